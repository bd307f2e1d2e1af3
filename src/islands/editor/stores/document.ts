import type { StoredModule } from '../../../content/fields/module-tree.ts';
import {
  isSame,
  moduleById,
  placeOf,
  type Content,
  type Place,
} from '../../../lib/editing/content.ts';
import {
  applied,
  inverse,
  moveTo,
  valueAt,
  type Operation,
  type Path,
} from '../../../lib/editing/operation.ts';
import { word } from '../words.ts';
import { $content, $future, $past, type Step } from './content.ts';
import { nameOf } from './names.ts';
import { say } from './said.ts';

/** Typing that pauses no longer than this is one step of undo, in milliseconds. */
const BURST_MS = 900;
const MOST_STEPS = 300;

/** The content with all of it done; null where something no longer fits. */
const withAll = (operations: readonly Operation[]): Content | null =>
  operations.reduce<Content | null>(
    (content, operation) => content && applied(content, operation),
    $content.get(),
  );

/** Does something new. Nothing happens where it no longer fits. */
export function act(operations: readonly Operation[], isTyping = false): boolean {
  const content = withAll(operations);
  if (content === null || operations.length === 0) return false;
  const past = $past.get();
  const at = Date.now();
  const step = (isTyping && joined(past.at(-1), operations, at)) || { operations, at, isTyping };
  const before = step.operations === operations ? past : past.slice(0, -1);
  $content.set(content);
  $past.set([...before, step].slice(-MOST_STEPS));
  $future.set([]);
  return true;
}

/** The last step with this typing in it; null where it is a step of its own. */
function joined(last: Step | undefined, [next]: readonly Operation[], at: number): Step | null {
  const before = last?.operations[0];
  if (!last?.isTyping || at - last.at > BURST_MS || before?.type !== 'set') return null;
  if (next?.type !== 'set' || next.module !== before.module) return null;
  if (next.path.join() !== before.path.join()) return null;
  return { operations: [{ ...before, after: next.after }], at, isTyping: true };
}

/** Sets a field of a module, or of the record itself (null). */
export function change(module: string | null, path: Path, after: unknown, isTyping = false): void {
  const content = $content.get();
  const owner = module === null ? content : moduleById(content.modules, module)?.data;
  const before = valueAt(owner, path);
  if (owner === undefined || before === after) return;
  act([{ type: 'set', module, path, before, after }], isTyping);
}

const whereabouts = (place: Place | null): string => {
  const list = place === null ? 0 : place.index + 1;
  return word(place?.parent == null ? 'structure.at' : 'structure.inside', {
    place: list,
    parent: place?.parent == null ? '' : nameOf(place.parent),
    column: (place?.column ?? 0) + 1,
  });
};

export function insert(module: StoredModule, place: Place): void {
  if (act([{ type: 'insert', module, place }]))
    say(word('structure.inserted', { name: nameOf(module.id), to: whereabouts(place) }));
}

export function remove(id: string): void {
  const { modules } = $content.get();
  const module = moduleById(modules, id);
  const place = placeOf(modules, id);
  if (module === null || place === null) return;
  const name = nameOf(id);
  if (act([{ type: 'remove', module, place }])) say(word('structure.removed', { name }));
}

/** Moves a module; tells where it was and where it is. */
export function move(id: string, to: Place): void {
  const content = $content.get();
  const operation = moveTo(content, id, to);
  if (operation === null || !act([operation])) return;
  say(
    word('structure.moved', {
      name: nameOf(id),
      from: whereabouts(placeOf(content.modules, id)),
      to: whereabouts(placeOf($content.get().modules, id)),
    }),
  );
}

/** Everything that tells one state of the record from another, as one step. */
export const stepBetween = (now: Content, then: Content): readonly Operation[] =>
  Object.keys(then)
    .filter((key) => !isSame(now[key], then[key]))
    .map((key) => ({
      type: 'set',
      module: null,
      path: [key],
      before: now[key],
      after: then[key],
    }));

/** What the server did with the record can be undone like what was done here. */
export function remember(before: Content): void {
  const operations = stepBetween(before, $content.get());
  if (operations.length === 0) return;
  $past.set([...$past.get(), { operations, at: 0, isTyping: false }]);
  $future.set([]);
}

/** Takes the newest step of a list back; one that no longer fits is left out, and said. */
function back(from: typeof $past, to: typeof $past, said: string): void {
  const step = from.get().at(-1);
  if (step === undefined) return;
  const operations = step.operations.map(inverse).toReversed();
  const content = withAll(operations);
  from.set(from.get().slice(0, -1));
  const name = stepName(step);
  if (content === null) {
    say(word('undo.gone', { name }));
    return;
  }
  $content.set(content);
  to.set([...to.get(), { operations, at: 0, isTyping: false }]);
  say(word(said, { name }));
}

/** What a step did, in words. */
export function stepName({ operations: [first] }: Step): string {
  if (first === undefined) return '';
  const id = typeof first.module === 'string' ? first.module : (first.module?.id ?? null);
  if (first.type === 'set' && first.path[0] === 'modules')
    return word('undo.set', { name: word('bar.page') });
  return word(`undo.${first.type}`, { name: id === null ? word('page.settings') : nameOf(id) });
}

export const undo = (): void => back($past, $future, 'undo.undone');
export const redo = (): void => back($future, $past, 'undo.redone');
