import type { Offer } from '../../lib/booking/offer.ts';
import type { CartAnswer, CartOrder } from '../../lib/booking/order.ts';
import type { Failure } from '../../lib/result.ts';
import { csrfToken } from '../csrf-token.ts';
import type { SendOrder } from './order-result.ts';
import { locale } from './texts.ts';

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

type CartBody = Partial<CartAnswer & Failure>;

async function postOrder(order: CartOrder, idempotencyKey: string) {
  const response = await request('shop-cart', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-csrftoken': csrfToken(),
      'idempotency-key': idempotencyKey,
    },
    body: JSON.stringify(order),
  });
  return { response, body: (await response.json()) as CartBody };
}

/** BK-06: sends one order to the server; whatever happens is a result. */
export const sendOrder: SendOrder = async (order, idempotencyKey) => {
  try {
    let { response, body } = await postOrder(order, idempotencyKey);
    // BK-14: the answer brought a cookie, and with that the order is taken.
    if (body.reason === 'new_visitor')
      ({ response, body } = await postOrder(order, idempotencyKey));
    const isAdded = response.ok && (body.tickets_quantity ?? 0) > 0;
    // The header and the time left are shown by the page's own scripts.
    if (isAdded) dispatchEvent(new Event('cart'));
    return {
      order,
      cart: isAdded ? (body as CartAnswer) : null,
      message: body.message ?? '',
      isAnswered: response.status < 500,
    };
  } catch {
    return { order, cart: null, message: '', isAnswered: false };
  }
};
