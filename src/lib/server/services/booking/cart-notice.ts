import type { AstroCookies } from 'astro';
import { CART_NOTICE_MINUTES, COOKIE } from '../../../constants.ts';
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
