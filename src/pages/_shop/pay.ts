import type { APIContext } from 'astro';
import { testCartPath } from '../../lib/routing/test-shop-routes.ts';
import { checkOut } from '../../lib/server/actions/booking/check-out.ts';
import { checkoutPlace } from '../../lib/server/page-data/booking/checkout.ts';
import type { CartInput } from '../../lib/server/page-data/booking/own-cart.ts';
import { formRefused, readForm } from '../../lib/server/services/request/read-form.ts';
import { redirectWithErrors } from '../_redirect-with-errors.ts';

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
