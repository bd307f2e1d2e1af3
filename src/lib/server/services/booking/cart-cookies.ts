import type { AstroCookies } from 'astro';
import { CART_COOKIE_MINUTES, COOKIE } from '../../../constants.ts';
import type { CartAnswer } from '../../../booking/order.ts';
import type { Env } from '../../config/env.ts';

const MINUTE_SECONDS = 60;

/**
 * BK-06: what the visitor's browser keeps of the cart, for 15 minutes; null: nothing any more.
 * Scripts read them, so that every page, the same for everybody, can show them.
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

/** Where the visitor's cart is, by the cookie; null for none, or for one that no shop of ours gave out. */
export function cartIn(
  cookies: Pick<AstroCookies, 'get'>,
  shop: { isCart(address: string): boolean },
): string | null {
  const address = cookies.get(COOKIE.cartUrl)?.value ?? '';
  return shop.isCart(address) ? address : null;
}
