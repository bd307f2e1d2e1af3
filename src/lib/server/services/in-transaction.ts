import { setTimeout as pause } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import type { ErrorReporter } from '../adapters/error-report.ts';
import type { ShopResult } from '../adapters/webshop/webshop.ts';
import type { OpenDatabase } from '../db/open.ts';
import type { Database } from '../db/schema.ts';

const MOST_TRIES = 5;
const FIRST_PAUSE_MS = 15;

/** SQLite: busy, locked; a key that was there already. PostgreSQL: the same, and two that waited for each other. */
const PASSING_SQLITE = [5, 6, 1555, 2067];
const PASSING_POSTGRES = ['40001', '40P01', '55P03', '23505'];

/** Whether the same may well succeed when it is tried again. */
function isPassing(error: unknown): boolean {
  const { code, errcode } = error as { readonly code?: unknown; readonly errcode?: unknown };
  return (
    PASSING_SQLITE.some((passing) => passing === errcode) ||
    PASSING_POSTGRES.some((passing) => passing === code)
  );
}

/**
 * Does a piece of work on tickets in a transaction, again where somebody was in its way.
 * @returns what the work answers; `unreachable`, reported, when the database could not be used
 */
export async function inTransaction<Value>(
  { db }: OpenDatabase,
  report: ErrorReporter,
  work: (tx: Transaction<Database>) => Promise<ShopResult<Value>>,
): Promise<ShopResult<Value>> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (tries >= MOST_TRIES || !isPassing(error)) {
        const why = error instanceof Error ? error.message : String(error);
        report.report('Tickets could not use the database.', { why });
        return { ok: false, refusal: { kind: 'unreachable', why } };
      }
    }
    // Not all at once again.
    await pause(FIRST_PAUSE_MS * 2 ** tries * (0.5 + Math.random()));
  }
}
