import { timingSafeEqual } from 'node:crypto';
import { COOKIE, type Locale } from '../../../constants.ts';
import { translator } from '../../../i18n/translator.ts';
import { failure, type Failure } from '../../../result.ts';
import type { Env } from '../../config/env.ts';
import type { Accounts } from './accounts.ts';
import { NOBODY, type Caller } from './user.ts';
import { hasCsrfToken, type ReadCookies } from './csrf.ts';

const BEARER = /^Bearer ([\w.~+/=-]{1,512})$/u;
const PROGRAM: Caller = { role: 'editor', user: null, how: 'token' };

function isSame(left: string, right: string): boolean {
  const [leftBytes, rightBytes] = [Buffer.from(left), Buffer.from(right)];
  // Compared in constant time, so that the time does not reveal where they differ.
  return leftBytes.length === rightBytes.length && timingSafeEqual(leftBytes, rightBytes);
}

/** Whether a program sends the configured token; false where none is configured. */
function hasApiToken(headers: Headers, { apiToken }: Pick<Env, 'apiToken'>): boolean {
  const token = BEARER.exec(headers.get('authorization') ?? '')?.[1];
  return apiToken !== null && token !== undefined && isSame(token, apiToken);
}

export const isEditor = ({ role }: Pick<Caller, 'role'>): boolean =>
  role === 'editor' || role === 'admin';

/** The caller, by the headers of the request. */
export async function callerOf(
  app: { readonly env: Pick<Env, 'apiToken'>; readonly accounts: Pick<Accounts, 'userOf'> },
  headers: Headers,
): Promise<Caller> {
  if (hasApiToken(headers, app.env)) return PROGRAM;
  // Most requests have no session: the library is not loaded for them.
  if (!(headers.get('cookie') ?? '').includes(COOKIE.session)) return NOBODY;
  const user = await app.accounts.userOf(headers);
  return user === null ? NOBODY : { role: user.role, user, how: 'session' };
}

/** Why a caller may not read: 401 without a session or token, 403 without the role; null: the caller may. */
export function checkReadAccess(
  caller: Caller,
  needed: 'editor' | 'admin',
  locale: Locale,
): Failure | null {
  const t = translator(locale);
  if (caller.how === 'nobody') return failure('unauthorized', t('user:error.nobody')).failure;
  const isEnough = needed === 'admin' ? caller.role === 'admin' : isEditor(caller);
  return isEnough ? null : failure('forbidden', t('user:error.role')).failure;
}

/**
 * Why a caller may not write: as for reading, and 403 where a browser does not send the
 * CSRF token of its cookie (US-04); null: the caller may.
 */
export function checkWriteAccess(
  caller: Caller,
  needed: 'editor' | 'admin',
  { headers, cookies }: { readonly headers: Headers; readonly cookies: ReadCookies },
  locale: Locale,
): Failure | null {
  const accessFailure = checkReadAccess(caller, needed, locale);
  if (accessFailure !== null) return accessFailure;
  // Programs send no cookies that another site could make them send.
  if (caller.how === 'session' && !hasCsrfToken(headers, cookies))
    return failure('forbidden', translator(locale)('booking:error.csrf')).failure;
  return null;
}
