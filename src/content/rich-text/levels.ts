import type { Block, Item } from './schema.ts';

/** An entry with the lists that stand in it. */
export interface TreeItem {
  readonly item: Item;
  readonly lists: readonly TreeList[];
}

/** A list as pages show it: nested. */
export interface TreeList {
  readonly ordered: boolean;
  /** The number of its first entry. */
  readonly start: number;
  readonly items: readonly TreeItem[];
}

/** Entries as they are stored: none is deeper than one below the entry before it. */
export function withLevels(items: readonly Item[], isOrdered: boolean): Item[] {
  let before = -1;
  return items.map(({ children, level: wanted = 0, ordered = isOrdered }) => {
    const level = Math.min(wanted, before + 1);
    before = level;
    return {
      type: 'item',
      ...(level > 0 && { level }),
      ...(level > 0 && ordered !== isOrdered && { ordered }),
      children,
    };
  });
}

interface OpenList {
  readonly ordered: boolean;
  readonly start: number;
  readonly items: OpenItem[];
}
interface OpenItem {
  readonly item: Item;
  readonly lists: OpenList[];
}

/** The entries of a list as a tree. A nested list that changes its kind is another list. */
export function treeOf(items: readonly Item[], isOrdered: boolean, start = 1): TreeList {
  const top: OpenList = { ordered: isOrdered, start, items: [] };
  const open: OpenList[] = [top];
  for (const item of withLevels(items, isOrdered)) {
    const { level = 0, ordered = isOrdered } = item;
    open.length = Math.min(open.length, level + 1);
    const parent = level > 0 ? open[level - 1]?.items.at(-1) : undefined;
    if (parent !== undefined && open[level]?.ordered !== ordered) {
      const list: OpenList = { ordered, start: 1, items: [] };
      parent.lists.push(list);
      open[level] = list;
    }
    (open[level] ?? top).items.push({ item, lists: [] });
  }
  return top;
}

const numbersIn = ({ ordered, start, items }: TreeList): readonly (number | null)[] =>
  items.flatMap(({ lists }, index) => [
    ordered ? start + index : null,
    ...lists.flatMap(numbersIn),
  ]);

/** The number of each entry in its own list, as pages count them; null: it has a bullet. */
export const numbersOf = (
  items: readonly Item[],
  isOrdered: boolean,
  start?: number,
): readonly (number | null)[] => numbersIn(treeOf(items, isOrdered, start));

/** A list of blocks, as far as its numbers go. */
type Counted = Pick<Extract<Block, { type: 'list' }>, 'start' | 'children'>;

/** The number of an entry that would follow at the end of a list. */
export const nextNumber = ({ start = 1, children }: Counted): number =>
  start + children.filter(({ level = 0 }) => level === 0).length;
