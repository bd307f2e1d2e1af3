import type { APIContext } from 'astro';
import { testCartPath } from '../../lib/routing/test-shop-routes.ts';
import { checkOut, checkoutPlace } from '../../lib/server/page-data/booking/checkout.ts';
import type { CartAsked } from '../../lib/server/page-data/booking/own-cart.ts';
import { formRefused, readForm } from '../../lib/server/services/request/read-form.ts';
import { redirectWithErrors } from '../_redirect-with-errors.ts';

type AstroRequest = Pick<APIContext, 'request' | 'url' | 'cookies' | 'clientAddress' | 'redirect'>;

/** The form of the checkout that somebody sent; leads to the order, or back to the form. */
export async function pay(astro: AstroRequest, asked: CartAsked): Promise<Response> {
  const { cart, context } = asked;
  const { locale } = context;
  const sent = await readForm(astro.request, locale);
  if (!sent.ok) return formRefused(sent.failure);
  const answer = await checkOut(asked, sent.value);
  if ('to' in answer) return astro.redirect(answer.to, 303);
  const path = testCartPath('checkout', cart, locale);
  return redirectWithErrors(astro, context, {
    place: checkoutPlace(asked),
    data: sent.value,
    path,
    ...answer,
  });
}
