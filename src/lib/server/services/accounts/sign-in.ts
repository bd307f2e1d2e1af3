import { COOKIE } from '../../../constants.ts';
import { isOverloaded } from '../../concurrency/bounded-queue.ts';
import { endSession, isDisabled, sweepLogins, userByEmail } from '../../repositories/users.ts';
import { sweepAttempts } from '../../repositories/login-attempts.ts';
import type { Accounts } from './accounts.ts';
import { knownDeviceOf, newKnownDevice } from './known-device.ts';
import { userActor } from './user.ts';

/** The request of a visitor: its headers and the network address. */
export interface VisitorRequest {
  readonly headers: Headers;
  /** The visitor's network address. */
  readonly address: string;
}

/**
 * The result of an attempt to sign in. `code`: the second factor is needed; `over`: the first
 * step has expired; `busy`: too many sign in at this moment. `device` is the cookie by which the browser is known from then on.
 */
export type SignInResult =
  | { readonly kind: 'in'; readonly cookies: Headers; readonly device: string }
  | { readonly kind: 'code'; readonly cookies: Headers }
  | { readonly kind: 'wrong' | 'tooMany' | 'over' | 'busy' };

/** Somebody who has shown no account. */
const NOBODY_KNOWN = { actor: 'nobody', id: null, name: '' } as const;

/** An address without an account: the library does the same work for it, so that timing reveals nothing. */
const NOBODY = 'nobody@invalid.example';

/**
 * Whether an error of the library is an expected rejection; any other is a bug or a broken
 * database. Recognised by its shape, so that the library need not be loaded for its class.
 */
export const isAuthRejection = (error: unknown): error is AuthRejection =>
  error instanceof Error &&
  'statusCode' in error &&
  typeof error.statusCode === 'number' &&
  error.statusCode < 500;

interface AuthRejection extends Error {
  readonly statusCode: number;
  readonly body?: { readonly code?: string };
}

interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Signs in by e-mail and password. Unknown, disabled and wrong give the same result after the same work. */
export async function signIn(
  accounts: Accounts,
  { email, password }: Credentials,
  request: VisitorRequest,
): Promise<SignInResult> {
  const account = email.trim().toLowerCase();
  const result = await enterPassword(accounts, { email: account, password }, request);
  const { address } = request;
  await accounts.note({ event: 'sign-in', outcome: result.kind }, { account, address });
  if (result.kind === 'in' || result.kind === 'wrong')
    await logSignIn(accounts, account, address, result.kind);
  return result;
}

/** Whose password it was, right or wrong; of an address without an account nothing but the try. */
async function logSignIn(
  accounts: Accounts,
  email: string,
  address: string,
  kind: 'in' | 'wrong',
): Promise<void> {
  const user = await userByEmail(accounts.database.db, email);
  const by = user === null ? { ...NOBODY_KNOWN, address } : userActor(user, address);
  const action = kind === 'in' ? 'sign_in' : 'sign_in_failed';
  await accounts.logInAudit({ by, action, record: user?.id ?? null });
}

async function enterPassword(
  accounts: Accounts,
  { email, password }: Credentials,
  { headers, address }: VisitorRequest,
): Promise<SignInResult> {
  const secret = await accounts.secret();
  const device = knownDeviceOf(headers, email, secret, accounts.now());
  const attempt = { account: email, address, device };
  if (!(await accounts.loginRateLimit.allows(attempt))) return { kind: 'tooMany' };
  const { api } = await accounts.auth();
  const isDisabledUser = await isDisabled(accounts.database.db, email);
  const body = { email: isDisabledUser ? NOBODY : email, password };
  try {
    const { headers: cookies, response } = await api.signInEmail({
      body,
      // Without an existing session: a new one begins.
      headers: withoutCookies(headers),
      returnHeaders: true,
    });
    await accounts.loginRateLimit.recordSuccess(attempt);
    sweep(accounts);
    // The session that this browser had before ends.
    if ((headers.get('cookie') ?? '').includes(COOKIE.session))
      accounts.runInBackground(signOut(accounts, headers, address));
    if ('twoFactorRedirect' in response) return { kind: 'code', cookies };
    return { kind: 'in', cookies, device: newKnownDevice(email, secret, accounts.now()) };
  } catch (error) {
    if (isAuthRejection(error)) return { kind: 'wrong' };
    if (!isOverloaded(error)) throw error;
    await accounts.loginRateLimit.takeBack(attempt);
    return { kind: 'busy' };
  }
}

/** Deletes what has expired; no request waits for it. */
function sweep(accounts: Accounts): void {
  const { db } = accounts.database;
  accounts.runInBackground(sweepLogins(db, new Date().toISOString()));
  accounts.runInBackground(sweepAttempts(db, accounts.now().toISOString()));
}

function withoutCookies(headers: Headers): Headers {
  const newHeaders = new Headers();
  const agent = headers.get('user-agent');
  if (agent !== null) newHeaders.set('user-agent', agent);
  return newHeaders;
}

/** Headers with the cookie of the first step only: with a session the library would ask for no code. */
function stepOf(headers: Headers): Headers {
  const newHeaders = withoutCookies(headers);
  const cookies = (headers.get('cookie') ?? '').split(/;\s*/u);
  const step = cookies.filter((cookie) => cookie.split('=', 1)[0]?.endsWith(COOKIE.loginStep));
  if (step.length > 0) newHeaders.set('cookie', step.join('; '));
  return newHeaders;
}

/** The second factor after the password: a code of an app, or one of the backup codes. */
export async function enterCode(
  accounts: Accounts,
  credentials: string,
  request: VisitorRequest,
): Promise<SignInResult> {
  const result = await checkCode(accounts, credentials, request);
  const { address } = request;
  // Whose it was is told by the line of the password before it, from the same place.
  await accounts.note({ event: 'second-factor', outcome: result.kind }, { account: '', address });
  if (result.kind === 'wrong')
    await accounts.logInAudit({ by: { ...NOBODY_KNOWN, address }, action: 'sign_in_failed' });
  return result;
}

async function checkCode(
  accounts: Accounts,
  credentials: string,
  { headers, address }: VisitorRequest,
): Promise<SignInResult> {
  const code = credentials.replaceAll(/\s/gu, '');
  const step = stepOf(headers);
  // The library limits wrong codes per account; here they are limited per first step.
  const attempt = { account: 'code', address, device: step.get('cookie') ?? '' };
  if (!(await accounts.loginRateLimit.allows(attempt))) return { kind: 'tooMany' };
  const { api } = await accounts.auth();
  const call = { body: { code }, headers: step, returnHeaders: true } as const;
  try {
    const { headers: cookies, response } = await (/^\d{6}$/u.test(code)
      ? api.verifyTOTP(call)
      : api.verifyBackupCode(call));
    // A code that was seen by somebody else must not work a second time.
    if (!(await accounts.loginRateLimit.isFirstUse(response.user.id, code))) {
      await endSession(accounts.database.db, response.token ?? '');
      return { kind: 'over' };
    }
    await accounts.loginRateLimit.recordSuccess(attempt);
    await logSignIn(accounts, response.user.email, address, 'in');
    const secret = await accounts.secret();
    const device = newKnownDevice(response.user.email, secret, accounts.now());
    return { kind: 'in', cookies, device };
  } catch (error) {
    if (!isAuthRejection(error)) throw error;
    return { kind: rejectionKind(error) };
  }
}

/** Both steps in one call. */
export async function signInWithCode(
  accounts: Accounts,
  {
    code,
    ...credentials
  }: { readonly email: string; readonly password: string; readonly code?: string | undefined },
  request: VisitorRequest,
): Promise<SignInResult & { readonly isCode: boolean }> {
  const firstStep = await signIn(accounts, credentials, request);
  if (firstStep.kind !== 'code' || code === undefined) return { ...firstStep, isCode: false };
  const headers = withoutCookies(request.headers);
  const step = firstStep.cookies.getSetCookie().map((line) => line.split(';', 1)[0] ?? '');
  headers.set('cookie', step.join('; '));
  return { ...(await enterCode(accounts, code, { ...request, headers })), isCode: true };
}

/** Why a code was rejected. */
function rejectionKind({ statusCode, body }: AuthRejection): 'wrong' | 'tooMany' | 'over' {
  if (statusCode === 429) return 'tooMany';
  return body?.code === 'INVALID_CODE' || body?.code === 'INVALID_BACKUP_CODE' ? 'wrong' : 'over';
}

/** Ends the session of a request. @returns headers that delete its cookies */
export async function signOut(
  accounts: Accounts,
  headers: Headers,
  address = '',
): Promise<Headers> {
  const { api } = await accounts.auth();
  const session = await accounts.sessionOf(headers);
  if (session !== null) {
    const by = userActor(session.user, address);
    await accounts.logInAudit({ by, action: 'sign_out', record: by.id });
  }
  const { headers: cookies } = await api.signOut({ headers, returnHeaders: true });
  return cookies;
}
