import { millisecondsInMinute } from 'date-fns/constants';
import { COOKIE, DEFAULT_LOCALE, LOGIN_TRIES } from '../../../constants.ts';
import { pathTo } from '../../../routing/routes.ts';
import { networkOf } from '../../concurrency/network.ts';
import { SharedLimit } from '../limits/shared-limit.ts';
import type { SingleSignOnConfig } from '../../config/config-parts.ts';
import type { ErrorReporter } from '../../ports/error-reporter.ts';
import { setInvited, userById } from '../../repositories/users.ts';
import type { Accounts } from '../accounts/accounts.ts';
import { newKnownDevice } from '../accounts/known-device.ts';
import {
  isAuthRejection,
  signOut,
  type SignInResult,
  type VisitorRequest,
} from '../accounts/sign-in.ts';
import { type User, userActor } from '../accounts/user.ts';
import { discover, type Provider } from './provider.ts';
import type { SsoAuth } from './sso-auth.ts';
import { ERROR_PATH, providerId, type Candidate } from './sso-config.ts';

/**
 * Why nobody was signed in. `unknown`: no account has this mail, or it may not sign in;
 * `unverified`: the provider does not say that the mail is theirs; `over`: it took too long, or
 * was begun in another browser; `away`: the provider does not answer, or not as it should.
 */
export const SSO_REFUSALS = ['unknown', 'unverified', 'over', 'away', 'tooMany'] as const;
export type SsoRefusal = (typeof SSO_REFUSALS)[number];

/** The beginning: where the browser is sent, with a cookie that it has to bring back. */
export type SsoBegin =
  | { readonly kind: 'to'; readonly address: string; readonly cookies: Headers }
  | { readonly kind: SsoRefusal };

/** The end, and where its page leads: the path that was wanted, or the login in its language. */
export type SsoEnd = (
  Extract<SignInResult, { kind: 'in' }> | { readonly kind: SsoRefusal; readonly cookies: Headers }
) & {
  /** As `begin` was told it; null: what came back belongs to nothing that was begun here. */
  readonly path: string | null;
};

export interface SsoPaths {
  /** Where somebody goes who is in. */
  readonly next: string;
  /** The login, to be told there why not. */
  readonly login: string;
}

/** How long what the provider said of itself holds, in milliseconds. */
const FRESH_MS = 5 * millisecondsInMinute;
/** How long the library may take to ask the provider for the same. */
const MAX_MS = 10_000;

/** What the library and `refusalOf` call it. */
const REFUSALS: Readonly<Record<string, SsoRefusal>> = {
  signup_disabled: 'unknown',
  unknown: 'unknown',
  unverified: 'unverified',
  state_mismatch: 'over',
  state_not_found: 'over',
  state_invalid: 'over',
  // Whoever turned back at the provider has not signed in there.
  access_denied: 'over',
};

export interface SingleSignOnOptions {
  readonly accounts: Accounts;
  readonly config: SingleSignOnConfig;
  readonly report: ErrorReporter;
  /** By default the rule of the venue, below. */
  readonly refusalOf?: (candidate: Candidate) => Promise<string | null>;
}

/**
 * Only whose verified mail is that of an account which may sign in. Nobody gets an account or
 * a role by it.
 */
const refusalIn =
  ({ database: { db } }: Pick<Accounts, 'database'>) =>
  async ({ id, email, isVerified }: Candidate): Promise<string | null> => {
    if (!isVerified) return 'unverified';
    const user = await userById(db, id);
    return user?.is_disabled === 0 && user.email === email.toLowerCase() ? null : 'unknown';
  };

async function inTime<Value>(work: Promise<Value>): Promise<Value | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, MAX_MS, null);
  });
  return Promise.race([work, late]).finally(() => {
    clearTimeout(timer);
  });
}

/** The cookie of the beginning alone: whoever is signed in already begins anew. */
function stateOf(headers: Headers): Headers {
  const cookies = (headers.get('cookie') ?? '').split(/;\s*/u);
  const state = cookies.filter((cookie) => cookie.split('=', 1)[0]?.endsWith(COOKIE.singleSignOn));
  const agent = headers.get('user-agent');
  return new Headers({
    ...(agent !== null && { 'user-agent': agent }),
    ...(state.length > 0 && { cookie: state.join('; ') }),
  });
}

/** Signing in by a provider of OpenID Connect, where one is configured. */
export class SingleSignOn {
  readonly name: string;
  /** Where browsers are sent: a form may lead there. */
  readonly origin: string;
  readonly #options: SingleSignOnOptions;
  readonly #begun: SharedLimit;
  #auth: Promise<SsoAuth | null> | null = null;
  #askedAt = 0;

  constructor(options: SingleSignOnOptions) {
    const { config, accounts } = options;
    this.name = config.name;
    this.origin = new URL(config.issuer).origin;
    this.#options = options;
    const perMs = LOGIN_TRIES.minutes * millisecondsInMinute;
    this.#begun = new SharedLimit(accounts.database.db, {
      name: 'single-sign-on',
      most: LOGIN_TRIES.place,
      perMs,
      now: accounts.now,
    });
  }

  /** The library, once the provider has answered; null: it does not. */
  async #ready(): Promise<SsoAuth | null> {
    const now = performance.now();
    if (this.#auth === null || now - this.#askedAt > FRESH_MS) {
      this.#askedAt = now;
      this.#auth = this.#ask();
    }
    const asked = this.#auth;
    const auth = await asked.catch(() => null);
    // The next one asks again.
    if (auth === null && this.#auth === asked) this.#auth = null;
    return auth;
  }

  async #ask(): Promise<SsoAuth | null> {
    const { config, report } = this.#options;
    const provider = await discover(config);
    const auth = typeof provider === 'string' ? null : await inTime(this.#load(provider));
    if (auth !== null) return auth;
    const why = typeof provider === 'string' ? provider : 'no answer in time';
    report.report('The provider of single sign-on cannot be used', { why });
    return null;
  }

  async #load(provider: Provider): Promise<SsoAuth> {
    const { accounts, config, refusalOf = refusalIn(accounts) } = this.#options;
    const { env, database } = accounts;
    const [{ createSsoAuth }, secret] = await Promise.all([
      import('./sso-auth.ts'),
      accounts.secret(),
    ]);
    // One address for both languages, because each has to be entered at the provider.
    const callbackUrl = env.siteOrigin + pathTo('login-sso', DEFAULT_LOCALE);
    const parts = { env, database, secret, config, provider, callbackUrl, refusalOf };
    const auth = createSsoAuth(parts);
    await auth.$context;
    return auth;
  }

  /** Begins: the browser is to be sent to the provider. */
  async begin({ next, login }: SsoPaths, { address }: VisitorRequest): Promise<SsoBegin> {
    if (!(await this.#begun.allows(networkOf(address)))) return { kind: 'tooMany' };
    const auth = await this.#ready();
    if (auth === null) return { kind: 'away' };
    const provider = providerId(this.#options.config);
    const body = { provider, callbackURL: next, errorCallbackURL: login, disableRedirect: true };
    try {
      const { headers, response } = await auth.api.signInSocial({
        body,
        headers: new Headers(),
        returnHeaders: true,
      });
      return { kind: 'to', address: response.url ?? '', cookies: headers };
    } catch (error) {
      if (isAuthRejection(error)) return { kind: 'away' };
      throw error;
    }
  }

  /** Ends: the provider sent the browser back. @param query what it added to the address */
  async complete(
    query: Readonly<Record<string, string>>,
    request: VisitorRequest,
  ): Promise<SsoEnd> {
    const { accounts } = this.#options;
    const result = await this.#exchange(query, request);
    const { address } = request;
    const account = 'user' in result ? result.user.email : '';
    const outcome = 'user' in result ? 'in' : result.kind;
    await accounts.note({ event: 'single-sign-on', outcome }, { account, address });
    if ('user' in result) return this.#enter(result, request);
    if (result.kind === 'unknown' || result.kind === 'unverified') {
      const by = { actor: 'nobody', id: null, name: '', address } as const;
      await accounts.logInAudit({ by, action: 'sign_in_failed' });
    }
    return result;
  }

  async #exchange(
    query: Readonly<Record<string, string>>,
    { headers }: VisitorRequest,
  ): Promise<
    | { readonly user: User; readonly path: string; readonly cookies: Headers }
    | { readonly kind: SsoRefusal; readonly path: string | null; readonly cookies: Headers }
  > {
    const auth = await this.#ready();
    if (auth === null) return { kind: 'away', path: null, cookies: new Headers() };
    const answer = await auth.api.callbackOAuth({
      method: 'GET',
      params: { id: providerId(this.#options.config) },
      query,
      headers: stateOf(headers),
      asResponse: true,
    });
    const { siteOrigin } = this.#options.accounts.env;
    const cookies = answer.headers;
    const target = new URL(cookies.get('location') ?? ERROR_PATH, siteOrigin);
    const user = await this.#userBy(cookies);
    if (user !== null) return { user, path: target.pathname + target.search, cookies };
    const error = target.searchParams.get('error') ?? '';
    for (const key of ['error', 'error_description']) target.searchParams.delete(key);
    const path = target.pathname === ERROR_PATH ? null : target.pathname + target.search;
    return { kind: REFUSALS[error] ?? 'away', path, cookies };
  }

  /** Who the cookies of an answer sign in. */
  async #userBy(made: Headers): Promise<User | null> {
    const cookie = made.getSetCookie().map((line) => line.split(';', 1)[0] ?? '');
    const headers = new Headers({ cookie: cookie.join('; ') });
    return (await this.#options.accounts.sessionOf(headers))?.user ?? null;
  }

  async #enter(
    { user, path, cookies }: { user: User; path: string; cookies: Headers },
    { headers, address }: VisitorRequest,
  ): Promise<SsoEnd> {
    const { accounts } = this.#options;
    // Whoever comes in this way needs no password.
    await setInvited(accounts.database.db, user.id, null);
    await accounts.logInAudit({
      by: userActor(user, address),
      action: 'sign_in',
      record: user.id,
      after: { by: this.name },
    });
    // The session that this browser had before ends.
    if ((headers.get('cookie') ?? '').includes(COOKIE.session))
      accounts.runInBackground(signOut(accounts, headers, address));
    const device = newKnownDevice(user.email, await accounts.secret(), accounts.now());
    return { kind: 'in', cookies, device, path };
  }
}
