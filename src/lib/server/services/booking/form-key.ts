import { randomBytes } from 'node:crypto';
import type { AstroCookies } from 'astro';
import { COOKIE } from '../../../constants.ts';
import type { Env } from '../../config/env.ts';

const KEY_BYTES = 16;

/**
 * A form without scripts is the same for everybody and cannot hold a key of its
 * own; the browser's cookie does. It is another one after every answer, so that a
 * double click is one request and a second purchase is not.
 */
export function newKey(cookies: AstroCookies, { siteOrigin }: Pick<Env, 'siteOrigin'>): void {
  cookies.set(COOKIE.formKey, randomBytes(KEY_BYTES).toString('base64url'), {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: siteOrigin.startsWith('https:'),
  });
}
