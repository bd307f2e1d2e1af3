import type { AstroCookies } from 'astro';
import { COOKIE, PERSON_COOKIE_MINUTES } from '../../lib/constants.ts';
import { hostCookie } from '../../lib/host-cookie.ts';
import type { Env } from '../../lib/server/config/env.ts';

const nameFor = ({ siteOrigin }: Pick<Env, 'siteOrigin'>) => {
  const isEncrypted = siteOrigin.startsWith('https:');
  return { isEncrypted, name: hostCookie(COOKIE.person, isEncrypted) };
};

/** Whose data is looked at; the cookie goes nowhere but here, and for a short time. */
export const personIn = (cookies: AstroCookies, env: Pick<Env, 'siteOrigin'>): string | undefined =>
  cookies.get(nameFor(env).name)?.value;

/** @param email empty: nobody's any more */
export function rememberPerson(cookies: AstroCookies, env: Pick<Env, 'siteOrigin'>, email: string) {
  const { isEncrypted, name } = nameFor(env);
  cookies.set(name, email, {
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure: isEncrypted,
    maxAge: email === '' ? 0 : PERSON_COOKIE_MINUTES * 60,
  });
}
