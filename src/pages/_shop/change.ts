import type { APIContext } from 'astro';
import { testCartPath, type CartPage } from '../../lib/routing/test-shop-routes.ts';
import { lineOf } from '../../lib/server/services/test-shop/line-key.ts';
import {
  formMeaningless,
  formRefused,
  readForm,
} from '../../lib/server/services/request/read-form.ts';
import type { Entered } from './enter.ts';
import { followCart } from './follow-cart.ts';

type AstroRequest = Pick<APIContext, 'request' | 'cookies' | 'locals' | 'redirect'>;

/** The line that a form names; null: all of them. False: it is no such form. */
const wantedLine = (form: FormData) =>
  lineOf(form.get('line')) ?? (form.get('all') === 'yes' ? null : false);

/** A button of the cart's or the order's page: gives up one line or all, and leads back. */
export async function change(
  astro: AstroRequest,
  entered: Entered,
  name: CartPage & ('cart' | 'order'),
): Promise<Response> {
  const { shop, cart, context } = entered;
  const form = await readForm(astro.request, context.locale);
  if (!form.ok) return formRefused(form.failure);
  const line = wantedLine(form.value);
  if (line === false) return formMeaningless(context.locale);
  const given =
    name === 'order'
      ? await shop.returnTickets(cart, line)
      : await (line === null ? shop.cancel(cart) : shop.remove(cart, line));
  await followCart(astro, entered);
  const search = given.ok ? '?changed=yes' : '';
  return astro.redirect(testCartPath(name, cart, context.locale) + search, 303);
}
