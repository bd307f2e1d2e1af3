import type { StoredModule } from '../../content/fields/module-tree.ts';
import {
  allModules,
  isSame,
  placeOf,
  withInserted,
  withoutModule,
  type Content,
} from './content.ts';
import { mergeValues } from './merge-values.ts';
import { applyData, dataOf } from './unit.ts';

/** The same thing changed by two people: a module, or a field of the record. */
export interface Conflict {
  /** Null: `field` of the record. */
  readonly module: string | null;
  readonly field: string | null;
  /** Undefined: not there. */
  readonly mine: unknown;
  readonly theirs: unknown;
}

export interface MergeResult {
  /** Both people's changes; where they meet, mine. */
  readonly content: Content;
  readonly conflicts: readonly Conflict[];
}

type Tree = readonly StoredModule[];

const idsOf = (tree: Tree) => allModules(tree).map(({ id }) => id);

/** What stands before a module in its list, the nearest first. */
function idsBefore(tree: Tree, id: string): readonly string[] {
  const place = placeOf(tree, id);
  if (place === null) return [];
  const parent = allModules(tree).find((module) => module.id === place.parent);
  const list = place.parent === null ? tree : (parent?.columns[place.column] ?? []);
  return list
    .slice(0, place.index)
    .map((module) => module.id)
    .toReversed();
}

/** Puts a module where it stands in `mine`, after the nearest neighbour that is still there. */
function insertLike(tree: Tree, mine: Tree, module: StoredModule): Tree {
  const place = placeOf(mine, module.id);
  if (place === null) return tree;
  const { parent, column } = place;
  const isThere = parent === null || placeOf(tree, parent) !== null;
  const target = isThere ? { parent, column } : { parent: null, column: 0 };
  for (const neighbour of idsBefore(mine, module.id)) {
    const place = placeOf(tree, neighbour);
    if (place !== null && place.parent === target.parent && place.column === target.column)
      return withInserted(tree, module, { ...place, index: place.index + 1 });
  }
  return withInserted(tree, module, { ...target, index: isThere ? 0 : tree.length });
}

/** Whether a module was put elsewhere: under another parent, or past one of its neighbours. */
function isMoved(base: Tree, mine: Tree, id: string): boolean {
  const [was, is] = [placeOf(base, id), placeOf(mine, id)];
  if (was === null || is === null) return false;
  if (was.parent !== is.parent || was.column !== is.column) return true;
  const common = new Set(idsOf(mine));
  const old = idsBefore(base, id).filter((other) => common.has(other));
  const baseIds = new Set(idsOf(base));
  const now = idsBefore(mine, id).filter((other) => baseIds.has(other));
  return !isSame(old, now);
}

/** The other's tree with what I put in, took out and moved. */
function mergedTree(
  base: Tree,
  mine: Tree,
  theirs: Tree,
  isTouched: (id: string) => boolean,
): Tree {
  const baseIds = new Set(idsOf(base));
  const [localIds, serverIds] = [new Set(idsOf(mine)), new Set(idsOf(theirs))];
  let tree = theirs;
  for (const id of baseIds)
    // What I deleted and the other changed meanwhile stays: nothing that was written is lost.
    if (!localIds.has(id) && serverIds.has(id) && !isTouched(id)) tree = withoutModule(tree, id);
  for (const module of allModules(mine)) {
    const { id } = module;
    const isNew = !baseIds.has(id) && !serverIds.has(id);
    const isBack = baseIds.has(id) && !serverIds.has(id) && isTouched(id);
    if (isNew || isBack) tree = insertLike(tree, mine, { ...module, columns: [] });
    else if (serverIds.has(id) && isMoved(base, mine, id) && !isMoved(base, theirs, id)) {
      const module = allModules(tree).find((found) => found.id === id);
      if (module !== undefined) tree = insertLike(withoutModule(tree, id), mine, module);
    }
  }
  return tree;
}

/**
 * Two people's changes since the same state, in one. Different modules merge by themselves, as do
 * different fields, entries and words of one; where both changed the same words it is a conflict,
 * to be decided by whoever saves second.
 */
export function mergeContents(base: Content, mine: Content, theirs: Content): MergeResult {
  const conflicts: Conflict[] = [];
  const units = [dataOf(base), dataOf(mine), dataOf(theirs)] as const;
  const keys = new Set([...units[1].keys(), ...units[2].keys(), ...units[0].keys()]);
  const result = new Map<string, unknown>();
  const isTouched = (id: string): boolean =>
    !isSame(units[0].get(`m:${id}`), units[1].get(`m:${id}`) ?? units[2].get(`m:${id}`));
  for (const key of keys) {
    const [was, is, other] = units.map((unit) => unit.get(key));
    const isMine = !isSame(was, is);
    const isTheirs = !isSame(was, other);
    result.set(key, isMine ? is : other);
    if (!isMine || !isTheirs || isSame(is, other)) continue;
    const merged = mergeValues({ base: was, mine: is, theirs: other });
    if (merged !== null) {
      result.set(key, merged.value);
      continue;
    }
    const id = key.slice(2);
    const isModule = key.startsWith('m:');
    conflicts.push({
      module: isModule ? id : null,
      field: isModule ? null : id,
      mine: is,
      theirs: other,
    });
    // Deleted here, changed there: what was written is kept until somebody decides.
    if (isModule && is === undefined) result.set(key, other);
  }
  const modules = mergedTree(base.modules, mine.modules, theirs.modules, isTouched);
  return { content: applyData({ ...theirs, modules }, result), conflicts };
}
