import type { Offer } from '../../lib/booking/offer.ts';
import type { CartAnswer, CartOrder } from '../../lib/booking/order.ts';
import type { Failure } from '../../lib/result.ts';
import { csrfToken } from '../csrf-token.ts';
import { locale } from './texts.ts';

/** What became of one order. */
export interface OrderResult {
  readonly order: CartOrder;
  /** The cart as it is now; null: nothing came in. */
  readonly cart: CartAnswer | null;
  /** Why nothing came in, as the server's message; empty where it gave none. */
  readonly message: string;
  /** False: nobody can say whether it was done. */
  readonly isAnswered: boolean;
}

export type SendOrder = (order: CartOrder, idempotencyKey: string) => Promise<OrderResult>;

/** What the visitor sees after sending. */
export type Summary =
  | { readonly state: 'loading' }
  | { readonly state: 'done'; readonly results: readonly OrderResult[] };

export const ticketsOf = (results: readonly OrderResult[]): number =>
  results.reduce(
    (sum, { order }) => order.quantities.reduce((all, quantity) => all + quantity, sum),
    0,
  );

/** A visitor waits no longer than this; the server itself waits for the shop less long. */
const TIMEOUT_MS = 5000;

const request = (path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(`/${locale}/api/${path}/`, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });

/** What can be booked of an event now; null: nothing, or nobody can say. */
export async function fetchOffer(event: number): Promise<Offer | null> {
  const response = await request(`booking/${event}`);
  const offer = response.ok ? ((await response.json()) as Offer) : null;
  return offer?.isShopOnline && offer.seatGroups.length > 0 ? offer : null;
}

/**
 * Sends one order to the server; whatever happens is a result.
 * @param hasCookie the answer to the first try brought the visitor's cookie
 */
export async function sendOrder(
  order: CartOrder,
  idempotencyKey: string,
  hasCookie?: true,
): Promise<OrderResult> {
  let cart: CartAnswer | null = null;
  let message = '';
  let isAnswered = false;
  try {
    const response = await request('shop-cart', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-csrftoken': csrfToken(),
        'idempotency-key': idempotencyKey,
      },
      body: JSON.stringify(order),
    });
    const body = (await response.json()) as Partial<CartAnswer & Failure>;
    // With the cookie that came the order is taken.
    if (body.reason === 'new_visitor' && !hasCookie)
      return await sendOrder(order, idempotencyKey, true);
    message = body.message ?? '';
    isAnswered = response.status < 500;
    // A failure has none.
    if (body.tickets_quantity) {
      cart = body as CartAnswer;
      // The header and the time left are shown by the page's own scripts.
      dispatchEvent(new Event('cart'));
    }
  } catch {
    // Nobody answered, or not in a way that says what became of the order.
  }
  return { order, cart, message, isAnswered };
}
