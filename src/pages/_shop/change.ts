import type { APIContext } from 'astro';
import { testCartPath, type CartPage } from '../../lib/routing/test-shop-routes.ts';
import { lineOf } from '../../lib/server/services/test-shop/line-key.ts';
import type { Entered } from './enter.ts';
import { followCart } from './follow-cart.ts';

type AstroRequest = Pick<APIContext, 'request' | 'cookies' | 'locals' | 'redirect'>;

/** The line that a form names; null: all of them. False: it is no such form. */
async function wantedLine(request: Request) {
  const data = await request.formData().catch(() => null);
  const line = lineOf(data?.get('line') ?? null);
  return line ?? (data?.get('all') === 'yes' ? null : false);
}

/** A button of the cart's or the order's page: gives up one line or all, and leads back. */
export async function change(
  astro: AstroRequest,
  entered: Entered,
  name: CartPage & ('cart' | 'order'),
): Promise<Response> {
  const { shop, cart, context } = entered;
  const line = await wantedLine(astro.request);
  if (line === false) return new Response('400 Bad Request', { status: 400 });
  const given =
    name === 'order'
      ? await shop.returnTickets(cart, line)
      : await (line === null ? shop.cancel(cart) : shop.remove(cart, line));
  await followCart(astro, entered);
  const search = given.ok ? '?changed=yes' : '';
  return astro.redirect(testCartPath(name, cart, context.locale) + search, 303);
}
