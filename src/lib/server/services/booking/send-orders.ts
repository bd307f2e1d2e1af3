import type { CartAnswer } from '../../../booking/order.ts';
import type { FailureCode } from '../../../result.ts';
import type { BookingContext } from './booking-context.ts';
import { addToCart, type CartRequest } from './add-to-cart.ts';
import type { GroupOrder } from './booking-form.ts';

/** An order that was not added to the cart, and why. */
export interface RejectedOrder {
  readonly seatGroup: string;
  readonly label: string;
  readonly code: FailureCode;
  readonly message: string;
  /** The shop's code, or `unreachable`, `offline`, `sold_out`. */
  readonly reason: string;
}

export interface SendResult {
  /** The cart afterwards; null: nothing was added. */
  readonly cart: CartAnswer | null;
  /** How many tickets were added. */
  readonly added: number;
  /** How many of them had been added before, by the same form. */
  readonly repeated: number;
  readonly rejected: readonly RejectedOrder[];
}

/**
 * Sends the orders of a form one after the other and reports each that was rejected.
 * After the shop did not answer once, the others are not sent.
 */
export async function sendOrders(
  context: BookingContext,
  orders: readonly GroupOrder[],
  cartRequest: CartRequest,
): Promise<SendResult> {
  let cart: CartAnswer | null = null;
  let added = 0;
  let repeated = 0;
  const rejected: RejectedOrder[] = [];
  for (const { group, order } of orders) {
    const unavailable = rejected.find(({ code }) => code === 'unavailable');
    if (unavailable !== undefined) {
      rejected.push({ ...unavailable, seatGroup: group.seat_group, label: group.label });
      continue;
    }
    const tickets = order.quantities.reduce((sum, quantity) => sum + quantity, 0);
    let isRepeat = false;
    const result = await addToCart(context, order, {
      ...cartRequest,
      cart: cart?.cart_url ?? cartRequest.cart,
      onRepeat: () => (isRepeat = true),
    });
    if (result.ok) {
      cart = result.value;
      added += tickets;
      if (isRepeat) repeated += tickets;
      continue;
    }
    const { code, message, reason = '' } = result.failure;
    rejected.push({ seatGroup: group.seat_group, label: group.label, code, message, reason });
  }
  return { cart, added, repeated, rejected };
}
