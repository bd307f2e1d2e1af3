/*
 * The order of a menu. At its first level pages stand among the entries, by positions of
 * their own that are not changed here; of the same position, entries come first.
 */

/** What is moved: among its neighbours, below the one before it, or beside the one it is below. */
export const MENU_MOVES = ['up', 'down', 'in', 'out'] as const;
type MenuStep = (typeof MENU_MOVES)[number];

/** Where an entry is dropped: beside another one, or below it as the last. */
export const MENU_DROPS = ['before', 'after', 'below'] as const;
export interface MenuDrop {
  readonly where: (typeof MENU_DROPS)[number];
  readonly target: number;
}

export type MenuMove = MenuStep | MenuDrop;

/** An entry of a menu and where it stands. */
export interface MenuNode {
  readonly id: number;
  readonly parent: number | null;
  readonly position: number;
}

/** A place in a list: of an entry, or of a page (`item` is null). */
export interface MenuSpot {
  readonly item: number | null;
  readonly position: number;
}

/** A list of a menu: all that stands below an entry, or at the first level. */
interface MenuList {
  readonly parent: number | null;
  readonly spots: readonly MenuSpot[];
}

/** The highest position that a record may have. */
const LAST_POSITION = 1000;

/** The spots of a level in their order. */
export function spotsBelow(
  nodes: readonly MenuNode[],
  pages: readonly MenuSpot[],
  parent: number | null,
): readonly MenuSpot[] {
  const own = nodes
    .filter((node) => node.parent === parent)
    .sort((left, right) => left.position - right.position || left.id - right.id)
    .map(({ id, position }): MenuSpot => ({ item: id, position }));
  return [...own, ...(parent === null ? pages : [])].sort(
    (left, right) => left.position - right.position,
  );
}

const indexOf = (spots: readonly MenuSpot[], item: number | null): number =>
  spots.findIndex((spot) => spot.item === item && item !== null);

/** Whether an entry is another one or stands below it, at any depth. */
function isWithin(nodes: readonly MenuNode[], id: number, of: number): boolean {
  const parents = new Map(nodes.map((node) => [node.id, node.parent]));
  const seen = new Set<number>();
  for (let at: number | null = id; at !== null && !seen.has(at); at = parents.get(at) ?? null) {
    if (at === of) return true;
    seen.add(at);
  }
  return false;
}

/** The list that a drop changes; null: an entry cannot stand below itself. */
function dropped(
  nodes: readonly MenuNode[],
  pages: readonly MenuSpot[],
  { id, position }: MenuNode,
  { where, target: targetId }: MenuDrop,
): readonly MenuList[] | null {
  const target = nodes.find((one) => one.id === targetId);
  if (target === undefined || isWithin(nodes, targetId, id)) return null;
  const spot = { item: id, position };
  const parent = where === 'below' ? targetId : target.parent;
  const others = spotsBelow(nodes, pages, parent).filter(({ item }) => item !== id);
  if (where === 'below') return [{ parent, spots: [...others, spot] }];
  const to = indexOf(others, targetId) + (where === 'after' ? 1 : 0);
  return [{ parent, spots: others.toSpliced(to, 0, spot) }];
}

/** The lists that a move changes, in their new order; null where it cannot be made. */
export function moved(
  nodes: readonly MenuNode[],
  pages: readonly MenuSpot[],
  id: number,
  move: MenuMove,
): readonly MenuList[] | null {
  const node = nodes.find((one) => one.id === id);
  if (node === undefined) return null;
  if (typeof move !== 'string') return dropped(nodes, pages, node, move);
  const { parent } = node;
  const spots = spotsBelow(nodes, pages, parent);
  const at = indexOf(spots, id);
  const spot = { item: id, position: node.position };
  const rest = spots.toSpliced(at, 1);
  if (move === 'up' || move === 'down') {
    const to = at + (move === 'up' ? -1 : 1);
    return to < 0 || to > rest.length ? null : [{ parent, spots: rest.toSpliced(to, 0, spot) }];
  }
  if (move === 'in') {
    const above = spots.slice(0, at).findLast(({ item }) => item !== null)?.item ?? null;
    if (above === null) return null;
    return [{ parent: above, spots: [...spotsBelow(nodes, pages, above), spot] }];
  }
  const holder = nodes.find((one) => one.id === parent);
  if (holder === undefined) return null;
  const outer = spotsBelow(nodes, pages, holder.parent);
  const list = outer.toSpliced(indexOf(outer, holder.id) + 1, 0, spot);
  return [{ parent: holder.parent, spots: list }];
}

/** Positions for entries between two pages; null where there are too few of them. */
function between(
  items: readonly number[],
  after: number,
  upTo: number,
): readonly (readonly [number, number])[] | null {
  if (items.length > upTo - after) return null;
  const step = Math.max(1, Math.min(10, Math.floor((upTo - after) / (items.length + 1))));
  return items.map((item, index) => [item, after + (index + 1) * step]);
}

/** The new place of every entry of these lists; null where pages leave too little room. */
export function inPlaces(
  lists: readonly MenuList[],
): ReadonlyMap<number, { readonly parent: number | null; readonly position: number }> | null {
  const places = new Map<number, { parent: number | null; position: number }>();
  for (const { parent, spots } of lists) {
    let after = -1;
    let items: number[] = [];
    for (const { item, position } of [...spots, { item: null, position: LAST_POSITION }]) {
      if (item !== null) {
        items.push(item);
        continue;
      }
      const given = between(items, after, position);
      if (given === null) return null;
      for (const [id, own] of given) places.set(id, { parent, position: own });
      [after, items] = [position, []];
    }
  }
  return places;
}
