import type { AstroCookies } from 'astro';
import { COOKIE, PERSON_COOKIE_MINUTES, TOKEN_COOKIE_MINUTES } from '../../../constants.ts';
import { hostCookie } from '../../../host-cookie.ts';
import type { Env } from '../../config/env.ts';

type Site = Pick<Env, 'siteOrigin'>;

/** Goes nowhere but here, and for a short time. */
function cookieOf({ siteOrigin }: Site, plain: string) {
  const secure = siteOrigin.startsWith('https:');
  const scope = { path: '/', httpOnly: true, sameSite: 'strict', secure } as const;
  return { name: hostCookie(plain, secure), scope };
}

/** Whose data is looked at. */
export const personIn = (cookies: AstroCookies, site: Site): string | undefined =>
  cookies.get(cookieOf(site, COOKIE.person).name)?.value;

/** @param email empty: nobody's any more */
export function rememberPerson(cookies: AstroCookies, site: Site, email: string): void {
  const { name, scope } = cookieOf(site, COOKIE.person);
  cookies.set(name, email, { ...scope, maxAge: email === '' ? 0 : PERSON_COOKIE_MINUTES * 60 });
}

/** Hands a new token on to the page that shows it, in no address that could be written down. */
export function rememberToken(cookies: AstroCookies, site: Site, token: string): void {
  const { name, scope } = cookieOf(site, COOKIE.newToken);
  cookies.set(name, token, { ...scope, maxAge: TOKEN_COOKIE_MINUTES * 60 });
}

/** The token that was just made, once; null: none, or it has been shown. */
export function takeToken(cookies: AstroCookies, site: Site): string | null {
  const { name, scope } = cookieOf(site, COOKIE.newToken);
  const token = cookies.get(name)?.value ?? null;
  if (token !== null) cookies.delete(name, { path: scope.path, secure: scope.secure });
  return token;
}
