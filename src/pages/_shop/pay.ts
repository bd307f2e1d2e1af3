import type { APIContext } from 'astro';
import { FAILURE_STATUS } from '../../lib/result.ts';
import { testCartPath } from '../../lib/routing/test-shop-routes.ts';
import type { CheckOutForm } from '../../lib/views/test-shop-view.ts';
import type { ShopFailure } from '../../lib/server/ports/webshop.ts';
import { TEST_SHOP_CODE } from '../../lib/server/services/test-shop/codes.ts';
import { readCheckOut } from '../../lib/server/services/test-shop/read-check-out.ts';
import { formRefused, readForm } from '../../lib/server/services/request/read-form.ts';
import type { Entered } from './enter.ts';
import { followCart } from './follow-cart.ts';

type AstroRequest = Pick<APIContext, 'request' | 'cookies' | 'locals' | 'redirect'>;
/** The till again, with what is wrong; or where to go on. */
export type Paid = { readonly form: CheckOutForm; readonly status: number } | Response;

/** What the checkout itself says of a failure; null: the cart's page does. */
function checkoutMessage(failure: ShopFailure): 'silent' | 'calledOff' | null {
  if (failure.kind === 'unreachable') return 'silent';
  return failure.code === TEST_SHOP_CODE.notOnSale ? 'calledOff' : null;
}

/** The till's form: sells what is in the cart, once, or says what is wrong with it. */
export async function pay(astro: AstroRequest, entered: Entered): Promise<Paid> {
  const { shop, cart, context } = entered;
  const { t, locale } = context;
  const sent = await readForm(astro.request, locale);
  if (!sent.ok) return formRefused(sent.failure);
  const { form, buyer, status } = readCheckOut(sent.value, t);
  if (buyer === null) return { form, status };
  const sold = await shop.checkOut(cart, buyer);
  const fieldError = sold.ok ? null : checkoutMessage(sold.failure);
  if (fieldError !== null) {
    const fieldErrors = { _: t(`shop:fieldError.${fieldError}`) };
    const code = fieldError === 'silent' ? 'unavailable' : 'conflict';
    return { form: { ...form, fieldErrors }, status: FAILURE_STATUS[code] };
  }
  await followCart(astro, entered);
  // The cart's own page says what has become of a reservation that is over.
  return astro.redirect(testCartPath(sold.ok ? 'order' : 'cart', cart, locale), 303);
}
