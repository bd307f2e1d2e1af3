import type { AstroCookies } from 'astro';
import {
  CART_COOKIE_MINUTES,
  COOKIE,
  LAPSED_MINUTES,
  CART_NOTICE_MINUTES,
} from '../../../constants.ts';
import type { CartAnswer } from '../../../booking/order.ts';
import type { Env } from '../../config/env.ts';

const options = ({ siteOrigin }: Pick<Env, 'siteOrigin'>) =>
  ({
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: siteOrigin.startsWith('https:'),
  }) as const;

/** What became of the cart, for the next page that shows it: told once, whoever reloads. */
export function setCartNotice(
  cookies: Pick<AstroCookies, 'set'>,
  env: Pick<Env, 'siteOrigin'>,
  notice: URLSearchParams,
): void {
  const maxAge = CART_NOTICE_MINUTES * 60;
  cookies.set(COOKIE.cartNotice, notice.toString(), { ...options(env), maxAge });
}

/** The notice that waits, which is thereby over. */
export function takeCartNotice(
  cookies: Pick<AstroCookies, 'get' | 'delete'>,
  env: Pick<Env, 'siteOrigin'>,
): URLSearchParams {
  const value = cookies.get(COOKIE.cartNotice)?.value ?? '';
  if (value !== '') cookies.delete(COOKIE.cartNotice, options(env));
  return new URLSearchParams(value);
}

const MINUTE_SECONDS = 60;

const optionsOf = (siteOrigin: string) =>
  ({ path: '/', sameSite: 'lax', secure: siteOrigin.startsWith('https:') }) as const;

/** The reservation is over: nothing leads to the cart any more, and its end is remembered. */
export function leaveCart(
  cookies: Pick<AstroCookies, 'delete'>,
  { siteOrigin }: Pick<Env, 'siteOrigin'>,
): void {
  for (const name of [COOKIE.cartAmount, COOKIE.cartUrl, COOKIE.cartUntil])
    cookies.delete(name, optionsOf(siteOrigin));
}

/** At least one: what is just over is told as over, not as unknown. */
const secondsTo = (end: number, now: Date): number =>
  Math.max(1, end - Math.floor(now.getTime() / 1000));

/**
 * Sets the cookies of the visitor's cart for 15 minutes; null deletes them. Scripts
 * read them, so that cached pages can show the cart.
 */
export function setCart(
  cookies: AstroCookies,
  app: { readonly env: Pick<Env, 'siteOrigin'>; readonly now: () => Date },
  cart: CartAnswer | null,
): void {
  const options = optionsOf(app.env.siteOrigin);
  const end = cart && Math.floor(Date.parse(cart.reserved_until) / 1000);
  const values = {
    [COOKIE.cartAmount]: cart && String(cart.tickets_quantity),
    [COOKIE.cartUrl]: cart && cart.cart_url,
    // The time left, because the device's clock may be wrong; scripts/cart.ts goes on from it.
    [COOKIE.cartUntil]: cart && String(secondsTo(end ?? 0, app.now())),
  };
  for (const [name, value] of Object.entries(values)) {
    if (value === null) cookies.delete(name, options);
    else cookies.set(name, value, { ...options, maxAge: CART_COOKIE_MINUTES * MINUTE_SECONDS });
  }
  // Outlives the others, which cannot say any more what became of them.
  const ended = { ...options, httpOnly: true };
  if (end === null) cookies.delete(COOKIE.cartEnd, ended);
  else
    cookies.set(COOKIE.cartEnd, String(end), {
      ...ended,
      maxAge: LAPSED_MINUTES * MINUTE_SECONDS,
    });
}

/** When the visitor's last reservation ended; null: it has not, or long ago, or it was paid or given back. */
export function endedIn(cookies: Pick<AstroCookies, 'get'>, now: Date): Date | null {
  const end = /^\d{1,11}$/u.exec(cookies.get(COOKIE.cartEnd)?.value ?? '')?.[0];
  const ended = end === undefined ? null : new Date(Number(end) * 1000);
  return ended !== null && ended <= now ? ended : null;
}

/** The address of the visitor's cart by the cookie; null for none, or for one that is not of this shop. */
export function cartIn(
  cookies: Pick<AstroCookies, 'get'>,
  shop: { isCart(address: string): boolean },
): string | null {
  const address = cookies.get(COOKIE.cartUrl)?.value ?? '';
  return shop.isCart(address) ? address : null;
}
