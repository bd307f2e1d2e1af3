import type { StoredModule } from '../../../content/fields/module-tree.ts';
import { listAt, placeOf, type Content, type Place } from '../content.ts';
import { applyOperation, moveOperation, type Operation } from '../operation.ts';
import { isWithin, outermost, type Ids } from './selection.ts';

/** What is done with several modules; each list is one step of undo. */
type Operations = readonly Operation[];

/** Operations of which each is made on what the one before it has left. */
class Steps {
  readonly operations: Operation[] = [];
  content: Content;

  constructor(content: Content) {
    this.content = content;
  }

  move(id: string, to: Place): void {
    const operation = moveOperation(this.content, id, to);
    const next = operation && applyOperation(this.content, operation);
    if (operation === null || next === null) return;
    this.operations.push(operation);
    this.content = next;
  }
}

/**
 * Several modules to one place, in their order; the place is counted with all of them still where
 * they are. Null: it is in one of them. Empty: they stand there.
 */
export function moveTo(content: Content, ids: Ids, to: Place): Operations | null {
  const { modules } = content;
  if (to.parent !== null && isWithin(modules, to.parent, ids)) return null;
  const chosen = outermost(modules, ids);
  const moved = new Set(chosen.map(({ id }) => id));
  // What stays where it is tells the place, however many go to it.
  const next = listAt(modules, to)
    .slice(to.index)
    .find(({ id }) => !moved.has(id));
  const steps = new Steps(content);
  for (const { id } of chosen) {
    const list = listAt(steps.content.modules, to);
    const index = next === undefined ? list.length : list.findIndex((one) => one.id === next.id);
    steps.move(id, { ...to, index });
  }
  return steps.operations;
}

/** Each up or down by one among its neighbours; those that stand at the edge stay. */
export function moveByOne(content: Content, ids: Ids, by: -1 | 1): Operations {
  const chosen = outermost(content.modules, ids).map(({ id }) => id);
  const steps = new Steps(content);
  for (const id of by < 0 ? chosen : chosen.toReversed()) {
    const { modules } = steps.content;
    const place = placeOf(modules, id);
    const beside = place && listAt(modules, place)[place.index + by];
    // A neighbour that is one of them, too, could not give way.
    if (!place || !beside || chosen.includes(beside.id)) continue;
    steps.move(id, { ...place, index: place.index + (by < 0 ? -1 : 2) });
  }
  return steps.operations;
}

/** From the last to the first: the places of those before stay as they are. */
export const remove = ({ modules }: Content, ids: Ids): Operations =>
  outermost(modules, ids)
    .toReversed()
    .flatMap((module) => {
      const place = placeOf(modules, module.id);
      return place === null ? [] : [{ type: 'remove', module, place } as const];
    });

export const insert = (modules: readonly StoredModule[], place: Place): Operations =>
  modules.map((module, at) => ({
    type: 'insert',
    module,
    place: { parent: place.parent, column: place.column, index: place.index + at },
  }));

const HIDDEN = 'is_hidden';

/** Whether none of them is shown to visitors. */
export const areHidden = ({ modules }: Content, ids: Ids): boolean =>
  outermost(modules, ids).every(({ data }) => data[HIDDEN] === true);

/** Hides all of them, or shows all; those that are so already are left out. */
export const hide = ({ modules }: Content, ids: Ids, isHidden: boolean): Operations =>
  outermost(modules, ids)
    .filter(({ data }) => (data[HIDDEN] === true) !== isHidden)
    .map(({ id, data }) => ({
      type: 'set',
      module: id,
      path: [HIDDEN],
      before: data[HIDDEN],
      after: isHidden,
    }));
