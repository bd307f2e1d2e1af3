import type { AstroCookies, AstroCookieSetOptions } from 'astro';
import { COOKIE, SESSION_MOST_DAYS } from '../../../constants.ts';
import type { Env } from '../../config/env.ts';
import { issueCsrfToken } from './csrf.ts';

type CookieWriter = Pick<AstroCookies, 'get' | 'set' | 'delete'>;

const DAY_S = 86_400;
const FORWARDED = [COOKIE.session, COOKIE.loginStep];
const COOKIE_LINE = /^([^=]+)=([^;]*)(?:;.*?\bmax-age=(\d+))?/iu;

/**
 * Forwards the cookies of a login to the browser, and sets those that go with them: the
 * flag that tells scripts that a user is signed in, and the CSRF token.
 */
export function forwardCookies(
  cookies: CookieWriter,
  loginHeaders: Headers,
  { siteOrigin }: Pick<Env, 'siteOrigin'>,
): void {
  const secure = siteOrigin.startsWith('https:');
  const options: AstroCookieSetOptions = { path: '/', sameSite: 'lax', secure };
  for (const line of loginHeaders.getSetCookie()) {
    const [, name = '', value = '', age = '0'] = COOKIE_LINE.exec(line) ?? [];
    const cookieName = FORWARDED.find((knownName) => name.endsWith(knownName));
    if (cookieName === undefined) continue;
    const isSession = cookieName === COOKIE.session;
    if (value === '' || age === '0') {
      cookies.delete(name, { ...options, httpOnly: true });
      if (isSession) cookies.delete(COOKIE.user, options);
      continue;
    }
    // The server decides when a session ends; the cookie only has to live longer.
    const maxAge = isSession ? SESSION_MOST_DAYS * DAY_S : Number(age);
    // Not encoded again: that would change its signature.
    cookies.set(name, value, { ...options, maxAge, httpOnly: true, encode: (text) => text });
    if (!isSession) continue;
    cookies.set(COOKIE.user, '1', { ...options, maxAge });
    issueCsrfToken(cookies, { siteOrigin });
  }
}

/** Deletes the cookies of a browser whose session is over. */
export function deleteLoginCookies(
  cookies: CookieWriter,
  { siteOrigin }: Pick<Env, 'siteOrigin'>,
): void {
  const secure = siteOrigin.startsWith('https:');
  const session = secure ? `__Secure-${COOKIE.session}` : COOKIE.session;
  if (cookies.get(COOKIE.user) !== undefined) cookies.delete(COOKIE.user, { path: '/', secure });
  if (cookies.get(session) !== undefined)
    cookies.delete(session, { path: '/', secure, httpOnly: true });
}
