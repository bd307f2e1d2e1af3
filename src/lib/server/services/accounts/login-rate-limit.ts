import { LOGIN_TRIES } from '../../../constants.ts';
import { networkOf, RateLimit } from '../../concurrency/rate-limit.ts';

const WINDOW_MS = LOGIN_TRIES.minutes * 60_000;
/** A code is valid for its 30 seconds and for 30 seconds before and after. */
const CODE_VALID_MS = 90_000;

/** One attempt: for which account, and from which address. */
export interface LoginAttempt {
  /** An e-mail address, or another key of what is attempted. */
  readonly account: string;
  /** The visitor's network address. */
  readonly address: string;
}

/**
 * Counts failed attempts per account and per network, in the memory of this process. An
 * attempt is counted before it is made, so that parallel attempts cannot exceed the limit.
 */
export class LoginRateLimit {
  readonly #accounts: RateLimit;
  readonly #networks: RateLimit;
  readonly #codes: RateLimit;

  constructor(now: () => Date) {
    this.#accounts = new RateLimit({ most: LOGIN_TRIES.account, perMs: WINDOW_MS, now });
    this.#networks = new RateLimit({ most: LOGIN_TRIES.place, perMs: WINDOW_MS, now });
    this.#codes = new RateLimit({ most: 1, perMs: CODE_VALID_MS, now });
  }

  /** Whether another attempt is allowed; counts it if so. */
  allows({ account, address }: LoginAttempt): boolean {
    const network = networkOf(address);
    if (!this.#networks.allows(network)) return false;
    return this.#accounts.allows(account);
  }

  /** Whether a correct code of an app is used for the first time (RFC 6238, 5.2). */
  isFirstUse(user: string, code: string): boolean {
    return this.#codes.allows(`${user} ${code}`);
  }

  /** Uncounts a successful attempt, and resets the count of its account. */
  recordSuccess({ account, address }: LoginAttempt): void {
    this.#accounts.reset(account);
    this.#networks.refund(networkOf(address));
  }
}
