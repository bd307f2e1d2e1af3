import { createHash } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { countAttempt } from '../../repositories/login-attempts.ts';

interface LimitOptions {
  /** Of what it is: no two limits count together. */
  readonly name: string;
  readonly most: number;
  readonly perMs: number;
  readonly now: () => Date;
}

/** Most keys of which is remembered that they are refused; the oldest is forgotten for a new one. */
const MAX_REFUSED = 10_000;

/**
 * Allows `most` events per `perMs` milliseconds and key, counted in the database: for all
 * processes and machines together. Nobody who reads the table learns who did what.
 */
export class SharedLimit {
  readonly #db: Kysely<Database>;
  readonly #options: LimitOptions;
  /** Until when keys are refused, in ms: a flood writes nothing more. */
  readonly #refused = new Map<string, number>();

  constructor(db: Kysely<Database>, options: LimitOptions) {
    this.#db = db;
    this.#options = options;
  }

  /**
   * Whether it may happen once more; counts it.
   * @param tx the caller's transaction, beside which nothing else can write on SQLite
   */
  async allows(key: string, tx?: Transaction<Database>): Promise<boolean> {
    const { name, most, perMs, now } = this.#options;
    const at = now();
    if ((this.#refused.get(key) ?? 0) > at.getTime()) return false;
    const hash = createHash('sha256').update(JSON.stringify(['limit', name, key]));
    const { count, ends_at: ends } = await countAttempt(tx ?? this.#db, hash.digest('base64url'), {
      now: at.toISOString(),
      ends: new Date(at.getTime() + perMs).toISOString(),
    });
    if (count <= most) return true;
    // What a transaction counts may be taken back.
    if (tx === undefined) this.#refuse(key, Date.parse(ends));
    return false;
  }

  #refuse(key: string, until: number): void {
    this.#refused.delete(key);
    this.#refused.set(key, until);
    if (this.#refused.size <= MAX_REFUSED) return;
    for (const first of this.#refused.keys()) {
      this.#refused.delete(first);
      break;
    }
  }
}
