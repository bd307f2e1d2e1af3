import type { CartAnswer } from '../../../booking/order.ts';
import type { FailureCode } from '../../../result.ts';
import type { BookingContext } from './booking-context.ts';
import { addToCart, type Visit } from './add.ts';
import type { GroupOrder } from './form.ts';

/** A seat group that did not come into the cart, and why. */
export interface Refused {
  readonly seatGroup: string;
  readonly label: string;
  readonly code: FailureCode;
  readonly message: string;
  /** The shop's code, or `unreachable`, `offline`, `sold_out`. */
  readonly reason: string;
}

export interface Sent {
  /** The cart as it is afterwards; null: nothing came in. */
  readonly cart: CartAnswer | null;
  /** Tickets that came in. */
  readonly added: number;
  readonly refused: readonly Refused[];
}

/**
 * Sends what a form asks for, seat group by seat group, and tells truthfully what
 * came in (BK-07). Once the shop has not answered, it is not made to be waited for again.
 */
export async function sendOrders(
  context: BookingContext,
  orders: readonly GroupOrder[],
  visit: Visit,
): Promise<Sent> {
  let cart: CartAnswer | null = null;
  let added = 0;
  const refused: Refused[] = [];
  for (const { group, order } of orders) {
    const silent = refused.find(({ code }) => code === 'unavailable');
    if (silent !== undefined) {
      refused.push({ ...silent, seatGroup: group.seat_group, label: group.label });
      continue;
    }
    const result = await addToCart(context, order, {
      ...visit,
      cart: cart?.cart_url ?? visit.cart,
    });
    if (result.ok) {
      cart = result.value;
      added += order.quantities.reduce((sum, quantity) => sum + quantity, 0);
      continue;
    }
    const { code, message, reason = '' } = result.failure;
    refused.push({ seatGroup: group.seat_group, label: group.label, code, message, reason });
  }
  return { cart, added, refused };
}
