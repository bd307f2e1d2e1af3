import { expect, it } from 'vitest';
import type { Entity } from '../../../src/content/records/kinds.ts';
import { indented, inTreeOrder } from '../../../src/lib/server/services/records/page-tree.ts';

const page = (id: number, parent: number | null, position: number) =>
  ({ id, parent, position }) as Entity<'page'>;
const orderOf = (...pages: readonly Entity<'page'>[]) =>
  inTreeOrder(pages).map(([{ id }, depth]) => indented(String(id), depth));

it('ED-10 pages stand below the page that they belong to, moved in, in the order of the menus', () => {
  expect(
    orderOf(page(1, null, 2), page(2, 1, 1), page(3, null, 1), page(4, 2, 0), page(5, 1, 0)),
  ).toEqual(['3', '1', '\u20035', '\u20032', '\u2003\u20034']);
});

it('ED-10 no page is missing, whatever is stored: below one that is gone, in a loop', () => {
  expect(orderOf(page(1, 99, 0), page(2, 3, 0), page(3, 2, 1))).toEqual(['1', '2', '3']);
});
