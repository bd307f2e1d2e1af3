import type { APIContext } from 'astro';
import { testOrderPath, testCartPath } from '../../../routing/test-shop-routes.ts';
import type { ShopFailure } from '../../ports/webshop.ts';
import { setCart } from '../../services/booking/cart-cookies.ts';
import { setFormKey } from '../../services/booking/form-key.ts';
import { visitorOf } from '../../services/booking/visitor.ts';
import { formRefused, readForm } from '../../services/request/read-form.ts';
import { readCheckOut } from '../../services/test-shop/check-out.ts';
import { TEST_SHOP_CODE } from '../../services/test-shop/codes.ts';
import { buyerOf, orderKey } from '../../services/test-shop/order-key.ts';
import {
  isOwnCart,
  pathForCart,
  type CartInput,
  type FAILURES,
  checkoutPlace,
} from '../../page-data/booking/own-cart.ts';
import { redirectWithErrors } from '../forms/redirect-with-errors.ts';

type CheckoutFailure = keyof typeof FAILURES;

function checkoutFailure(failure: ShopFailure): CheckoutFailure | null {
  if (failure.kind === 'unreachable') return 'silent';
  return failure.code === TEST_SHOP_CODE.notOnSale ? 'calledOff' : null;
}

/**
 * Sells what is in the visitor's cart, once.
 * @returns where to go on; or what the form is to say of itself (`checkoutAgain`)
 */
export async function checkOut(
  input: CartInput,
  data: FormData,
): Promise<{ readonly to: string } | { readonly note: string }> {
  const { shop, cart, context, cookies, clientAddress } = input;
  const { app, locale, t } = context;
  if (!isOwnCart(input)) return { to: await pathForCart(input) };
  const { buyer } = readCheckOut(data, t);
  if (buyer === null) return { note: '' };
  const visitor = buyerOf(await visitorOf({ cookies, clientAddress }, app));
  const sold = await shop.checkOut(cart, { ...buyer, visitor });
  const failure = sold.ok ? null : checkoutFailure(sold.failure);
  if (failure !== null) return { note: failure };
  // Its time ran out, or somebody else has paid: the address of a cart opens no order.
  if (!sold.ok || sold.value.visitor !== visitor) return { to: await pathForCart(input) };
  setCart(cookies, app, null);
  await setFormKey(cookies, app.env);
  const { number } = sold.value;
  return { to: testOrderPath(number, locale, await orderKey(app.env, number)) };
}

type AstroRequest = Pick<APIContext, 'request' | 'url' | 'cookies' | 'clientAddress' | 'redirect'>;

/** The form of the checkout that somebody sent; leads to the order, or back to the form. */
export async function pay(astro: AstroRequest, input: CartInput): Promise<Response> {
  const { cart, context } = input;
  const { locale } = context;
  const sent = await readForm(astro.request, locale);
  if (!sent.ok) return formRefused(sent.failure);
  const answer = await checkOut(input, sent.value);
  if ('to' in answer) return astro.redirect(answer.to, 303);
  const path = testCartPath('checkout', cart, locale);
  return redirectWithErrors(astro, context, {
    place: checkoutPlace(input),
    data: sent.value,
    path,
    ...answer,
  });
}
