import type { AstroCookies } from 'astro';
import { COOKIE } from '../../../constants.ts';
import { hostCookie } from '../../../host-cookie.ts';
import type { Env } from '../../config/env.ts';
import { isSignedKey, signedKey } from './visitor.ts';

/** The key of the form that a browser sends. */
export const formKeyIn = (
  cookies: Pick<AstroCookies, 'get'>,
  { siteOrigin }: Pick<Env, 'siteOrigin'>,
): string | undefined =>
  cookies.get(hostCookie(COOKIE.formKey, siteOrigin.startsWith('https:')))?.value;

/**
 * Sets a new idempotency key in a cookie: a cached form cannot contain one. The key changes
 * when a form was refused and when the cart was changed, so that a double click, and Back and
 * once more, is one request and another purchase another.
 * It is signed, so that it also shows that a browser returns cookies, and it says when
 * it was made: whoever fills in a form needs some seconds.
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

/** Of the random bytes of a key the last four are the second in which it was made. */
const RANDOM_LENGTH = 22;
const RANDOM_BYTES = 16;
const TIME_BYTES = 4;

/** When a key was made, in milliseconds since 1970; null for none, or one that is not ours. */
export async function formKeyTime(
  key: string | undefined,
  env: Pick<Env, 'siteOrigin' | 'sessionSecret' | 'dataDir'>,
): Promise<number | null> {
  if (key === undefined || !(await isSignedKey(env, 'form', key))) return null;
  const bytes = Buffer.from(key.slice(0, RANDOM_LENGTH), 'base64url');
  return bytes.byteLength === RANDOM_BYTES
    ? bytes.readUInt32BE(RANDOM_BYTES - TIME_BYTES) * 1000
    : null;
}
