import type { APIContext } from 'astro';
import type { CartAnswer } from '../../../booking/order.ts';
import { failure, success, type Result } from '../../../result.ts';
import { pathTo } from '../../../routing/routes.ts';
import { testCartPath } from '../../../routing/test-shop-routes.ts';
import type { WaitingEntry } from '../../repositories/visitors/waiting.ts';
import { setCart } from '../../services/booking/cart-cookies.ts';
import type { PageContext } from '../../page-data/page/page-context.ts';
import * as forms from '../../services/request/read-form.ts';

/**
 * Somebody takes what was kept for them.
 * @returns their cart, or: `conflict` when it was too late, `unavailable` when the shop does not answer
 */
async function takeCart(
  entry: WaitingEntry,
  { app, locale, t }: PageContext,
): Promise<Result<CartAnswer>> {
  const silent = failure('unavailable', t('waiting:fieldError.failed'));
  const late = failure('conflict', t('waiting:fieldError.over'));
  const taken = await app.waiting.claim(entry);
  if (taken.kind === 'silent') return silent;
  if (taken.kind !== 'taken') return late;
  const address = testCartPath('cart', taken.cart, locale);
  const cart = await app.shop.read(address, locale);
  if (!cart.ok) return cart.failure.kind === 'unreachable' ? silent : late;
  const { tickets_quantity, reserved_until } = cart.value;
  return success({ tickets_quantity, reserved_until, cart_url: address });
}

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
