import type { APIContext } from 'astro';
import { failure } from '../../../result.ts';
import { testOrderPath } from '../../../routing/test-shop-routes.ts';
import type { FoundOrder, OrderVisit } from '../../page-data/booking/test-order.ts';
import type { Entered } from '../../page-data/booking/test-shop.ts';
import { setCartNotice } from '../../services/booking/cart-cookies.ts';
import { lineOf } from '../../services/booking/cart-units.ts';
import { formMeaningless, formRefused, readForm } from '../../services/request/read-form.ts';

type AstroRequest = Pick<APIContext, 'request' | 'cookies' | 'redirect'>;

/** The line that a form names; null: all of them. False: it is no such form. */
const wantedLine = (form: FormData) =>
  lineOf(form.get('line')) ?? (form.get('all') === 'yes' ? null : false);

/** A button of the order's page: gives back one line or all, and leads back. */
export async function refundTickets(
  { request, cookies, redirect }: AstroRequest,
  { shop, context: { app, locale, t } }: Entered,
  found: FoundOrder,
  { number, key }: OrderVisit,
): Promise<Response> {
  if (found.state !== 'open') {
    const code = found.state === 'tooMany' ? 'too_many' : 'forbidden';
    const message = t(`shop:order.${found.state === 'tooMany' ? 'tooMany' : 'wrong'}`);
    return formRefused(failure(code, message).failure);
  }
  const form = await readForm(request, locale);
  if (!form.ok) return formRefused(form.failure);
  const line = wantedLine(form.value);
  if (line === false) return formMeaningless(locale);
  const given = await shop.returnTickets(found.content.cart.id, line);
  const returned = given.ok ? 'yes' : 'no';
  setCartNotice(cookies, app.env, new URLSearchParams({ returned }));
  return redirect(testOrderPath(number, locale, key), 303);
}
