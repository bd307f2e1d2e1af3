import { addMinutes } from 'date-fns/addMinutes';
import { millisecondsInDay } from 'date-fns/constants';
import { RESET_MINUTES, MAX_SESSION_DAYS, DEFAULT_LOCALE } from '../../../constants.ts';
import { translator } from '../../../i18n/translator.ts';
import { localeOfPath, pathTo } from '../../../routing/routes.ts';
import type { OpenDatabase } from '../../db/open.ts';
import { siteName } from '../../repositories/settings.ts';
import type { Outbox, OutgoingMessage } from '../mail/outbox.ts';
import type { AuditLog, AuditNote } from '../audit/audit-log.ts';
import type { Env } from '../../config/env.ts';
import { ROLES } from '../../../accounts/permissions.ts';
import { kindsToApprove } from '../../repositories/releases/approval-rules.ts';
import type { Role } from '../../../accounts/permissions.ts';
import { masked, type OnSecurityEvent, type SecurityEvent } from './known-device.ts';
import type { Caller, User } from './user.ts';
import { callerByToken } from './token-caller.ts';
import type { Auth, ResetRequest } from './auth.ts';
import { csrfTokenOf } from './csrf.ts';
import { sessionSecret } from './secret.ts';
import { LoginRateLimit } from './login-rate-limit.ts';

interface MessageParts {
  readonly env: Pick<Env, 'siteOrigin'>;
  readonly database: Pick<OpenDatabase, 'db'>;
}

/** The message with the link to a new password, in the language of the request. */
async function resetMessage(
  { user, token, url }: ResetRequest,
  { database, env: { siteOrigin } }: MessageParts,
): Promise<Pick<OutgoingMessage, 'to' | 'subject' | 'text' | 'topic' | 'locale'>> {
  const callbackPath = new URL(url).searchParams.get('callbackURL') ?? '';
  const locale = localeOfPath(callbackPath) ?? DEFAULT_LOCALE;
  const name = await siteName(database.db, locale);
  const t = translator(locale);
  const values = {
    // A venue without a name is known by its address.
    site: name === '' ? new URL(siteOrigin).host : name,
    link: siteOrigin + pathTo('login-reset-token', locale, { token }),
    minutes: RESET_MINUTES,
  };
  return {
    topic: 'password',
    locale,
    to: user.email,
    subject: t('user:mail.subject', values),
    text: t('user:mail.text', values),
  };
}

export interface AccountsOptions {
  readonly env: Pick<Env, 'siteOrigin' | 'sessionSecret' | 'dataDir'>;
  readonly database: OpenDatabase;
  readonly outbox: Outbox;
  readonly now: () => Date;
  /** Told who tried to sign in, and how that ended. */
  readonly onSecurityEvent?: OnSecurityEvent | undefined;
  /** Keeps who did what; left out: nobody does. */
  readonly audit?: AuditLog;
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

/** Who is signed in, and what changing calls of that session have to show. */
export interface Session {
  readonly user: User;
  readonly csrfToken: string;
}

/**
 * The accounts and their sessions. What users can do with them is in the other files of
 * this folder, whose functions take the accounts.
 */
export class Accounts {
  readonly env: AccountsOptions['env'];
  readonly database: OpenDatabase;
  readonly loginRateLimit: LoginRateLimit;
  readonly now: () => Date;
  readonly audit: AuditLog | null;
  readonly outbox: Outbox;
  readonly #onSecurityEvent: OnSecurityEvent | undefined;
  #auth: Promise<Auth> | null = null;
  #secret: Promise<string> | null = null;
  readonly #running = new Set<Promise<unknown>>();

  constructor({ env, database, outbox, now, onSecurityEvent, audit }: AccountsOptions) {
    this.env = env;
    this.database = database;
    this.now = now;
    this.loginRateLimit = new LoginRateLimit(database.db, now);
    this.outbox = outbox;
    this.audit = audit ?? null;
    this.#onSecurityEvent = onSecurityEvent;
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
      secret: await this.secret(),
      database: this.database,
      sendReset: async (request: ResetRequest) => {
        const message = await resetMessage(request, this);
        const expiresAt = addMinutes(this.now(), RESET_MINUTES);
        const { db } = this.database;
        await this.outbox.enqueue(db, { ...message, topic: 'password', expiresAt });
      },
    });
  }

  /** The session of a request; null without one, with an expired one, and for a disabled user. */
  async sessionOf(headers: Headers): Promise<Session | null> {
    const { api } = await this.auth();
    const session = await api.getSession({ headers });
    if (session === null || session.user.isDisabled === true) return null;
    // The real clock, not `now`: the library wrote the session by it.
    const age = Date.now() - session.session.createdAt.getTime();
    if (age > MAX_SESSION_DAYS * millisecondsInDay) return null;
    const csrfToken = csrfTokenOf(session.session.token, await this.secret());
    return { user: userFrom(session.user), csrfToken };
  }

  /** The program that sends a token; null: none that holds. */
  programOf(secret: string): Promise<Caller | null> {
    const { database, now } = this;
    const runInBackground = (work: Promise<unknown>) => {
      this.runInBackground(work);
    };
    return callerByToken({ database, now, runInBackground }, secret);
  }

  /** The kinds of record that somebody of a role makes public only with a second pair of eyes. */
  kindsToApprove(role: Role): Promise<ReadonlySet<string>> {
    return kindsToApprove(this.database.db, role);
  }

  /** The secret that sessions and what is bound to them are signed with. */
  secret(): Promise<string> {
    this.#secret ??= sessionSecret(this.env);
    // As above: a failure is not kept.
    this.#secret.catch(() => {
      this.#secret = null;
    });
    return this.#secret;
  }

  /** Notes for the log how an attempt ended; neither account nor address stand there in clear. */
  async note(
    { event, outcome }: Pick<SecurityEvent, 'event' | 'outcome'>,
    { account, address }: { readonly account: string; readonly address: string },
  ): Promise<void> {
    if (this.#onSecurityEvent === undefined) return;
    const secret = await this.secret();
    const [who, from] = [masked(account, secret), masked(address, secret)];
    this.#onSecurityEvent({ event, outcome, account: who, from });
  }

  /** Keeps in the audit log what somebody did with an account, their own or another's. */
  async logInAudit(note: Omit<AuditNote, 'subject'>): Promise<void> {
    await this.audit?.note({ subject: 'user', ...note });
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
