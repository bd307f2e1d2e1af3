import type { StoredModule } from '../../../content/fields/module-tree.ts';
import { allModules, listAt, moduleById, placeOf, type Place } from '../content.ts';

type Tree = readonly StoredModule[];
export type Ids = readonly string[];

/** A module with the places of all that it stands in, the outermost first. */
function placesTo(tree: Tree, id: string): readonly (Place & { readonly id: string })[] {
  const place = placeOf(tree, id);
  if (place === null) return [];
  const around = place.parent === null ? [] : placesTo(tree, place.parent);
  return [...around, { ...place, id }];
}

/** How deep a module stands, 1 at the top; 0: nowhere. */
export const levelOf = (tree: Tree, id: string): number => placesTo(tree, id).length;

/** Modules in the order of the page, each once; what stands in another one of them goes with it. */
export function outermost(tree: Tree, ids: Ids): readonly StoredModule[] {
  const chosen = new Set(ids);
  return tree.flatMap((module) =>
    chosen.has(module.id) ? [module] : module.columns.flatMap((column) => outermost(column, ids)),
  );
}

/** The list that a module stands in. */
export function siblingsOf(tree: Tree, id: string): Tree {
  const place = placeOf(tree, id);
  return place === null ? [] : listAt(tree, place);
}

/**
 * From one module to another, with all between them: in the list that both stand in, or that
 * both stand in with what is around them.
 */
export function between(tree: Tree, from: string, to: string): Ids {
  const [left, right] = [placesTo(tree, from), placesTo(tree, to)];
  const shared = left.findIndex((place, at) => place.id !== right[at]?.id);
  const depth = shared < 0 ? left.length - 1 : shared;
  const [one, other] = [left[depth], right[depth]];
  // One of them is around the other.
  if (one === undefined || other === undefined) return [(left.at(depth - 1) ?? one)?.id ?? to];
  if (one.column !== other.column) return [one.parent ?? to];
  const [first, last] = [Math.min(one.index, other.index), Math.max(one.index, other.index)];
  return listAt(tree, one)
    .slice(first, last + 1)
    .map((module) => module.id);
}

/** Whether a module is one of some, or stands in one. */
export const isWithin = (tree: Tree, id: string, ids: Ids): boolean =>
  ids.some((one) => {
    const module = moduleById(tree, one);
    return module !== null && allModules([module]).some((inner) => inner.id === id);
  });
