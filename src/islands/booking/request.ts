import type { Offer } from '../../lib/booking/offer.ts';
import type { CartAnswer } from '../../lib/booking/order.ts';
import type { Failure } from '../../lib/result.ts';
import { token } from '../csrf-token.ts';
import type { Post } from './summary.ts';
import { locale } from './words.ts';

/** A visitor waits no longer than this; the house itself waits for the shop less long. */
const LIMIT_MS = 5000;

const ask = (path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(`/${locale}/api/${path}/`, { ...init, signal: AbortSignal.timeout(LIMIT_MS) });

/** What can be booked of an event now; null: nothing, or nobody can say. */
export async function fetchOffer(event: number): Promise<Offer | null> {
  const response = await ask(`booking/${event}`);
  const offer = response.ok ? ((await response.json()) as Offer) : null;
  return offer?.isShopOnline && offer.seatGroups.length > 0 ? offer : null;
}

/** BK-06: sends one call to the house; whatever happens is an outcome. */
export const post: Post = async (order, key) => {
  try {
    const response = await ask('shop-cart', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-csrftoken': token(),
        'idempotency-key': key,
      },
      body: JSON.stringify(order),
    });
    const body = (await response.json()) as Partial<CartAnswer & Failure>;
    const isIn = response.ok && (body.tickets_quantity ?? 0) > 0;
    // The header and the time left are told by the page's own scripts.
    if (isIn) dispatchEvent(new Event('cart'));
    return {
      order,
      answer: isIn ? (body as CartAnswer) : null,
      message: body.message ?? '',
      isAnswered: response.status < 500,
    };
  } catch {
    return { order, answer: null, message: '', isAnswered: false };
  }
};
