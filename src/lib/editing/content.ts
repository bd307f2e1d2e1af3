import type { StoredModule } from '../../content/fields/module-tree.ts';

/** A record as it is edited: its fields in both languages, and its modules as a tree. */
export type Content = Readonly<Record<string, unknown>> & {
  readonly modules: readonly StoredModule[];
};

/** Where a module stands: at the top of the page, or in a column of another module. */
export interface Place {
  readonly parent: string | null;
  readonly column: number;
  readonly index: number;
}

type Tree = readonly StoredModule[];

/** A tree is never changed, but replaced by another one: what was found in it stays true. */
const lists = new WeakMap<Tree, Tree>();

const flatten = (tree: Tree): Tree =>
  tree.flatMap((module) => [module, ...module.columns.flatMap(flatten)]);

/** Every module of a tree, containers before what stands in them; listed once for each tree. */
export function allModules(tree: Tree): readonly StoredModule[] {
  const list = lists.get(tree) ?? flatten(tree);
  lists.set(tree, list);
  return list;
}

/** How deep modules stand in each other; 0 for none. */
export const depthOf = (tree: Tree): number =>
  Math.max(0, ...tree.map(({ columns }) => 1 + Math.max(0, ...columns.map(depthOf))));

/** The same by their ids; asked for by hundreds of rows and elements with each key. */
const indexes = new WeakMap<Tree, ReadonlyMap<string, StoredModule>>();

export function moduleById(tree: Tree, id: string): StoredModule | null {
  // From the end: of two with one id the first counts.
  const index =
    indexes.get(tree) ??
    new Map(
      allModules(tree)
        .toReversed()
        .map((one) => [one.id, one]),
    );
  indexes.set(tree, index);
  return index.get(id) ?? null;
}

/** Where a module stands; null: nowhere in this tree. */
export function placeOf(tree: Tree, id: string, parent: string | null = null): Place | null {
  const index = tree.findIndex((module) => module.id === id);
  if (index >= 0) return { parent, column: 0, index };
  for (const module of tree)
    for (const [column, inside] of module.columns.entries()) {
      const place = placeOf(inside, id, module.id);
      if (place !== null) return place.parent === module.id ? { ...place, column } : place;
    }
  return null;
}

/** The list that a place is in; empty for a column that nothing stood in yet. */
export const listAt = (tree: Tree, { parent, column }: Omit<Place, 'index'>): Tree =>
  parent === null ? tree : (moduleById(tree, parent)?.columns[column] ?? []);

/** A list with its entries changed; the very same one where none of them is another. */
export function mapShared<One>(list: readonly One[], change: (one: One) => One): readonly One[] {
  const changed = list.map((one) => change(one));
  return changed.some((one, at) => one !== list[at]) ? changed : list;
}

/**
 * A module with its columns changed; the very same one where nothing in them is another. Whoever
 * compares two states of a page looks only into what differs.
 */
export function withColumns(module: StoredModule, change: (column: Tree) => Tree): StoredModule {
  const columns = mapShared(module.columns, change);
  return columns === module.columns ? module : { ...module, columns };
}

/** The tree with one module changed, wherever it stands. */
export const withModule = (
  tree: Tree,
  id: string,
  change: (module: StoredModule) => StoredModule,
): Tree =>
  mapShared(tree, (module) =>
    module.id === id
      ? change(module)
      : withColumns(module, (column) => withModule(column, id, change)),
  );

/** The tree with one of its lists changed; unchanged where there is no such parent. */
function withList(
  tree: Tree,
  { parent, column }: Omit<Place, 'index'>,
  change: (list: Tree) => Tree,
): Tree {
  if (parent === null) return change(tree);
  return withModule(tree, parent, (module) => {
    const count = Math.max(module.columns.length, column + 1);
    const columns = Array.from({ length: count }, (_, at) => module.columns[at] ?? []);
    return { ...module, columns: columns.map((list, at) => (at === column ? change(list) : list)) };
  });
}

/** The tree with a module put in; past the end of a list it becomes the last. */
export const withInserted = (tree: Tree, module: StoredModule, place: Place): Tree =>
  withList(tree, place, (list) => list.toSpliced(place.index, 0, module));

export function withoutModule(tree: Tree, id: string): Tree {
  const remaining = tree.some((module) => module.id === id)
    ? tree.filter((module) => module.id !== id)
    : tree;
  return mapShared(remaining, (module) =>
    withColumns(module, (column) => withoutModule(column, id)),
  );
}

/** Whether two values hold the same, as JSON keeps them: the order of keys says nothing. */
export function isSame(left: unknown, right: unknown): boolean {
  if (Object.is(left, right)) return true;
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null)
    return false;
  if (Array.isArray(left) !== Array.isArray(right)) return false;
  const keysOf = (value: object) =>
    Object.keys(value).filter((key) => (value as Record<string, unknown>)[key] !== undefined);
  const keys = keysOf(left);
  return (
    keys.length === keysOf(right).length &&
    keys.every((key) =>
      isSame((left as Record<string, unknown>)[key], (right as Record<string, unknown>)[key]),
    )
  );
}
