import { randomBytes } from 'node:crypto';
import type { AstroCookies } from 'astro';
import { COOKIE } from '../../../constants.ts';
import { hostCookie } from '../../../host-cookie.ts';
import type { Env } from '../../config/env.ts';

const KEY_BYTES = 16;

/** The key of the form that a browser sends. */
export const formKeyIn = (
  cookies: Pick<AstroCookies, 'get'>,
  { siteOrigin }: Pick<Env, 'siteOrigin'>,
): string | undefined =>
  cookies.get(hostCookie(COOKIE.formKey, siteOrigin.startsWith('https:')))?.value;

/**
 * Sets a new idempotency key in a cookie: a cached form cannot contain one. The key changes
 * with every response, so that a double click is one request and a second purchase another.
 */
export function setFormKey(cookies: AstroCookies, { siteOrigin }: Pick<Env, 'siteOrigin'>): void {
  const isEncrypted = siteOrigin.startsWith('https:');
  cookies.set(
    hostCookie(COOKIE.formKey, isEncrypted),
    randomBytes(KEY_BYTES).toString('base64url'),
    {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: isEncrypted,
    },
  );
}
