import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import type { Result } from '../../result.ts';
import type { Database } from './schema.ts';

const MAX_ATTEMPTS = 5;
const FIRST_PAUSE_MS = 15;

/** SQLite: a key that was there already. For a lock of another process the driver waits itself. */
const TRANSIENT_SQLITE: readonly unknown[] = [1555, 2067];
/** PostgreSQL: serialization, deadlock, lock not available, unique violation. */
const TRANSIENT_POSTGRES: readonly unknown[] = ['40001', '40P01', '55P03', '23505'];

/** Whether the same work may succeed when it is tried again. */
export function isTransient(error: unknown): boolean {
  const { code, errcode } = error as { readonly code?: unknown; readonly errcode?: unknown };
  return TRANSIENT_SQLITE.includes(errcode) || TRANSIENT_POSTGRES.includes(code);
}

/** Carries a failed result out of a transaction, so that the database rolls it back. */
class Rollback<Reason> extends Error {
  readonly result: { readonly ok: false; readonly failure: Reason };

  constructor(result: { readonly ok: false; readonly failure: Reason }) {
    super('rolled back');
    this.result = result;
  }
}

/**
 * Runs work in a transaction. A failed result rolls everything back; work that
 * conflicted with another writer is run again, a few times and after a pause, so it must
 * not change anything outside the database.
 * @returns the result of the work
 * @throws the database's error where it cannot be used, or where five tries were in vain
 */
export async function transaction<Value, Reason>(
  { db }: { readonly db: Kysely<Database> },
  work: (tx: Transaction<Database>) => Promise<Result<Value, Reason>>,
): Promise<Result<Value, Reason>> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(async (tx) => {
        const result = await work(tx);
        if (!result.ok) throw new Rollback(result);
        return result;
      });
    } catch (error) {
      if (error instanceof Rollback) return error.result;
      if (attempt >= MAX_ATTEMPTS || !isTransient(error)) throw error;
    }
    // A random delay, so that two conflicting writers do not conflict again.
    await pause(FIRST_PAUSE_MS * 2 ** attempt * (0.5 + Math.random()));
  }
}
