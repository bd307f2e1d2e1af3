import type { AstroCookies, AstroCookieSetOptions } from 'astro';
import { COOKIE, KNOWN_DEVICE_DAYS, MAX_SESSION_DAYS, type Locale } from '../../../constants.ts';
import { hostCookie } from '../../../host-cookie.ts';
import { translator } from '../../../i18n/translator.ts';
import { failure, type Failure } from '../../../result.ts';
import type { Env } from '../../config/env.ts';
import type { Accounts } from './accounts.ts';
import { csrfTokenOf, issueCsrfToken } from './csrf.ts';
import type { SignInResult } from './sign-in.ts';

/**
 * A denial as its caller has to be told it: who still shows a session learns that it is over,
 * not that a login is needed.
 */
export function withSessionOver(denial: Failure, headers: Headers, locale: Locale): Failure {
  const hasSession = (headers.get('cookie') ?? '').includes(COOKIE.session);
  if (denial.code !== 'unauthorized' || !hasSession) return denial;
  const { failure: over } = failure('unauthorized', translator(locale)('api:sessionOver'));
  return { ...over, reason: 'session_over' };
}

type CookieWriter = Pick<AstroCookies, 'get' | 'set' | 'delete'>;

const DAY_S = 86_400;
const FORWARDED = [COOKIE.session, COOKIE.loginStep, COOKIE.singleSignOn];
const COOKIE_LINE = /^([^=]+)=([^;]*)/u;
const MAX_AGE = /;\s*max-age=(\d+)/iu;

const isEncrypted = ({ siteOrigin }: Pick<Env, 'siteOrigin'>): boolean =>
  siteOrigin.startsWith('https:');
const optionsFor = (env: Pick<Env, 'siteOrigin'>) =>
  ({ path: '/', sameSite: 'lax', secure: isEncrypted(env) }) satisfies AstroCookieSetOptions;

/** The token of a session, as the value of its cookie has it before the signature. */
const tokenIn = (value: string): string => decodeURIComponent(value).split('.', 1)[0] ?? '';

/**
 * Forwards the cookies of a login to the browser, and sets those that go with them: the
 * flag that tells scripts that a user is signed in, and the CSRF token of the session.
 */
export async function forwardCookies(
  cookies: CookieWriter,
  loginHeaders: Headers,
  accounts: Pick<Accounts, 'env' | 'secret'>,
): Promise<void> {
  const { env } = accounts;
  const options = optionsFor(env);
  const flag = hostCookie(COOKIE.user, isEncrypted(env));
  for (const line of loginHeaders.getSetCookie()) {
    const [, name = '', value = ''] = COOKIE_LINE.exec(line) ?? [];
    const age = MAX_AGE.exec(line)?.[1] ?? '0';
    const cookieName = FORWARDED.find((knownName) => name.endsWith(knownName));
    if (cookieName === undefined) continue;
    const isSession = cookieName === COOKIE.session;
    if (value === '' || age === '0') {
      cookies.delete(name, { ...options, httpOnly: true });
      // The token of a session that is over is none.
      if (isSession) for (const other of [flag, COOKIE.csrf]) cookies.delete(other, options);
      continue;
    }
    // The server decides when a session ends; the cookie only has to live longer.
    const maxAge = isSession ? MAX_SESSION_DAYS * DAY_S : Number(age);
    // Not encoded again: that would change its signature.
    cookies.set(name, value, { ...options, maxAge, httpOnly: true, encode: (text) => text });
    if (!isSession) continue;
    cookies.set(flag, '1', { ...options, maxAge });
    const csrfToken = csrfTokenOf(tokenIn(value), await accounts.secret());
    issueCsrfToken(cookies, env, { csrfToken });
  }
}

/** The same for a login that came to its end or to its second step; remembers where an account was used. */
export async function saveLogin(
  cookies: CookieWriter,
  result: Extract<SignInResult, { cookies: Headers }>,
  accounts: Pick<Accounts, 'env' | 'secret'>,
): Promise<void> {
  await forwardCookies(cookies, result.cookies, accounts);
  if (result.kind !== 'in') return;
  cookies.set(hostCookie(COOKIE.knownDevice, isEncrypted(accounts.env)), result.device, {
    ...optionsFor(accounts.env),
    httpOnly: true,
    maxAge: KNOWN_DEVICE_DAYS * DAY_S,
  });
}

/** Deletes the cookies of a browser whose session is over. */
export function deleteLoginCookies(cookies: CookieWriter, env: Pick<Env, 'siteOrigin'>): void {
  const options = optionsFor(env);
  const name = (plain: string) => hostCookie(plain, isEncrypted(env));
  if (cookies.get(name(COOKIE.user)) !== undefined) cookies.delete(name(COOKIE.user), options);
  if (cookies.get(name(COOKIE.session)) !== undefined)
    cookies.delete(name(COOKIE.session), { ...options, httpOnly: true });
}
