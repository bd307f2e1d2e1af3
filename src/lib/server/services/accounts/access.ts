import { timingSafeEqual } from 'node:crypto';
import { COOKIE, type Locale } from '../../../constants.ts';
import { translator } from '../../../i18n/translator.ts';
import { failure, type Failure } from '../../../result.ts';
import type { Env } from '../../config/env.ts';
import type { Accounts } from './accounts.ts';
import { NOBODY, type Caller } from './user.ts';
import { showsToken, type ReadCookies } from './csrf.ts';

const BEARER = /^Bearer ([\w.~+/=-]{1,512})$/u;
const PROGRAM: Caller = { role: 'editor', user: null, how: 'token' };

function isSame(left: string, right: string): boolean {
  const [one, other] = [Buffer.from(left), Buffer.from(right)];
  // Compared in one go, so that the time it takes tells nothing of where they differ.
  return one.length === other.length && timingSafeEqual(one, other);
}

/** Whether a program shows the configured token; without a configured one none does. */
function showsApiToken(headers: Headers, { apiToken }: Pick<Env, 'apiToken'>): boolean {
  const token = BEARER.exec(headers.get('authorization') ?? '')?.[1];
  return apiToken !== null && token !== undefined && isSame(token, apiToken);
}

export const isEditor = ({ role }: Pick<Caller, 'role'>): boolean =>
  role === 'editor' || role === 'admin';

/** Who asks, as the headers of the request show. */
export async function callerOf(
  app: { readonly env: Pick<Env, 'apiToken'>; readonly accounts: Pick<Accounts, 'userOf'> },
  headers: Headers,
): Promise<Caller> {
  if (showsApiToken(headers, app.env)) return PROGRAM;
  // Most requests have no session, and are told so without asking for anything.
  if (!(headers.get('cookie') ?? '').includes(COOKIE.session)) return NOBODY;
  const user = await app.accounts.userOf(headers);
  return user === null ? NOBODY : { role: user.role, user, how: 'session' };
}

/** Why a caller may not see what only some may see: 401 for nobody, 403 where the role is too small; null: may. */
export function refuseReading(
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
 * Why a caller may not change something: as for reading, and 403 where a browser
 * does not show the token of its cookie (US-04); null: may.
 */
export function refuseChange(
  caller: Caller,
  needed: 'editor' | 'admin',
  headers: Headers,
  cookies: ReadCookies,
  locale: Locale,
): Failure | null {
  const refusal = refuseReading(caller, needed, locale);
  if (refusal !== null) return refusal;
  // Programs send no cookies that another site could make them send.
  if (caller.how === 'session' && !showsToken(headers, cookies))
    return failure('forbidden', translator(locale)('booking:error.csrf')).failure;
  return null;
}
