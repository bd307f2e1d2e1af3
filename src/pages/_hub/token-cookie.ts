import type { AstroCookies } from 'astro';
import { COOKIE, TOKEN_COOKIE_MINUTES } from '../../lib/constants.ts';
import { hostCookie } from '../../lib/host-cookie.ts';
import type { Env } from '../../lib/server/config/env.ts';

type Site = Pick<Env, 'siteOrigin'>;

const nameFor = ({ siteOrigin }: Site) => {
  const isEncrypted = siteOrigin.startsWith('https:');
  return { isEncrypted, name: hostCookie(COOKIE.newToken, isEncrypted) };
};

/** Hands a new token on to the page that shows it, in no address that could be written down. */
export function rememberToken(cookies: AstroCookies, env: Site, token: string): void {
  const { isEncrypted, name } = nameFor(env);
  cookies.set(name, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure: isEncrypted,
    maxAge: TOKEN_COOKIE_MINUTES * 60,
  });
}

/** The token that was just made, once; null: none, or it has been shown. */
export function takeToken(cookies: AstroCookies, env: Site): string | null {
  const { isEncrypted, name } = nameFor(env);
  const token = cookies.get(name)?.value ?? null;
  if (token !== null) cookies.delete(name, { path: '/', secure: isEncrypted });
  return token;
}
