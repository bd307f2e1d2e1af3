import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  inPlaces,
  MENU_MOVES,
  moved,
  spotsBelow,
  type MenuMove,
  type MenuNode,
  type MenuSpot,
} from '../../../src/lib/menus/menu-order.ts';

const node = (id: number, position: number, parent: number | null = null): MenuNode => ({
  id,
  position,
  parent,
});
const page = (position: number): MenuSpot => ({ item: null, position });

/** The entries after a move; null where it cannot be made. */
function after(nodes: readonly MenuNode[], pages: readonly MenuSpot[], id: number, move: MenuMove) {
  const lists = moved(nodes, pages, id, move);
  const places = lists && inPlaces(lists);
  return places && nodes.map((one) => ({ ...one, ...places.get(one.id) }));
}
const orderOf = (nodes: readonly MenuNode[], pages: readonly MenuSpot[], parent = null) =>
  spotsBelow(nodes, pages, parent).map(({ item }) => item);

describe('CM-01 the order of a menu', () => {
  const nodes = [node(1, 0), node(2, 0), node(3, 7, 2), node(4, 30)];
  const pages = [page(10), page(20)];

  it('moves an entry past its neighbours, pages among them, which keep their positions', () => {
    expect(orderOf(nodes, pages)).toEqual([1, 2, null, null, 4]);
    const up = after(nodes, pages, 4, 'up') ?? [];
    expect(orderOf(up, pages)).toEqual([1, 2, null, 4, null]);
    expect(orderOf(after(up, pages, 4, 'up') ?? [], pages)).toEqual([1, 2, 4, null, null]);
    expect(orderOf(after(nodes, pages, 1, 'down') ?? [], pages)).toEqual([2, 1, null, null, 4]);
  });

  it('moves an entry below the one before it, and out again', () => {
    const below = after(nodes, pages, 4, 'in') ?? [];
    expect(below.find(({ id }) => id === 4)?.parent).toBe(2);
    expect(orderOf(after(below, pages, 4, 'out') ?? [], pages)).toEqual([1, 2, 4, null, null]);
  });

  it('makes no move over an edge, nor where pages leave no room', () => {
    expect(after(nodes, pages, 1, 'up')).toBeNull();
    expect(after(nodes, pages, 4, 'down')).toBeNull();
    expect(after(nodes, pages, 1, 'in')).toBeNull();
    expect(after(nodes, pages, 1, 'out')).toBeNull();
    expect(after(nodes, pages, 9, 'up')).toBeNull();
    const tight = [node(1, 6), node(2, 7)];
    const close = [page(5), page(6)];
    expect(orderOf(tight, close)).toEqual([null, 1, null, 2]);
    expect(after(tight, close, 2, 'up')).toBeNull();
  });

  it('drops an entry beside another one or below it, and never below itself', () => {
    const drop = (id: number, where: 'before' | 'after' | 'below', target: number) =>
      after(nodes, pages, id, { where, target });
    expect(orderOf(drop(4, 'before', 1) ?? [], pages)).toEqual([4, 1, 2, null, null]);
    expect(orderOf(drop(1, 'after', 2) ?? [], pages)).toEqual([2, 1, null, null, 4]);
    expect(orderOf(drop(1, 'after', 4) ?? [], pages)).toEqual([2, null, null, 4, 1]);
    const below = drop(4, 'below', 2) ?? [];
    expect(spotsBelow(below, pages, 2).map(({ item }) => item)).toEqual([3, 4]);
    expect(orderOf(drop(3, 'before', 1) ?? [], pages)).toEqual([3, 1, 2, null, null, 4]);
    expect(drop(2, 'below', 3)).toBeNull();
    expect(drop(2, 'before', 2)).toBeNull();
    expect(drop(2, 'before', 99)).toBeNull();
  });

  it('keeps every entry, each in its place of the list that the move names, whatever is moved', () => {
    const someNodes = fc
      .array(fc.integer({ min: 0, max: 1000 }), { minLength: 1, maxLength: 8 })
      .map((all) => all.map((position, index) => node(index + 1, position)));
    const somePages = fc.array(fc.integer({ min: 0, max: 1000 }).map(page), { maxLength: 4 });
    fc.assert(
      fc.property(
        someNodes,
        somePages,
        fc.nat(7),
        fc.constantFrom(...MENU_MOVES),
        (all, fixed, at, move) => {
          const lists = moved(all, fixed, at + 1, move);
          const places = lists && inPlaces(lists);
          if (lists === null || places === null) return;
          const now = all.map((one) => ({ ...one, ...places.get(one.id) }));
          for (const { parent, spots } of lists)
            expect(spotsBelow(now, fixed, parent).map(({ item }) => item)).toEqual(
              spots.map(({ item }) => item),
            );
          expect(now.every(({ position }) => position >= 0 && position <= 1000)).toBe(true);
        },
      ),
    );
  });
});
