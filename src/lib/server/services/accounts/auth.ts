import { betterAuth, type BetterAuthOptions } from 'better-auth';
import { twoFactor } from 'better-auth/plugins/two-factor';
import {
  COOKIE,
  LOGIN_STEP_MINUTES,
  LOGIN_TRIES,
  PASSWORD_LENGTH,
  RESET_MINUTES,
  SESSION_IDLE_DAYS,
} from '../../../constants.ts';
import { hostCookie } from '../../../host-cookie.ts';
import type { OpenDatabase } from '../../db/open.ts';
import type { Env } from '../../config/env.ts';
import { hashPassword, isPassword } from './passwords/password.ts';

/** A request for a new password, with the token of the link. */
export interface ResetRequest {
  readonly user: { readonly id: string; readonly email: string };
  readonly token: string;
  /** Its query holds the path of the page that it was requested on. */
  readonly url: string;
}

export interface AuthOptions {
  readonly env: Pick<Env, 'siteOrigin'>;
  readonly secret: string;
  readonly database: OpenDatabase;
  readonly sendReset: (request: ResetRequest) => Promise<void>;
}

const DAY_S = 86_400;
/** How often the expiry of a session in use is extended, in seconds. */
const RENEW_AFTER_S = 3600;
const TIME_COLUMNS = { createdAt: 'created_at', updatedAt: 'updated_at' } as const;

/** The tables are ours (migration 0004_accounts); these are their names and columns. */
const TABLES = {
  user: {
    modelName: 'login_user',
    fields: { name: 'first_name', emailVerified: 'email_verified', ...TIME_COLUMNS },
    additionalFields: {
      lastName: { type: 'string', fieldName: 'last_name', input: false },
      role: { type: 'string', input: false },
      isDisabled: { type: 'boolean', fieldName: 'is_disabled', input: false },
    },
  },
  session: {
    modelName: 'login_session',
    fields: {
      userId: 'user_id',
      expiresAt: 'expires_at',
      ipAddress: 'ip_address',
      userAgent: 'user_agent',
      ...TIME_COLUMNS,
    },
  },
  account: {
    modelName: 'login_account',
    fields: {
      accountId: 'account_id',
      providerId: 'provider_id',
      userId: 'user_id',
      accessToken: 'access_token',
      refreshToken: 'refresh_token',
      idToken: 'id_token',
      accessTokenExpiresAt: 'access_token_expires_at',
      refreshTokenExpiresAt: 'refresh_token_expires_at',
      ...TIME_COLUMNS,
    },
  },
  verification: {
    modelName: 'login_verification',
    fields: { expiresAt: 'expires_at', ...TIME_COLUMNS },
  },
} as const;

const secondFactor = (issuer: string) =>
  twoFactor({
    issuer,
    twoFactorCookieMaxAge: LOGIN_STEP_MINUTES * 60,
    accountLockout: {
      maxFailedAttempts: LOGIN_TRIES.account,
      durationSeconds: LOGIN_TRIES.minutes * 60,
    },
    schema: {
      user: { fields: { twoFactorEnabled: 'two_factor_enabled' } },
      twoFactor: {
        modelName: 'login_two_factor',
        fields: {
          userId: 'user_id',
          backupCodes: 'backup_codes',
          failedVerificationCount: 'failed_verification_count',
          lockedUntil: 'locked_until',
        },
      },
    },
  });

/** What every way to sign in has in common: tables, sessions, names of cookies. */
export function commonOptions({ env, secret, database }: Omit<AuthOptions, 'sendReset'>) {
  const isEncrypted = env.siteOrigin.startsWith('https:');
  return {
    appName: new URL(env.siteOrigin).hostname,
    baseURL: env.siteOrigin,
    secret,
    // As SQLite it stores times as texts and flags as 0/1, which is how they are stored in
    // both engines. A test checks that the tables fit.
    database: { db: database.db, type: 'sqlite', transaction: true },
    ...TABLES,
    session: {
      ...TABLES.session,
      expiresIn: SESSION_IDLE_DAYS * DAY_S,
      updateAge: RENEW_AFTER_S,
    },
    verification: { ...TABLES.verification, storeIdentifier: 'hashed' },
    // Attempts are counted by login-rate-limit.ts, which knows the address behind a proxy.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
    advanced: {
      database: { validateSchema: false },
      ipAddress: { disableIpTracking: true },
      cookies: {
        session_token: { name: hostCookie(COOKIE.session, isEncrypted) },
        two_factor: { name: hostCookie(COOKIE.loginStep, isEncrypted) },
        state: { name: hostCookie(COOKIE.singleSignOn, isEncrypted) },
      },
      // It would put another prefix before these names, which allows more.
      useSecureCookies: false,
      defaultCookieAttributes: { secure: isEncrypted },
    },
  } as const satisfies BetterAuthOptions;
}

/**
 * The library behind the accounts. It is called on the server only; its own HTTP routes
 * are not mounted.
 */
export function createAuth({ sendReset, ...parts }: AuthOptions) {
  return betterAuth({
    ...commonOptions(parts),
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: PASSWORD_LENGTH.least,
      maxPasswordLength: PASSWORD_LENGTH.most,
      password: {
        hash: hashPassword,
        verify: ({ hash, password }) => isPassword(hash, password),
      },
      resetPasswordTokenExpiresIn: RESET_MINUTES * 60,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: sendReset,
    },
    plugins: [secondFactor(new URL(parts.env.siteOrigin).hostname)],
  });
}

export type Auth = ReturnType<typeof createAuth>;
