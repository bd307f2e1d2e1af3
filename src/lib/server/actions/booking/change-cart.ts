import type { AstroCookies, APIContext } from 'astro';
import { failure, success, type Result } from '../../../result.ts';
import { pathTo } from '../../../routing/routes.ts';
import { CART_FIELDS } from '../../../views/booking-view.ts';
import { cartFailureNote } from '../../page-data/booking/cart.ts';
import type { ShopCart } from '../../ports/webshop.ts';
import { cartIn, setCart, setCartNotice } from '../../services/booking/cart-cookies.ts';
import { cartUnits, isSameLine, type CartUnit } from '../../services/booking/cart-units.ts';
import { changeCart, type CartChange } from '../../services/booking/change-cart.ts';
import { formKeyIn, setFormKey } from '../../services/booking/form-key.ts';
import { idempotencyKeyOf } from '../../../booking/idempotency-key.ts';
import { setVisitor, visitorOf } from '../../services/booking/visitor.ts';
import type { PageContext } from '../../page-data/page/page-context.ts';
import { DEFAULT_MAX_TICKETS } from '../../../constants.ts';
import {
  lineRequests,
  type CartFailure,
  type LineRequest,
} from '../../page-data/booking/cart-line.ts';
import * as forms from '../../services/request/read-form.ts';
import { redirectWithErrors } from '../forms/redirect-with-errors.ts';

/** The form of the cart that was sent, and what is known of who sent it. */
export interface SentCart {
  readonly data: FormData;
  readonly cookies: AstroCookies;
  readonly clientAddress: string;
}

/** What became of the form: where to go on, or what is wrong with it. */
export type CartAnswer =
  | { readonly to: 'cart' }
  | { readonly to: 'checkout'; readonly address: string }
  | { readonly failure: CartFailure }
  | 'meaningless';

/** A whole number of tickets; null for anything else. */
const amountIn = (text: string): number | null => (/^\d{1,3}$/u.test(text) ? Number(text) : null);

/** What a line of the form is about; undefined: it is in the cart no more, or nobody knows. */
const unitOf = ({ line }: LineRequest, units: readonly CartUnit[]): CartUnit | undefined =>
  units.find(({ item }) => item.line !== null && isSameLine(item.line, line));

function changeOf(
  { t }: PageContext,
  request: LineRequest,
  units: readonly CartUnit[],
): Result<CartChange> {
  const { line, tickets: text } = request;
  const tickets = amountIn(text);
  const most = unitOf(request, units)?.most ?? DEFAULT_MAX_TICKETS;
  return tickets === null || tickets > most
    ? failure('invalid', t('booking:fieldError.amount', { most }))
    : success({ line, tickets });
}

/** The cookies follow the cart as it is now. @returns it; null where nobody knows how it stands */
async function follow(
  context: PageContext,
  cart: string,
  cookies: AstroCookies,
): Promise<ShopCart | null> {
  const { app, locale } = context;
  const read = await app.shop.read(cart, locale);
  // Its page says so, or that it is over.
  if (!read.ok) return null;
  const { tickets_quantity, reserved_until, url } = read.value;
  const isFull = tickets_quantity > 0;
  setCart(cookies, app, isFull ? { tickets_quantity, reserved_until, cart_url: url } : null);
  return read.value;
}

/** The lines of the form that differ from the cart, and what is in it. */
interface Changed {
  readonly lines: readonly LineRequest[];
  readonly units: readonly CartUnit[];
}

type Change = (change: CartChange, index: number) => Promise<Result<null>>;

/** Makes each line what the form says, one after the other. @returns the first that could not be */
async function changeLines(
  context: PageContext,
  { lines, units }: Changed,
  change: Change,
): Promise<CartFailure | null> {
  for (const [index, request] of lines.entries()) {
    const wanted = changeOf(context, request, units);
    const changed = wanted.ok ? await change(wanted.value, index) : wanted;
    if (!changed.ok) return { ...changed.failure, line: request.key };
  }
  return null;
}

/** Takes the form of the cart's page: every number in it counts, whichever button was pressed. */
export async function answerCartForm(
  context: PageContext,
  { data, cookies, clientAddress }: SentCart,
): Promise<CartAnswer> {
  const { app } = context;
  const isAll = data.get(CART_FIELDS.all) === 'yes';
  const lines = isAll ? [] : lineRequests(data);
  if (lines === null) return 'meaningless';
  const cart = cartIn(cookies, app.shop);
  // Its time ran out, or another tab has paid for it.
  if (cart === null) return { to: 'cart' };
  const visitor = await visitorOf({ cookies, clientAddress }, app);
  const key = await formKeyIn(cookies, app.env);
  const change: Change = (wanted, index) => {
    const own = idempotencyKeyOf(key === undefined ? key : `${key}-${String(index)}`);
    return changeCart(context, wanted, { cart, key: own, visitor });
  };
  const before = await app.shop.read(cart, context.locale);
  const units = before.ok ? await cartUnits(context, before.value.items) : [];
  const isUnchanged = (request: LineRequest) =>
    unitOf(request, units)?.item.quantity === amountIn(request.tickets);
  const changed = { lines: lines.filter((request) => !isUnchanged(request)), units };
  const emptied = isAll ? await change({ line: null }, 0) : success(null);
  const failed = emptied.ok
    ? await changeLines(context, changed, change)
    : { ...emptied.failure, line: null };
  await setVisitor(cookies, app, visitor);
  // The next change, and the next purchase, is another one.
  await setFormKey(cookies, app.env);
  const now = await follow(context, cart, cookies);
  if (failed !== null) return { failure: failed };
  const isFull = now === null || now.tickets_quantity > 0;
  if (data.get(CART_FIELDS.pay) === 'yes' && isFull && now !== null)
    return { to: 'checkout', address: now.checkOut };
  setCartNotice(cookies, app.env, new URLSearchParams({ changed: isFull ? 'yes' : 'empty' }));
  return { to: 'cart' };
}

type AstroRequest = Pick<APIContext, 'request' | 'url' | 'cookies' | 'clientAddress' | 'redirect'>;

/** Which form it is, as it is kept. */
export const CART_PLACE = 'cart';

/** A form of the cart that somebody sent; leads to the cart again. */
export async function sendCart(astro: AstroRequest, context: PageContext): Promise<Response> {
  const { cookies, clientAddress, redirect } = astro;
  const sent = await forms.readForm(astro.request, context.locale);
  if (!sent.ok) return forms.formRefused(sent.failure);
  const answer = await answerCartForm(context, { data: sent.value, cookies, clientAddress });
  if (answer === 'meaningless') return forms.formMeaningless(context.locale);
  const path = pathTo('cart', context.locale);
  if ('to' in answer) return redirect(answer.to === 'checkout' ? answer.address : path, 303);
  const note = cartFailureNote(answer.failure);
  return redirectWithErrors(astro, context, { place: CART_PLACE, data: sent.value, note, path });
}
