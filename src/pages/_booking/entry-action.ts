import type { APIContext } from 'astro';
import { pathTo } from '../../lib/routing/routes.ts';
import { setCart } from '../../lib/server/services/booking/cart-cookies.ts';
import type { PageContext } from '../../lib/server/page-data/page/page-context.ts';
import * as forms from '../../lib/server/services/request/read-form.ts';
import { takeCart } from '../../lib/server/actions/booking/take-cart.ts';

type AstroRequest = Pick<APIContext, 'request' | 'redirect' | 'cookies' | 'url'>;

/** Confirms, leaves or takes: only what is pressed does, as programs that read mail follow every link. */
export async function actOnEntry(
  { request, redirect, cookies, url }: AstroRequest,
  token: string,
  context: PageContext,
): Promise<Response> {
  const { app } = context;
  const form = await forms.readForm(request, context.locale);
  if (!form.ok) return forms.formRefused(form.failure);
  const action = form.value.get('action');
  const entry = await app.waiting.entry(token);
  if (entry === null) return redirect(url.pathname, 303);
  if (action === 'take') {
    const taken = await takeCart(entry, context);
    if (!taken.ok) return redirect(`${url.pathname}?failed=${taken.failure.code}`, 303);
    setCart(cookies, app, taken.value);
    return redirect(pathTo('cart', context.locale), 303);
  }
  if (action === 'leave') {
    await app.waiting.leave(entry);
    return redirect(`${url.pathname}?left`, 303);
  }
  if (action !== 'confirm') return forms.formMeaningless(context.locale);
  await app.waiting.confirm(entry);
  return redirect(url.pathname, 303);
}
