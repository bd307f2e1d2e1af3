import { randomUUID } from 'node:crypto';
import type { CartAnswer, CartOrder } from '../../../src/lib/booking/order.ts';
import type { Result } from '../../../src/lib/result.ts';
import type { AppContext } from '../../../src/lib/server/app/app-context.ts';
import { PageContext } from '../../../src/lib/server/page-data/page/page-context.ts';
import { addToCart } from '../../../src/lib/server/services/booking/add-to-cart.ts';
import type { Visitor } from '../../../src/lib/server/services/booking/visitor.ts';
import { orderOf } from './shop-rush.ts';

/** A visitor of one client address; all of these share it. */
export const visitorAt = (network: string, isReturned: boolean): Visitor => ({
  id: randomUUID(),
  network,
  isReturned,
});

interface Wish {
  readonly event: { readonly id_jet: string };
  readonly tickets?: number;
  /** Instead of so many tickets of the group `saal`. */
  readonly order?: CartOrder;
  readonly cart?: string | null;
  /** Null: a program of the venue, which nothing limits. */
  readonly visitor: Visitor | null;
}

/** Puts tickets, of the group `saal` if nothing else is said, into a cart, as the API does. */
export const reserveAs = async (
  app: AppContext,
  { event, tickets = 1, order = orderOf(event, 'saal', tickets), cart = null, visitor }: Wish,
): Promise<Result<CartAnswer>> =>
  addToCart(await PageContext.open(app, 'de', '/de'), order, {
    cart,
    key: null,
    visitor,
  });

export const reasonOf = (result: Result<unknown>): string =>
  result.ok ? 'reserved' : (result.failure.reason ?? result.failure.code);
