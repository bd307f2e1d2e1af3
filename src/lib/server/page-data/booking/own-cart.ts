import type { AstroCookies } from 'astro';
import { FAILURE_STATUS } from '../../../result.ts';
import { pathTo } from '../../../routing/routes.ts';
import { testCartOf, testOrderPath } from '../../../routing/test-shop-routes.ts';
import type { CheckOutForm } from '../../../views/test-shop-view.ts';
import { cartIn, endedIn, setCartNotice } from '../../services/booking/cart-cookies.ts';
import { visitorOf } from '../../services/booking/visitor.ts';
import { readCheckOut } from '../../services/test-shop/check-out.ts';
import { buyerOf, orderKey } from '../../services/test-shop/order-key.ts';
import type { TestShop } from '../../services/test-shop/test-shop.ts';
import type { RestoredForm } from '../forms/form-state.ts';
import type { PageContext } from '../page/page-context.ts';

/** A page of the test shop that is about one cart, and who asks for it. */
export interface CartInput {
  readonly shop: TestShop;
  readonly context: PageContext;
  /** The token of the address. */
  readonly cart: string;
  readonly cookies: AstroCookies;
  readonly clientAddress: string;
}

/** Whether a cart is that of this browser: whoever else has its address pays for nobody. */
export const isOwnCart = ({ cart, cookies, context }: CartInput): boolean =>
  testCartOf(cartIn(cookies, context.app.shop) ?? '') === cart;

/** The address of an order, with its key: for whom it was made by, who may have clicked twice; null: for nobody else. */
async function ownOrderPath(input: CartInput): Promise<string | null> {
  const { shop, cart, context, cookies, clientAddress } = input;
  const { app, locale } = context;
  const made = await shop.order(cart, locale);
  if (!made.ok) return null;
  const { number, visitor } = made.value.order;
  if (visitor !== buyerOf(await visitorOf({ cookies, clientAddress }, app))) return null;
  return testOrderPath(number, locale, await orderKey(app.env, number));
}

/**
 * Where somebody is led who opens the address of a cart that is not to be paid by them: to the
 * order that they made of it, or to their own cart, which says so.
 */
export async function pathForCart(input: CartInput): Promise<string> {
  const { context, cookies } = input;
  const { app, locale, now } = context;
  const order = await ownOrderPath(input);
  if (order !== null) return order;
  if (!isOwnCart(input) && endedIn(cookies, now) === null)
    setCartNotice(cookies, app.env, new URLSearchParams({ changed: 'foreign' }));
  return pathTo('cart', locale);
}

/** What the checkout itself says of a failure, with the status; everything else is said by the cart. */
export const FAILURES = {
  silent: FAILURE_STATUS.unavailable,
  calledOff: FAILURE_STATUS.conflict,
} as const;

/** Which form it is, as it is kept. */
export const checkoutPlace = ({ cart }: Pick<CartInput, 'cart'>): string => `checkout ${cart}`;

/** The form of the checkout again, with what is wrong with it. */
export function checkoutAgain(
  { t }: PageContext,
  { data, note }: RestoredForm,
): { readonly form: CheckOutForm; readonly status: number } {
  const { form, buyer, status } = readCheckOut(data, t);
  if (buyer === null) return { form, status };
  if (note !== 'silent' && note !== 'calledOff') return { form, status: 200 };
  const fieldErrors = { _: t(`shop:fieldError.${note}`) };
  return { form: { ...form, fieldErrors }, status: FAILURES[note] };
}
