import type { AstroCookies, APIContext } from 'astro';
import type { CartAnswer } from '../../../booking/order.ts';
import { pathTo } from '../../../routing/routes.ts';
import { type BookingPage, rejectedSchema } from '../../page-data/booking/booking.ts';
import type { PageContext } from '../../page-data/page/page-context.ts';
import { cartIn, setCart, setCartNotice } from '../../services/booking/cart-cookies.ts';
import { formKeyIn, setFormKey } from '../../services/booking/form-key.ts';
import { idempotencyKeyOf } from '../../../booking/idempotency-key.ts';
import { readBookingForm } from '../../services/booking/booking-form.ts';
import { setVisitor, visitorOf } from '../../services/booking/visitor.ts';
import { sendOrders, type SendResult } from '../../services/booking/send-orders.ts';
import { formRefused, readForm } from '../../services/request/read-form.ts';
import { redirectWithErrors } from '../forms/redirect-with-errors.ts';

/** Where to go on; or what the form is to say of itself when it is shown again (`bookingAgain`). */
export type FormAnswer = { readonly to: string } | { readonly note: string };

/** A form that was sent, and what is known of who sent it. */
export interface SentForm {
  readonly data: FormData;
  readonly cookies: AstroCookies;
  readonly clientAddress: string;
}

/** What the cart's page tells once: what came in and what did not. */
function noticeOf(event: number, { added, repeated, rejected }: SendResult): URLSearchParams {
  const notice = new URLSearchParams({ event: String(event), added: String(added) });
  if (repeated > 0) notice.set('repeated', String(repeated));
  for (const { seatGroup, reason } of rejected) notice.append('refused', `${seatGroup}~${reason}`);
  return notice;
}

/** The cart as it is now: what was answered to the first of two sendings may be old. */
async function newestCart(
  { app, locale }: PageContext,
  cart: CartAnswer,
  { repeated }: SendResult,
): Promise<CartAnswer> {
  const read = repeated > 0 ? await app.shop.read(cart.cart_url, locale) : null;
  if (!read?.ok) return cart;
  const { tickets_quantity, reserved_until } = read.value;
  return { ...cart, tickets_quantity, reserved_until };
}

/** Takes a booking form that was sent without scripts. */
export async function answerBookingForm(
  context: PageContext,
  { event, view: { offer } }: BookingPage,
  { data, cookies, clientAddress }: SentForm,
): Promise<FormAnswer> {
  const { app, t, locale } = context;
  if (offer === null || !offer.isShopOnline) return { note: '' };
  const { orders } = readBookingForm(offer, data, t);
  if (orders.length === 0) return { note: '' };
  const key = idempotencyKeyOf(await formKeyIn(cookies, app.env));
  const visitor = await visitorOf({ cookies, clientAddress }, app);
  const cart = cartIn(cookies, app.shop);
  const sent = await sendOrders(context, orders, { cart, key, visitor });
  await setVisitor(cookies, app, visitor);
  if (sent.cart === null) {
    // What failed may be tried again, which is then another sending.
    await setFormKey(cookies, app.env);
    return { note: JSON.stringify(rejectedSchema.parse(sent.rejected)) };
  }
  // The key stays: Back and once more is the same sending, and nothing is bought twice.
  if (key === null) await setFormKey(cookies, app.env);
  const newest = await newestCart(context, sent.cart, sent);
  setCart(cookies, app, newest);
  // A shop that insists on its own cart gets the visitor there, unless something is to be said first.
  if (app.shop.hasOwnCart && sent.rejected.length === 0) return { to: newest.cart_url };
  setCartNotice(cookies, app.env, noticeOf(event.id, sent));
  return { to: pathTo('cart', locale) };
}

type AstroRequest = Pick<APIContext, 'request' | 'url' | 'cookies' | 'clientAddress' | 'redirect'>;

/** Which form it is, as it is kept. */
export const bookingPlace = ({ event }: BookingPage): string => `booking ${event.id}`;

/** A booking form that somebody sent; leads to the cart, or back to the form. */
export async function takeBooking(
  astro: AstroRequest,
  context: PageContext,
  page: BookingPage,
): Promise<Response> {
  const { cookies, clientAddress } = astro;
  const sent = await readForm(astro.request, context.locale);
  if (!sent.ok) return formRefused(sent.failure);
  const answer = await answerBookingForm(context, page, {
    data: sent.value,
    cookies,
    clientAddress,
  });
  if ('to' in answer) return astro.redirect(answer.to, 303);
  const { path } = page.view;
  return redirectWithErrors(astro, context, {
    place: bookingPlace(page),
    data: sent.value,
    path,
    ...answer,
  });
}
