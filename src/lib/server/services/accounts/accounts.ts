import { millisecondsInDay } from 'date-fns/constants';
import { SESSION_MOST_DAYS } from '../../../constants.ts';
import type { Mailer } from '../../ports/mailer.ts';
import type { OpenDatabase } from '../../db/open.ts';
import type { Env } from '../../config/env.ts';
import { ROLES, type User } from './user.ts';
import type { Auth, ResetRequest } from './auth.ts';
import { resetMessage } from './messages.ts';
import { sessionSecret } from './secret.ts';
import { LoginRateLimit } from './login-rate-limit.ts';

export interface AccountsOptions {
  readonly env: Pick<Env, 'siteOrigin' | 'sessionSecret' | 'dataDir'>;
  readonly database: OpenDatabase;
  readonly mailer: Mailer;
  readonly now: () => Date;
}

/** A user as the library returns it. */
interface LoginUser {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly lastName?: string | null | undefined;
  readonly role?: string | null | undefined;
}

const userFrom = ({ id, email, name, lastName, role }: LoginUser): User => ({
  id,
  email,
  first_name: name,
  last_name: lastName ?? '',
  role: ROLES.find((candidate) => candidate === role) ?? 'visitor',
});

/**
 * The accounts and their sessions. What users can do with them is in the other files of
 * this folder, whose functions take the accounts.
 */
export class Accounts {
  readonly env: AccountsOptions['env'];
  readonly database: OpenDatabase;
  readonly loginRateLimit: LoginRateLimit;
  readonly now: () => Date;
  readonly #mailer: Mailer;
  #auth: Promise<Auth> | null = null;
  readonly #running = new Set<Promise<unknown>>();

  constructor({ env, database, mailer, now }: AccountsOptions) {
    this.env = env;
    this.database = database;
    this.now = now;
    this.loginRateLimit = new LoginRateLimit(now);
    this.#mailer = mailer;
  }

  /** The library, loaded with the first login, to save memory. */
  auth(): Promise<Auth> {
    this.#auth ??= this.#load();
    // After a failure, for instance of reading the secret, the next call tries again.
    this.#auth.catch(() => {
      this.#auth = null;
    });
    return this.#auth;
  }

  async #load(): Promise<Auth> {
    const { createAuth } = await import('./auth.ts');
    return createAuth({
      env: this.env,
      secret: await sessionSecret(this.env),
      database: this.database,
      sendReset: async (request: ResetRequest) => {
        await this.#mailer.send(resetMessage(request, this.env));
      },
    });
  }

  /** The user of a request's session; null without a session, with an expired one, and for a disabled user. */
  async userOf(headers: Headers): Promise<User | null> {
    const { api } = await this.auth();
    const session = await api.getSession({ headers });
    if (session === null || session.user.isDisabled === true) return null;
    // The real clock, not `now`: the library wrote the session by it.
    const age = Date.now() - session.session.createdAt.getTime();
    return age > SESSION_MOST_DAYS * millisecondsInDay ? null : userFrom(session.user);
  }

  /** Decrypts what the library stored encrypted: the secret of a second factor. */
  async decrypted(data: string): Promise<string> {
    const [{ $context }, { symmetricDecrypt }] = await Promise.all([
      this.auth(),
      import('better-auth/crypto'),
    ]);
    const { secretConfig: key } = await $context;
    return symmetricDecrypt({ key, data });
  }

  /** Runs work that no request waits for; `idle` waits for its end. */
  runInBackground(work: Promise<unknown>): void {
    const task = work
      .catch(() => undefined)
      .finally(() => {
        this.#running.delete(task);
      });
    this.#running.add(task);
  }

  /** Resolves when no background work is running. */
  async idle(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running);
  }
}
