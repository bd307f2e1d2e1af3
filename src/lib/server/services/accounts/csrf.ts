import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { AstroCookies } from 'astro';
import { COOKIE } from '../../../constants.ts';
import type { Env } from '../../config/env.ts';

/** Random bytes of a token: 128 bits. */
const TOKEN_BYTES = 16;
const TOKEN = /^[\w-]{16,128}$/u;
/** The header that scripts copy the cookie into (US-04). */
const HEADER = 'x-csrftoken';

/** The cookies of a request, as far as they are read here. */
export interface ReadCookies {
  get(name: string): { readonly value: string } | undefined;
}

/** Sets the CSRF token, unless the browser has one already. */
export function issueCsrfToken(
  cookies: Pick<AstroCookies, 'get' | 'set'>,
  { siteOrigin }: Pick<Env, 'siteOrigin'>,
): void {
  if (TOKEN.test(cookies.get(COOKIE.csrf)?.value ?? '')) return;
  cookies.set(COOKIE.csrf, randomBytes(TOKEN_BYTES).toString('base64url'), {
    path: '/',
    sameSite: 'lax',
    secure: siteOrigin.startsWith('https:'),
  });
}

/**
 * US-04: whether a request has the token of the cookie in its header. Another site
 * can make a browser send the cookie, but can neither read it nor set the header.
 */
export function hasCsrfToken(headers: Headers, cookies: ReadCookies): boolean {
  const cookieToken = cookies.get(COOKIE.csrf)?.value ?? '';
  const headerToken = headers.get(HEADER) ?? '';
  // Both are ASCII, as the pattern checks, so that equal lengths are equal numbers of bytes.
  if (
    !TOKEN.test(cookieToken) ||
    !TOKEN.test(headerToken) ||
    headerToken.length !== cookieToken.length
  )
    return false;
  return timingSafeEqual(Buffer.from(headerToken), Buffer.from(cookieToken));
}
