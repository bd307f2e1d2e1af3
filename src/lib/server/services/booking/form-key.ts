import type { AstroCookies } from 'astro';
import { COOKIE } from '../../../constants.ts';
import { hostCookie } from '../../../host-cookie.ts';
import type { Env } from '../../config/env.ts';
import { isSignedKey, signedKey } from './visitor.ts';

type KeyEnv = Pick<Env, 'siteOrigin' | 'sessionSecret' | 'dataDir'>;

/** The key of the form that a browser sends; undefined for none, and for one of another secret. */
export async function formKeyIn(
  cookies: Pick<AstroCookies, 'get'>,
  env: KeyEnv,
): Promise<string | undefined> {
  const name = hostCookie(COOKIE.formKey, env.siteOrigin.startsWith('https:'));
  const key = cookies.get(name)?.value;
  return key !== undefined && (await isSignedKey(env, 'form', key)) ? key : undefined;
}

/** Sets a key where the browser has none that it could send a form with. */
export async function issueFormKey(cookies: AstroCookies, env: KeyEnv): Promise<void> {
  if ((await formKeyIn(cookies, env)) === undefined) await setFormKey(cookies, env);
}

/**
 * Sets a new idempotency key in a cookie: a cached form cannot contain one. The key changes
 * when a form was refused and when the cart was changed, so that a double click, and Back and
 * once more, is one request and another purchase another.
 * It is signed, so that it also shows that a browser returns cookies, and it says when
 * it was made: whoever fills in a form needs some seconds.
 */
export async function setFormKey(cookies: AstroCookies, env: KeyEnv): Promise<void> {
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

/** When a key that `formKeyIn` found was made, in milliseconds since 1970; null for none. */
export function formKeyTime(key: string | undefined): number | null {
  if (key === undefined) return null;
  const bytes = Buffer.from(key.slice(0, RANDOM_LENGTH), 'base64url');
  return bytes.byteLength === RANDOM_BYTES
    ? bytes.readUInt32BE(RANDOM_BYTES - TIME_BYTES) * 1000
    : null;
}
