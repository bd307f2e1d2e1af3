import { timingSafeEqual } from 'node:crypto';
import { COOKIE, type Locale } from '../../../constants.ts';
import { translator } from '../../../i18n/translator.ts';
import { failure, type Failure } from '../../../result.ts';
import { mayDo, type Action, type Subject } from '../../../accounts/permissions.ts';
import type { Env } from '../../config/env.ts';
import type { Accounts } from './accounts.ts';
import { NOBODY, type Caller } from './user.ts';
import { csrfFailure, type ReadCookies } from './csrf.ts';

const BEARER = /^Bearer ([\w.~+/=-]{1,512})$/u;
const PROGRAM: Caller = { role: 'editor', user: null, how: 'token', csrfToken: null, scopes: null };

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

/** The least role that may do something. */
export type NeededRole = 'editor' | 'admin';

export const isEditor = ({ role }: Pick<Caller, 'role'>): boolean =>
  role === 'editor' || role === 'admin';

/** Whether a caller may do something to a subject: its role, and the scopes of its token. */
export function isAllowed(caller: Caller, subject: Subject, action: Action): boolean {
  const { role, scopes } = caller;
  if (!mayDo(role, subject, action)) return false;
  return (
    scopes === null ||
    [`${subject}:${action}`, `${subject}:*`, `*:${action}`, '*:*'].some((scope) =>
      scopes.includes(scope),
    )
  );
}

/** The caller, by the headers of the request. */
export async function callerOf(
  app: { readonly env: Pick<Env, 'apiToken'>; readonly accounts: Pick<Accounts, 'sessionOf'> },
  headers: Headers,
): Promise<Caller> {
  if (hasApiToken(headers, app.env)) return PROGRAM;
  // Most requests have no session: the library is not loaded for them.
  if (!(headers.get('cookie') ?? '').includes(COOKIE.session)) return NOBODY;
  const session = await app.accounts.sessionOf(headers);
  if (session === null) return NOBODY;
  const { user, csrfToken } = session;
  return { role: user.role, user, how: 'session', csrfToken, scopes: null };
}

/** Why a caller may not read: 401 without a session or token, 403 without the role; null: the caller may. */
export function checkReadAccess(
  caller: Caller,
  needed: NeededRole,
  locale: Locale,
): Failure | null {
  const t = translator(locale);
  if (caller.how === 'nobody') return failure('unauthorized', t('user:error.nobody')).failure;
  const isEnough = needed === 'admin' ? caller.role === 'admin' : isEditor(caller);
  if (isEnough) return null;
  const role = t(`user:profile.roles.${needed}`);
  return failure('forbidden', t('user:error.role', { role })).failure;
}

/**
 * Why a request is not believed to come from one of our pages (US-04); null: it is. Programs
 * send no cookies that another site could make them send.
 */
export function csrfDenial(
  caller: Caller,
  { headers, cookies }: { readonly headers: Headers; readonly cookies: ReadCookies },
  locale: Locale,
): Failure | null {
  return caller.how === 'session' ? csrfFailure({ headers, cookies }, caller, locale) : null;
}

/**
 * Why a caller may not write: as for reading, and 403 where a browser does not send the
 * CSRF token of its session (US-04); null: the caller may.
 */
export function checkWriteAccess(
  caller: Caller,
  needed: NeededRole,
  { headers, cookies }: { readonly headers: Headers; readonly cookies: ReadCookies },
  locale: Locale,
): Failure | null {
  const accessFailure = checkReadAccess(caller, needed, locale);
  if (accessFailure !== null) return accessFailure;
  return csrfDenial(caller, { headers, cookies }, locale);
}
