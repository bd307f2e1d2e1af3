import { LOGIN_TRIES } from '../../../constants.ts';
import { placeOnNet, RateLimit } from '../../concurrency/rate-limit.ts';

const PER_MS = LOGIN_TRIES.minutes * 60_000;
/** A code of an app is taken half a minute before and after its own half. */
const CODE_MS = 90_000;

/** Whose tries: what is tried for, and from where. */
export interface Tried {
  /** An e-mail address, or another name of what is tried. */
  readonly account: string;
  /** The visitor's address on the net. */
  readonly address: string;
}

/**
 * Wrong tries, counted for each account and each place on the net, in the memory of
 * this process. A try counts before it is made, so that many at once are no way around.
 */
export class Tries {
  readonly #accounts: RateLimit;
  readonly #places: RateLimit;
  readonly #codes: RateLimit;

  constructor(now: () => Date) {
    this.#accounts = new RateLimit({ most: LOGIN_TRIES.account, perMs: PER_MS, now });
    this.#places = new RateLimit({ most: LOGIN_TRIES.place, perMs: PER_MS, now });
    this.#codes = new RateLimit({ most: 1, perMs: CODE_MS, now });
  }

  /** Whether one more may be made; counts it when it may. */
  may({ account, address }: Tried): boolean {
    const place = placeOnNet(address);
    if (!this.#places.allows(place)) return false;
    return this.#accounts.allows(account);
  }

  /** Whether a right code of an app is used for the first time, as RFC 6238 has it (5.2). */
  isFirstUse(user: string, code: string): boolean {
    return this.#codes.allows(`${user} ${code}`);
  }

  /** A try that was right counts for nobody, and ends the count of its account. */
  wasRight({ account, address }: Tried): void {
    this.#accounts.forget(account);
    this.#places.giveBack(placeOnNet(address));
  }
}
