import type { APIContext } from 'astro';
import { pathTo } from '../../lib/routing/routes.ts';
import { answerCartForm } from '../../lib/server/actions/booking/change-cart.ts';
import { cartFailureNote } from '../../lib/server/page-data/booking/cart.ts';
import type { PageContext } from '../../lib/server/page-data/page/page-context.ts';
import * as forms from '../../lib/server/services/request/read-form.ts';
import { redirectWithErrors } from '../_redirect-with-errors.ts';

type AstroRequest = Pick<APIContext, 'request' | 'url' | 'cookies' | 'clientAddress' | 'redirect'>;

/** Which form it is, as it is kept. */
export const CART_PLACE = 'cart';

/** A form of the cart that somebody sent; leads to the cart again. */
export async function changeCart(astro: AstroRequest, context: PageContext): Promise<Response> {
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
