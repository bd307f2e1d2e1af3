import type { AstroCookies, AstroCookieSetOptions } from 'astro';
import { COOKIE, SESSION_MOST_DAYS } from '../../../constants.ts';
import type { Env } from '../../config/env.ts';
import { giveToken } from './csrf.ts';

type Writer = Pick<AstroCookies, 'get' | 'set' | 'delete'>;

const DAY_S = 86_400;
const OURS = [COOKIE.session, COOKIE.loginStep];
const COOKIE_LINE = /^([^=]+)=([^;]*)(?:;.*?\bmax-age=(\d+))?/iu;

/**
 * Hands the cookies of a login on to the browser, with what belongs to it: the mark that
 * tells scripts that somebody is signed in, and the token that calls have to show.
 */
export function passCookies(
  cookies: Writer,
  made: Headers,
  { siteOrigin }: Pick<Env, 'siteOrigin'>,
): void {
  const secure = siteOrigin.startsWith('https:');
  const shared: AstroCookieSetOptions = { path: '/', sameSite: 'lax', secure };
  for (const line of made.getSetCookie()) {
    const [, name = '', value = '', age = '0'] = COOKIE_LINE.exec(line) ?? [];
    const known = OURS.find((own) => name.endsWith(own));
    if (known === undefined) continue;
    const isSession = known === COOKIE.session;
    if (value === '' || age === '0') {
      cookies.delete(name, { ...shared, httpOnly: true });
      if (isSession) cookies.delete(COOKIE.user, shared);
      continue;
    }
    // When a session ends is known here; the cookie only has to outlive it.
    const maxAge = isSession ? SESSION_MOST_DAYS * DAY_S : Number(age);
    // As it was made: its signature holds signs that would be written otherwise.
    cookies.set(name, value, { ...shared, maxAge, httpOnly: true, encode: (text) => text });
    if (!isSession) continue;
    cookies.set(COOKIE.user, '1', { ...shared, maxAge });
    giveToken(cookies, { siteOrigin });
  }
}

/** Takes away what is left in a browser whose session is over; it is asked again with every page. */
export function dropCookies(cookies: Writer, { siteOrigin }: Pick<Env, 'siteOrigin'>): void {
  const secure = siteOrigin.startsWith('https:');
  const session = secure ? `__Secure-${COOKIE.session}` : COOKIE.session;
  if (cookies.get(COOKIE.user) !== undefined) cookies.delete(COOKIE.user, { path: '/', secure });
  if (cookies.get(session) !== undefined)
    cookies.delete(session, { path: '/', secure, httpOnly: true });
}
