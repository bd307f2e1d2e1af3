import type { AstroCookies } from 'astro';
import { CART_COOKIE_MINUTES, COOKIE } from '../../../constants.ts';
import type { CartAnswer } from '../../../booking/order.ts';
import type { Env } from '../../config/env.ts';

const MINUTE_SECONDS = 60;

/**
 * BK-06: sets the cookies of the visitor's cart for 15 minutes; null deletes them. Scripts
 * read them, so that cached pages can show the cart.
 */
export function setCart(
  cookies: AstroCookies,
  { siteOrigin }: Pick<Env, 'siteOrigin'>,
  cart: CartAnswer | null,
): void {
  const options = {
    path: '/',
    sameSite: 'lax',
    secure: siteOrigin.startsWith('https:'),
  } as const;
  const values = {
    [COOKIE.cartAmount]: cart && String(cart.tickets_quantity),
    [COOKIE.cartUrl]: cart && cart.cart_url,
    [COOKIE.cartUntil]: cart && String(Math.floor(Date.parse(cart.reserved_until) / 1000)),
  };
  for (const [name, value] of Object.entries(values)) {
    if (value === null) cookies.delete(name, options);
    else cookies.set(name, value, { ...options, maxAge: CART_COOKIE_MINUTES * MINUTE_SECONDS });
  }
}

/** The address of the visitor's cart by the cookie; null for none, or for one that is not of this shop. */
export function cartIn(
  cookies: Pick<AstroCookies, 'get'>,
  shop: { isCart(address: string): boolean },
): string | null {
  const address = cookies.get(COOKIE.cartUrl)?.value ?? '';
  return shop.isCart(address) ? address : null;
}
