import type { StoredModule } from '../../content/fields/module-tree.ts';
import {
  allModules,
  isSame,
  listAt,
  moduleById,
  placeOf,
  type Content,
  type Place,
} from './content.ts';

export interface Difference {
  readonly what: 'added' | 'removed' | 'changed' | 'moved';
  /** As it is now; as it was for what was removed. */
  readonly module: StoredModule;
  /** As it was; null for what was added. */
  readonly before: StoredModule | null;
  /** Where it was; null for what was added. */
  readonly place: Place | null;
}

export interface Comparison {
  readonly modules: readonly Difference[];
  /** Keys of the record's own fields that differ. */
  readonly fields: readonly string[];
}

/** What stands around a module: its parent, its column and the neighbour above. */
function surroundings(tree: Content['modules'], id: string, ids: ReadonlySet<string>): unknown {
  const place = placeOf(tree, id);
  if (place === null) return null;
  const { parent, column, index } = place;
  const above = listAt(tree, place)
    .slice(0, index)
    .findLast((module) => ids.has(module.id));
  return [parent, column, above?.id ?? null];
}

/** What is different now from how it was. */
export function compareContents(oldContent: Content, newContent: Content): Comparison {
  const [oldModules, newModules] = [allModules(oldContent.modules), allModules(newContent.modules)];
  const commonIds = new Set(
    oldModules.map(({ id }) => id).filter((id) => moduleById(newContent.modules, id)),
  );
  const difference = (module: StoredModule): readonly Difference[] => {
    const before = moduleById(oldContent.modules, module.id);
    if (before === null) return [{ what: 'added', module, before, place: null }];
    const place = placeOf(oldContent.modules, module.id);
    if (!isSame(before.data, module.data)) return [{ what: 'changed', module, before, place }];
    const isMoved = !isSame(
      surroundings(oldContent.modules, module.id, commonIds),
      surroundings(newContent.modules, module.id, commonIds),
    );
    return isMoved ? [{ what: 'moved', module, before, place }] : [];
  };
  const removed = oldModules
    .filter(({ id }) => !commonIds.has(id))
    .map((module) => ({
      what: 'removed' as const,
      module,
      before: module,
      place: placeOf(oldContent.modules, module.id),
    }));
  const { modules: _, ...before } = oldContent;
  const { modules: __, ...after } = newContent;
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return {
    modules: [...newModules.flatMap(difference), ...removed],
    fields: [...keys].filter((key) => !isSame(before[key], after[key])),
  };
}
