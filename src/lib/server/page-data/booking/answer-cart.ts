import type { AstroCookies } from 'astro';
import { maxPerOrder } from '../../../booking/max-per-order.ts';
import { MAX_TICKETS } from '../../../constants.ts';
import { failure, success, type Failure, type Result } from '../../../result.ts';
import { CART_FIELDS } from '../../../views/booking-view.ts';
import type { CartLineId } from '../../ports/webshop.ts';
import { eventByJetId } from '../../repositories/events-by-jet-id.ts';
import { cartIn, setCart } from '../../services/booking/cart-cookies.ts';
import { setCartNotice } from '../../services/booking/cart-notice.ts';
import { changeCart, type CartChange } from '../../services/booking/change-cart.ts';
import { formKeyIn, setFormKey } from '../../services/booking/form-key.ts';
import { idempotencyKeyOf } from '../../../booking/idempotency-key.ts';
import { lineOf } from '../../services/booking/line-key.ts';
import { setVisitor, visitorOf } from '../../services/booking/visitor.ts';
import type { PageContext } from '../page/page-context.ts';

/** A form of the cart that was sent, and what is known of who sent it. */
export interface SentCart {
  readonly data: FormData;
  readonly cookies: AstroCookies;
  readonly clientAddress: string;
}

/** Most tickets that one line of the cart can have. */
export async function maxOfLine(
  { app }: PageContext,
  { id_jet: idJet }: CartLineId,
): Promise<number> {
  const event = await eventByJetId(app.database.db, idJet);
  return event === null ? MAX_TICKETS : maxPerOrder(event);
}

/** A whole number of tickets; null for anything else. */
const amountIn = (text: string): number | null => (/^\d{1,3}$/u.test(text) ? Number(text) : null);

/** What a form of the cart wants; null: it is none. */
async function changeIn(context: PageContext, data: FormData): Promise<Result<CartChange> | null> {
  if (data.get(CART_FIELDS.all) === 'yes') return success({ line: null });
  const line = lineOf(data.get(CART_FIELDS.line));
  if (line === null) return null;
  if (data.get(CART_FIELDS.remove) === 'yes') return success({ line, tickets: 0 });
  const text = data.get(CART_FIELDS.tickets);
  const tickets = amountIn(typeof text === 'string' ? text.trim() : '');
  const most = await maxOfLine(context, line);
  return tickets === null || tickets > most
    ? failure('invalid', context.t('booking:fieldError.amount', { most }))
    : success({ line, tickets });
}

/** The cookies follow the cart as it is now. @returns false: it is empty */
async function follow(context: PageContext, cart: string, cookies: AstroCookies): Promise<boolean> {
  const { app, locale } = context;
  const read = await app.shop.read(cart, locale);
  // Nobody knows how it stands, or its page says that it is over.
  if (!read.ok) return true;
  const { tickets_quantity, reserved_until, url } = read.value;
  const isFull = tickets_quantity > 0;
  setCart(cookies, app, isFull ? { tickets_quantity, reserved_until, cart_url: url } : null);
  return isFull;
}

/**
 * Takes a form of the cart's page.
 * @returns what is wrong with it; null: nothing that this page would not say by itself.
 *   `meaningless`: it is no such form
 */
export async function answerCartForm(
  context: PageContext,
  { data, cookies, clientAddress }: SentCart,
): Promise<Failure | 'meaningless' | null> {
  const { app } = context;
  const change = await changeIn(context, data);
  if (change === null) return 'meaningless';
  if (!change.ok) return change.failure;
  const cart = cartIn(cookies, app.shop);
  // Its time ran out, or another tab has paid for it.
  if (cart === null) return null;
  const visitor = await visitorOf({ cookies, clientAddress }, app);
  const key = idempotencyKeyOf(formKeyIn(cookies, app.env));
  const changed = await changeCart(context, change.value, { cart, key, visitor });
  await setVisitor(cookies, app, visitor);
  // The next change, and the next purchase, is another one.
  await setFormKey(cookies, app.env);
  const isFull = await follow(context, cart, cookies);
  if (!changed.ok) return changed.failure;
  setCartNotice(cookies, app.env, new URLSearchParams({ changed: isFull ? 'yes' : 'empty' }));
  return null;
}
