import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { LOGIN_TRIES } from '../../../constants.ts';
import { networkOf } from '../../concurrency/network.ts';
import type { Database } from '../../db/schema.ts';
import * as attempts from '../../repositories/login-attempts.ts';

const WINDOW_MS = LOGIN_TRIES.minutes * 60_000;
/** A code is valid for its 30 seconds and for 30 seconds before and after. */
const CODE_VALID_MS = 90_000;

/** One attempt: for which account, and from where. */
export interface LoginAttempt {
  /** An e-mail address, or another key of what is attempted. */
  readonly account: string;
  /** The visitor's network address. */
  readonly address: string;
  /** The browser, where the account was used in it before; its own tries alone count for it. */
  readonly device?: string | null;
  /** How often from all places together; by default as the constants say. */
  readonly maxAnywhere?: number;
}

/** A count, and how far it may go. */
interface Limit {
  readonly key: string;
  readonly most: number;
}

/** Nobody who reads the table learns who tried from where. */
const keyOf = (...parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

/**
 * What an attempt is counted by. An account is locked for one client address, not for
 * everybody: else a stranger's five wrong tries would lock out its owner. Known devices are
 * not held up by what others try from the same place.
 */
function limitsOf({
  account,
  address,
  device,
  maxAnywhere = LOGIN_TRIES.accountAnywhere,
}: LoginAttempt): readonly Limit[] {
  if (device != null) return [{ key: keyOf('device', account, device), most: LOGIN_TRIES.account }];
  const network = networkOf(address);
  return [
    { key: keyOf('place', network), most: LOGIN_TRIES.place },
    { key: keyOf('account', account, network), most: LOGIN_TRIES.account },
    { key: keyOf('anywhere', account), most: maxAnywhere },
  ];
}

/**
 * Counts failed attempts in the database, for all processes together. An attempt is counted
 * before it is made, so that parallel attempts cannot exceed a limit.
 */
export class LoginRateLimit {
  readonly #db: Kysely<Database>;
  readonly #now: () => Date;

  constructor(db: Kysely<Database>, now: () => Date) {
    this.#db = db;
    this.#now = now;
  }

  /** Whether another attempt is allowed; counts it if so. */
  async allows(attempt: LoginAttempt): Promise<boolean> {
    for (const { key, most } of limitsOf(attempt))
      if ((await this.#count(key, WINDOW_MS)) > most) return false;
    return true;
  }

  /** Whether a correct code of an app is used for the first time (RFC 6238, 5.2). */
  async isFirstUse(user: string, code: string): Promise<boolean> {
    return (await this.#count(keyOf('code', user, code), CODE_VALID_MS)) === 1;
  }

  /** Uncounts a successful attempt, and resets what its account had in this place. */
  async recordSuccess(attempt: LoginAttempt): Promise<void> {
    const [first, ...others] = limitsOf(attempt).map(({ key }) => key);
    if (first === undefined) return;
    const isKnown = others.length === 0;
    await attempts.forgetAttempts(this.#db, isKnown ? [first] : others.slice(0, 1));
    if (!isKnown) await attempts.refundAttempts(this.#db, [first, ...others.slice(1)]);
  }

  /** Uncounts an attempt that nobody looked at. */
  async takeBack(attempt: LoginAttempt): Promise<void> {
    const keys = limitsOf(attempt).map(({ key }) => key);
    await attempts.refundAttempts(this.#db, keys);
  }

  async #count(key: string, windowMs: number): Promise<number> {
    const now = this.#now();
    const ends = new Date(now.getTime() + windowMs);
    const { count } = await attempts.countAttempt(this.#db, key, {
      now: now.toISOString(),
      ends: ends.toISOString(),
    });
    return count;
  }
}
