import type { AstroCookies } from 'astro';
import { COOKIE } from '../../../constants.ts';
import { hostCookie } from '../../../host-cookie.ts';
import type { Env } from '../../config/env.ts';
import { signedKey } from './visitor.ts';

/** The key of the form that a browser sends. */
export const formKeyIn = (
  cookies: Pick<AstroCookies, 'get'>,
  { siteOrigin }: Pick<Env, 'siteOrigin'>,
): string | undefined =>
  cookies.get(hostCookie(COOKIE.formKey, siteOrigin.startsWith('https:')))?.value;

/**
 * Sets a new idempotency key in a cookie: a cached form cannot contain one. The key changes
 * with every response, so that a double click is one request and a second purchase another.
 * It is signed, so that it also shows that a browser returns cookies (BK-14).
 */
export async function setFormKey(
  cookies: AstroCookies,
  env: Pick<Env, 'siteOrigin' | 'sessionSecret' | 'dataDir'>,
): Promise<void> {
  const isEncrypted = env.siteOrigin.startsWith('https:');
  cookies.set(hostCookie(COOKIE.formKey, isEncrypted), await signedKey(env, 'form'), {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isEncrypted,
  });
}
