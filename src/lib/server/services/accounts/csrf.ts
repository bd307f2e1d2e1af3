import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { AstroCookies } from 'astro';
import { COOKIE, type Locale } from '../../../constants.ts';
import { translator } from '../../../i18n/translator.ts';
import { failure, type Failure } from '../../../result.ts';
import type { Env } from '../../config/env.ts';
import type { Caller } from './user.ts';

/** Random bytes of a token: 128 bits. */
const TOKEN_BYTES = 16;
const TOKEN = /^[\w-]{16,128}$/u;
/** The header that scripts copy the cookie into. */
const HEADER = 'x-csrftoken';

/** The cookies of a request, as far as they are read here. */
export interface ReadCookies {
  get(name: string): { readonly value: string } | undefined;
}

/**
 * The token of a session: nobody who does not know the session can make it, so that one
 * which somebody else planted as a cookie is worth nothing.
 * @param session its token, as its cookie names it, without the signature
 */
export const csrfTokenOf = (session: string, secret: string): string =>
  createHmac('sha256', secret).update(`csrf ${session}`).digest('base64url');

/** Sets the CSRF token: that of the session, else a random one unless the browser has one already. */
export function issueCsrfToken(
  cookies: Pick<AstroCookies, 'get' | 'set'>,
  { siteOrigin }: Pick<Env, 'siteOrigin'>,
  { csrfToken }: Pick<Caller, 'csrfToken'>,
): void {
  const current = cookies.get(COOKIE.csrf)?.value ?? '';
  if (csrfToken === null ? TOKEN.test(current) : current === csrfToken) return;
  cookies.set(COOKIE.csrf, csrfToken ?? randomBytes(TOKEN_BYTES).toString('base64url'), {
    path: '/',
    sameSite: 'lax',
    secure: siteOrigin.startsWith('https:'),
  });
}

function isSame(left: string, right: string): boolean {
  // Both are ASCII, as the pattern checks, so that equal lengths are equal numbers of bytes.
  if (!TOKEN.test(left) || !TOKEN.test(right) || left.length !== right.length) return false;
  return timingSafeEqual(Buffer.from(left), Buffer.from(right));
}

/**
 * Whether a request shows the token in its header: with a session the one that is
 * bound to it, else that of the cookie. Another site can make a browser send the cookie,
 * but can neither read it nor set the header.
 */
export const hasCsrfToken = (
  headers: Headers,
  cookies: ReadCookies,
  { csrfToken }: Pick<Caller, 'csrfToken'>,
): boolean => isSame(headers.get(HEADER) ?? '', csrfToken ?? cookies.get(COOKIE.csrf)?.value ?? '');

/**
 * Why a changing call is refused by its token: it has none, which is for whoever wrote it, or
 * one that is not of this session any more, which is for whoever uses it; null: it is right.
 */
export function csrfFailure(
  { headers, cookies }: { readonly headers: Headers; readonly cookies: ReadCookies },
  caller: Pick<Caller, 'csrfToken'>,
  locale: Locale,
): Failure | null {
  if (hasCsrfToken(headers, cookies, caller)) return null;
  const t = translator(locale);
  const isMissing = !headers.has(HEADER);
  const message = isMissing ? t('api:csrfMissing') : t('booking:error.csrf');
  const reason = isMissing ? 'csrf_missing' : 'csrf_expired';
  return { ...failure('forbidden', message).failure, reason };
}
