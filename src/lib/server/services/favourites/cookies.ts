import type { AstroCookies, AstroCookieSetOptions } from 'astro';
import { COOKIE, FAVOURITES_COOKIE_DAYS } from '../../../constants.ts';
import { hostCookie } from '../../../host-cookie.ts';
import { favouritesIn, favouritesText, type Favourites } from '../../../programme/favourites.ts';
import type { Env } from '../../config/env.ts';

type CookieReader = Pick<AstroCookies, 'get'>;
type CookieWriter = Pick<AstroCookies, 'get' | 'set'>;
type CookieEnv = Pick<Env, 'siteOrigin'>;

const DAY_SECONDS = 86_400;

/** What a browser brings along of its list. */
export interface CarriedList {
  readonly ids: Favourites;
  /**
   * False where the browser has no list and nothing says that the visitor emptied it: some
   * browsers forget what scripts wrote after days.
   */
  readonly isKnown: boolean;
  /** Of the list's calendar; empty: there is none. */
  readonly secret: string;
}

const isEncrypted = ({ siteOrigin }: CookieEnv): boolean => siteOrigin.startsWith('https:');

/** For all that is kept of a list; 0 days end a cookie. */
const optionsFor = (env: CookieEnv, days = FAVOURITES_COOKIE_DAYS) =>
  ({
    path: '/',
    maxAge: days * DAY_SECONDS,
    sameSite: 'lax',
    secure: isEncrypted(env),
  }) satisfies AstroCookieSetOptions;

const secretName = (env: CookieEnv): string => hostCookie(COOKIE.calendar, isEncrypted(env));

export function carriedList(cookies: CookieReader, env: CookieEnv): CarriedList {
  const text = cookies.get(COOKIE.favourites)?.value;
  return {
    ids: favouritesIn(text ?? ''),
    isKnown: text !== undefined || cookies.get(COOKIE.calendarState)?.value === 'late',
    secret: cookies.get(secretName(env))?.value ?? '',
  };
}

/** Writes the list; one that the server wrote is kept for the whole time by every browser. */
export function saveList(cookies: CookieWriter, env: CookieEnv, ids: Favourites): void {
  const days = ids.length === 0 ? 0 : FAVOURITES_COOKIE_DAYS;
  cookies.set(COOKIE.favourites, favouritesText(ids), optionsFor(env, days));
}

/** Keeps the secret, out of the reach of scripts, and tells these that the calendar is up to date. */
export function saveCalendar(cookies: CookieWriter, env: CookieEnv, secret: string): void {
  cookies.set(secretName(env), secret, { ...optionsFor(env), httpOnly: true });
  cookies.set(COOKIE.calendarState, 'on', optionsFor(env));
}

export function forgetCalendar(cookies: CookieWriter, env: CookieEnv): void {
  cookies.set(secretName(env), '', { ...optionsFor(env, 0), httpOnly: true });
  cookies.set(COOKIE.calendarState, '', optionsFor(env, 0));
}
