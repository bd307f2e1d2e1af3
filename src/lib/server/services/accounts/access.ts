import { timingSafeEqual } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { COOKIE, type Locale } from '../../../constants.ts';
import { translator } from '../../../i18n/translator.ts';
import { failure, type Failure } from '../../../result.ts';
import {
  ANY_KIND,
  isAtLeast,
  leastRole,
  mayDo,
  PERMISSIONS,
  subjectsOf,
  writableFields,
  type Action,
  type Right,
  type Subject,
} from '../../../accounts/permissions.ts';
import type { Env } from '../../config/env.ts';
import type { Accounts } from './accounts.ts';
import { NOBODY, type Caller } from './user.ts';
import { csrfFailure, type ReadCookies } from './csrf.ts';

/** What knows who somebody is. */
interface Callers {
  readonly env: Pick<Env, 'apiToken'>;
  readonly accounts: Pick<Accounts, 'sessionOf' | 'programOf' | 'kindsToApprove'>;
}

const BEARER = /^Bearer ([\w.~+/=-]{1,512})$/u;
const PROGRAM: Caller = { ...NOBODY, role: 'editor', how: 'token' };

function isSame(left: string, right: string): boolean {
  const [leftBytes, rightBytes] = [Buffer.from(left), Buffer.from(right)];
  // Compared in constant time, so that the time does not reveal where they differ.
  return leftBytes.length === rightBytes.length && timingSafeEqual(leftBytes, rightBytes);
}

/** The program that sends a token: the configured one, or one that an administrator made; null: none. */
async function programIn(
  { env: { apiToken }, accounts }: Callers,
  headers: Headers,
): Promise<Caller | null> {
  const token = BEARER.exec(headers.get('authorization') ?? '')?.[1];
  if (token === undefined) return null;
  return apiToken !== null && isSame(token, apiToken) ? PROGRAM : accounts.programOf(token);
}

/** Whether the scopes of a caller's token leave it something; everybody else has none. */
export const isInScope = (
  { scopes }: Pick<Caller, 'scopes'>,
  subject: Subject,
  action: Action,
): boolean =>
  scopes === null ||
  [`${subject}:${action}`, `${subject}:*`, `*:${action}`, '*:*'].some((scope) =>
    scopes.includes(scope),
  );

/** What visitors see the outcome of at once, which is what a second pair of eyes is asked for. */
const SEEN_AT_ONCE: readonly Action[] = ['publish', 'delete'];

/** Whether somebody else has to approve what a caller would do. */
const isHeldBack = ({ needsApproval }: Caller, subject: Subject, action: Action): boolean =>
  SEEN_AT_ONCE.includes(action) && needsApproval?.has(subject) === true;

/**
 * Whether a caller may do something to a subject: its role, the scopes of its token, and that
 * nobody has to approve it first.
 */
export const isAllowed = (caller: Caller, subject: Subject, action: Action): boolean =>
  mayDo(caller.role, subject, action) &&
  isInScope(caller, subject, action) &&
  !isHeldBack(caller, subject, action);

/** The fields of what is public that a caller may change at once; null: all of them. */
export const fieldsAtOnce = (caller: Caller, subject: Subject): readonly string[] | null =>
  isHeldBack(caller, subject, 'publish')
    ? (PERMISSIONS[subject].boxOfficeFields ?? [])
    : writableFields(caller.role, subject);

/** Whether a caller has a right; a right by field is that to one field at least. */
export function hasRight(caller: Caller, right: Right): boolean {
  const { action, isByField } = right;
  return subjectsOf(right).some(
    (subject) =>
      isAllowed(caller, subject, action) ||
      (isByField === true &&
        fieldsAtOnce(caller, subject)?.length !== 0 &&
        isInScope(caller, subject, action)),
  );
}

/** The caller, by the headers of the request. */
export async function callerOf(app: Callers, headers: Headers): Promise<Caller> {
  const caller = await signedIn(app, headers);
  if (caller.how === 'nobody') return caller;
  return { ...caller, needsApproval: await app.accounts.kindsToApprove(caller.role) };
}

async function signedIn(app: Callers, headers: Headers): Promise<Caller> {
  const program = await programIn(app, headers);
  if (program !== null) return program;
  // Most requests have no session: the library is not loaded for them.
  if (!(headers.get('cookie') ?? '').includes(COOKIE.session)) return NOBODY;
  const session = await app.accounts.sessionOf(headers);
  if (session === null) return NOBODY;
  const { user, csrfToken } = session;
  return { ...NOBODY, role: user.role, user, how: 'session', csrfToken };
}

/** Why a caller may not do something: 401 without a session or token, 403 without the right; null: the caller may. */
export function checkReadAccess(caller: Caller, right: Right, locale: Locale): Failure | null {
  const t = translator(locale);
  if (caller.how === 'nobody') return failure('unauthorized', t('user:error.nobody')).failure;
  if (hasRight(caller, right)) return null;
  const least = leastRole(right);
  if (least === null) return failure('forbidden', t('user:error.noRole')).failure;
  if (!isAtLeast(caller.role, least)) {
    const role = t(`user:profile.roles.${least}`);
    return failure('forbidden', t('user:error.role', { role })).failure;
  }
  const { subject, action } = right;
  if (subjectsOf(right).some((one) => isHeldBack(caller, one, action)))
    return failure('forbidden', t('releases:error.needsApproval')).failure;
  const scope = `${subject === ANY_KIND ? '*' : subject}:${action}`;
  return failure('forbidden', t('user:error.scope', { scope })).failure;
}

/**
 * Why a request is not believed to come from one of our pages; null: it is. Programs
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
 * CSRF token of its session; null: the caller may.
 */
export function checkWriteAccess(
  caller: Caller,
  right: Right,
  { headers, cookies }: { readonly headers: Headers; readonly cookies: ReadCookies },
  locale: Locale,
): Failure | null {
  const accessFailure = checkReadAccess(caller, right, locale);
  if (accessFailure !== null) return accessFailure;
  return csrfDenial(caller, { headers, cookies }, locale);
}

type Values = Readonly<Record<string, unknown>>;

/**
 * Why a caller may not change what would change, at each field that the role leaves as it is;
 * null: it may. Fields that are left out of what is handed in would become empty: they change, too.
 * @param writable the fields that may change; null: all of them
 */
export function checkFieldAccess(
  { role }: Pick<Caller, 'role'>,
  writable: readonly string[] | null,
  { before, after }: { readonly before: Values; readonly after: Values },
  locale: Locale,
): Failure | null {
  if (writable === null) return null;
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const refused = fields.filter(
    (field) => !writable.includes(field) && !isDeepStrictEqual(before[field], after[field]),
  );
  if (refused.length === 0) return null;
  const t = translator(locale);
  const message = t('user:error.field', { role: t(`user:profile.roles.${role}`) });
  return failure('forbidden', message, Object.fromEntries(refused.map((field) => [field, message])))
    .failure;
}

/** Why a caller may not do something to a subject: 401 for nobody, else 403; null: the caller may. */
export function denialOf(
  caller: Caller,
  [subject, action]: readonly [Subject, Action],
  locale: Locale,
): Failure | null {
  const t = translator(locale);
  if (caller.how === 'nobody') return failure('unauthorized', t('user:error.nobody')).failure;
  if (isAllowed(caller, subject, action)) return null;
  const least = PERMISSIONS[subject][action] ?? 'admin';
  const role = t(`user:profile.roles.${least}`);
  return failure('forbidden', t('user:error.role', { role })).failure;
}
