import { COOKIE } from '../../../constants.ts';
import { endSession, isDisabled, sweepLogins } from '../../repositories/users.ts';
import type { Accounts } from './accounts.ts';

/** From where somebody signs in. */
export interface Visit {
  readonly headers: Headers;
  /** The visitor's address on the net. */
  readonly address: string;
}

/** How a try to sign in ended. With `in` and `code` go cookies for the browser. */
export type SignIn =
  | { readonly kind: 'in' | 'code'; readonly cookies: Headers }
  | { readonly kind: 'wrong' | 'tooMany' | 'over' };

/** An address that nobody has: whoever signs in by it costs as much as everybody else. */
const NOBODY = 'nobody@invalid.example';

/**
 * Whether what was thrown is the library's «no»; anything else is a bug or a broken
 * database. Told by its shape: the library is loaded by the house, not by pages.
 */
export const isRefusal = (error: unknown): error is Refusal =>
  error instanceof Error &&
  'statusCode' in error &&
  typeof error.statusCode === 'number' &&
  error.statusCode < 500;

interface Refusal extends Error {
  readonly statusCode: number;
  readonly body?: { readonly code?: string };
}

/** By e-mail and password. Unknown, disabled and wrong are the same answer for the same work. */
export async function signIn(
  accounts: Accounts,
  given: { readonly email: string; readonly password: string },
  { headers, address }: Visit,
): Promise<SignIn> {
  const email = given.email.trim().toLowerCase();
  const tried = { account: email, address };
  if (!accounts.tries.may(tried)) return { kind: 'tooMany' };
  const { api } = await accounts.auth();
  const isOut = await isDisabled(accounts.database.db, email);
  const body = { email: isOut ? NOBODY : email, password: given.password };
  try {
    const { headers: cookies, response } = await api.signInEmail({
      body,
      // A session that is there already is no part of signing in: a new one begins.
      headers: withoutCookies(headers),
      returnHeaders: true,
    });
    accounts.tries.wasRight(tried);
    accounts.inBackground(sweepLogins(accounts.database.db, new Date().toISOString()));
    // Whoever was signed in here before is not any more.
    if ((headers.get('cookie') ?? '').includes(COOKIE.session))
      accounts.inBackground(signOut(accounts, headers));
    const needsCode = 'twoFactorRedirect' in response;
    return { kind: needsCode ? 'code' : 'in', cookies };
  } catch (error) {
    if (isRefusal(error)) return { kind: 'wrong' };
    throw error;
  }
}

function withoutCookies(headers: Headers): Headers {
  const kept = new Headers();
  const agent = headers.get('user-agent');
  if (agent !== null) kept.set('user-agent', agent);
  return kept;
}

/** The first step of a login, and nothing of a session that is there already: that is asked for no code. */
function stepOf(headers: Headers): Headers {
  const kept = withoutCookies(headers);
  const cookies = (headers.get('cookie') ?? '').split(/;\s*/u);
  const step = cookies.filter((cookie) => cookie.split('=', 1)[0]?.endsWith(COOKIE.loginStep));
  if (step.length > 0) kept.set('cookie', step.join('; '));
  return kept;
}

/** The second factor after the password: a code of an app, or one of the backup codes. */
export async function enterCode(
  accounts: Accounts,
  given: string,
  { headers, address }: Visit,
): Promise<SignIn> {
  const code = given.replaceAll(/\s/gu, '');
  // The library counts wrong codes for each account; here it is places that try.
  const tried = { account: `code ${address}`, address };
  if (!accounts.tries.may(tried)) return { kind: 'tooMany' };
  const { api } = await accounts.auth();
  const call = { body: { code }, headers: stepOf(headers), returnHeaders: true } as const;
  try {
    const { headers: cookies, response } = await (/^\d{6}$/u.test(code)
      ? api.verifyTOTP(call)
      : api.verifyBackupCode(call));
    // Who looked over somebody's shoulder has the code, too.
    if (!accounts.tries.isFirstUse(response.user.id, code)) {
      await endSession(accounts.database.db, response.token ?? '');
      return { kind: 'over' };
    }
    accounts.tries.wasRight(tried);
    return { kind: 'in', cookies };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return { kind: endOf(error) };
  }
}

/** Both steps at once, for who has the code at hand. */
export async function signInWithCode(
  accounts: Accounts,
  {
    code,
    ...given
  }: { readonly email: string; readonly password: string; readonly code?: string | undefined },
  visit: Visit,
): Promise<SignIn & { readonly isCode: boolean }> {
  const first = await signIn(accounts, given, visit);
  if (first.kind !== 'code' || code === undefined) return { ...first, isCode: false };
  const headers = withoutCookies(visit.headers);
  const step = first.cookies.getSetCookie().map((line) => line.split(';', 1)[0] ?? '');
  headers.set('cookie', step.join('; '));
  return { ...(await enterCode(accounts, code, { ...visit, headers })), isCode: true };
}

/** Whether a code was wrong, or cannot be given any more. */
function endOf({ statusCode, body }: Refusal): 'wrong' | 'tooMany' | 'over' {
  if (statusCode === 429) return 'tooMany';
  return body?.code === 'INVALID_CODE' || body?.code === 'INVALID_BACKUP_CODE' ? 'wrong' : 'over';
}

/** Ends the session of a request, here and now; the answer takes its cookies away. */
export async function signOut(accounts: Accounts, headers: Headers): Promise<Headers> {
  const { api } = await accounts.auth();
  const { headers: cookies } = await api.signOut({ headers, returnHeaders: true });
  return cookies;
}
