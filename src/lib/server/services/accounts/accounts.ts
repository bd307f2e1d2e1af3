import { SESSION_MOST_DAYS } from '../../../constants.ts';
import type { Mailer } from '../../ports/mailer.ts';
import type { OpenDatabase } from '../../db/open.ts';
import type { Env } from '../../config/env.ts';
import { ROLES, type User } from './user.ts';
import type { Auth, ResetWish } from './auth.ts';
import { resetMessage } from './messages.ts';
import { sessionSecret } from './secret.ts';
import { Tries } from './tries.ts';

export interface AccountsOptions {
  readonly env: Pick<Env, 'siteOrigin' | 'sessionSecret' | 'dataDir'>;
  readonly database: OpenDatabase;
  readonly mailer: Mailer;
  readonly now: () => Date;
}

const DAY_MS = 86_400_000;

/** What the library tells of a user. */
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
  role: ROLES.find((known) => known === role) ?? 'visitor',
});

/**
 * Who may sign in, and who is signed in. What they can do stands in the files beside
 * this one; each is handed the accounts.
 */
export class Accounts {
  readonly env: AccountsOptions['env'];
  readonly database: OpenDatabase;
  readonly tries: Tries;
  readonly now: () => Date;
  readonly #mailer: Mailer;
  #auth: Promise<Auth> | null = null;
  readonly #running = new Set<Promise<unknown>>();

  constructor({ env, database, mailer, now }: AccountsOptions) {
    this.env = env;
    this.database = database;
    this.now = now;
    this.tries = new Tries(now);
    this.#mailer = mailer;
  }

  /** The library, loaded by the first who signs in: a house that nobody edits stays small. */
  auth(): Promise<Auth> {
    this.#auth ??= this.#load();
    // What could not be opened, for instance the secret, is tried again.
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
      sendReset: async (wish: ResetWish) => {
        await this.#mailer.send(resetMessage(wish, this.env));
      },
    });
  }

  /** The user of a request's session; null for nobody, for a session that is over, for a disabled user. */
  async userOf(headers: Headers): Promise<User | null> {
    const { api } = await this.auth();
    const found = await api.getSession({ headers });
    if (found === null || found.user.isDisabled === true) return null;
    // The library's clock, not the house's: it is the one that wrote the session.
    const age = Date.now() - found.session.createdAt.getTime();
    return age > SESSION_MOST_DAYS * DAY_MS ? null : userFrom(found.user);
  }

  /** What the library wrote encrypted: the secret of a second factor. */
  async decrypted(data: string): Promise<string> {
    const [{ $context }, { symmetricDecrypt }] = await Promise.all([
      this.auth(),
      import('better-auth/crypto'),
    ]);
    const { secretConfig: key } = await $context;
    return symmetricDecrypt({ key, data });
  }

  /** Work that nobody waits for; it is done before the house is closed. */
  inBackground(work: Promise<unknown>): void {
    const done = work
      .catch(() => undefined)
      .finally(() => {
        this.#running.delete(done);
      });
    this.#running.add(done);
  }

  /** Resolves when nothing is under way. */
  async settled(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running);
  }
}
