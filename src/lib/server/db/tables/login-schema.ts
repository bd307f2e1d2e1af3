import type { Locale } from '../../../constants.ts';

/** Somebody who may sign in. Times are ISO texts, flags 0/1. */
export interface LoginUserRow {
  id: string;
  /** Lower case. */
  email: string;
  email_verified: number;
  first_name: string;
  last_name: string;
  image: string | null;
  role: 'visitor' | 'box_office' | 'editor' | 'admin';
  is_disabled: number;
  two_factor_enabled: number | null;
  /** The language in which they are written to; null: not known. */
  locale: Locale | null;
  /** When they were invited, as long as they have chosen no password; null: they have. */
  invited_at: string | null;
  created_at: string;
  updated_at: string;
}

export interface LoginSessionRow {
  id: string;
  token: string;
  user_id: string;
  expires_at: string;
  ip_address: string | null;
  user_agent: string | null;
  created_at: string;
  updated_at: string;
}

/** A way to sign in; with `provider_id` `credential` by the hashed password. */
export interface LoginAccountRow {
  id: string;
  account_id: string;
  provider_id: string;
  user_id: string;
  access_token: string | null;
  refresh_token: string | null;
  id_token: string | null;
  access_token_expires_at: string | null;
  refresh_token_expires_at: string | null;
  scope: string | null;
  password: string | null;
  created_at: string;
  updated_at: string;
}

/** The second factor; secret and backup codes are encrypted. */
export interface LoginTwoFactorRow {
  id: string;
  user_id: string;
  secret: string;
  backup_codes: string;
  verified: number | null;
  failed_verification_count: number | null;
  locked_until: string | null;
}

export interface LoginVerificationRow {
  id: string;
  /** Hashed. */
  identifier: string;
  value: string;
  expires_at: string;
  created_at: string;
  updated_at: string;
}

/** Attempts to sign in, counted under a hash of who and where. */
export interface LoginAttemptRow {
  key: string;
  count: number;
  ends_at: string;
}

export interface LoginTables {
  login_attempt: LoginAttemptRow;
  login_user: LoginUserRow;
  login_session: LoginSessionRow;
  login_account: LoginAccountRow;
  login_two_factor: LoginTwoFactorRow;
  login_verification: LoginVerificationRow;
}
