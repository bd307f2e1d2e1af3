import type { AstroCookies } from 'astro';
import { COOKIE } from '../../../constants.ts';
import type { Env } from '../../config/env.ts';
import { signedKey } from './visitor.ts';

/**
 * Sets a new idempotency key in a cookie: a cached form cannot contain one. The key changes
 * with every response, so that a double click is one request and a second purchase another.
 * It is signed, so that it also shows that a browser returns cookies (BK-14).
 */
export async function setFormKey(
  cookies: AstroCookies,
  env: Pick<Env, 'siteOrigin' | 'sessionSecret' | 'dataDir'>,
): Promise<void> {
  cookies.set(COOKIE.formKey, await signedKey(env, 'form'), {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: env.siteOrigin.startsWith('https:'),
  });
}
