import type { APIContext } from 'astro';
import { testCartOf, testCartPath } from '../../lib/routing/test-shop-routes.ts';
import { cartIn, setCart } from '../../lib/server/services/booking/cart-cookies.ts';
import type { Entered } from './enter.ts';

/** Lets the visitor's browser know how their cart stands now, where this one is theirs. */
export async function followCart(
  { cookies, locals }: Pick<APIContext, 'cookies' | 'locals'>,
  { shop, context, cart }: Entered,
): Promise<void> {
  const { app } = locals;
  if (testCartOf(cartIn(cookies, app.shop) ?? '') !== cart) return;
  const read = await shop.read(cart, context.locale);
  // Nobody knows how it stands.
  if (!read.ok && read.failure.kind === 'unreachable') return;
  const isFull = read.ok && read.value.tickets > 0;
  const answer = isFull
    ? {
        tickets_quantity: read.value.tickets,
        cart_url: testCartPath('cart', cart, context.locale),
        reserved_until: read.value.cart.reserved_until,
      }
    : null;
  setCart(cookies, app.env, answer);
}
