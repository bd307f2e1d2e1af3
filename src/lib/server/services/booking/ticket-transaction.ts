import type { Transaction } from 'kysely';
import type { OpenDatabase } from '../../db/open.ts';
import type { Database } from '../../db/schema.ts';
import { transaction } from '../../db/transaction.ts';
import type { ErrorReporter } from '../../ports/error-reporter.ts';
import type { ShopResult } from '../../ports/webshop.ts';

/**
 * A transaction on tickets. An error of the database is reported, and results in
 * `unreachable`, like a shop that does not answer.
 */
export async function ticketTransaction<Value>(
  database: OpenDatabase,
  reporter: ErrorReporter,
  work: (tx: Transaction<Database>) => Promise<ShopResult<Value>>,
): Promise<ShopResult<Value>> {
  try {
    return await transaction(database, work);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    reporter.report('Tickets could not use the database.', { why });
    return { ok: false, failure: { kind: 'unreachable', why } };
  }
}
