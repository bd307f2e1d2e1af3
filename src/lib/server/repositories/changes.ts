import { PostgresAdapter, sql, type Kysely, type Transaction } from 'kysely';
import { instantText } from '../../dates/dates.ts';
import { CHANNEL } from '../db/change-signal.ts';
import type { Database } from '../db/schema.ts';

/** One committed write, as it is announced to every process that serves the site. */
export interface Change {
  /** Rises with each change. */
  readonly id: number;
  readonly kind: string;
  readonly record: number;
  readonly action: 'saved' | 'removed';
  /** Tags of the pages that showed the record before or can show it now. */
  readonly tags: readonly string[];
}

/** The kind of a change that replaced all records at once. */
export const EVERYTHING = '*';

/** Rows of a statement: SQLite takes as many values, and more. */
const ROWS_AT_ONCE = 100;

/** Notes changes in the transaction that makes them: announced if and only if it is committed. */
export async function appendChanges(
  db: Transaction<Database>,
  changes: readonly Omit<Change, 'id'>[],
): Promise<void> {
  // Ids are assigned before commits, and commits may overtake each other: a reader in
  // between would miss the lower id. So writers insert one after the other.
  if (db.getExecutor().adapter instanceof PostgresAdapter)
    await sql`select pg_advisory_xact_lock(hashtext(${CHANNEL})), pg_notify(${CHANNEL}, '')`.execute(
      db,
    );
  const at = instantText(new Date());
  for (let start = 0; start < changes.length; start += ROWS_AT_ONCE) {
    const some = changes.slice(start, start + ROWS_AT_ONCE);
    const rows = some.map((change) => ({ ...change, tags: JSON.stringify(change.tags), at }));
    await db.insertInto('change').values(rows).execute();
  }
}

/** The same of one. */
export const appendChange = (
  db: Transaction<Database>,
  change: Omit<Change, 'id'>,
): Promise<void> => appendChanges(db, [change]);

/** The changes with a higher id than `id`, oldest first. */
export async function changesAfter(db: Kysely<Database>, id: number): Promise<Change[]> {
  const rows = await db
    .selectFrom('change')
    .select(['id', 'kind', 'record', 'action', 'tags'])
    .where('id', '>', id)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, tags: JSON.parse(row.tags) as string[] }));
}

/** The id of the newest change; 0 when there is none. */
export async function lastChangeId(db: Kysely<Database>): Promise<number> {
  const row = await db
    .selectFrom('change')
    .select((eb) => eb.fn.max('id').as('id'))
    .executeTakeFirst();
  return Number(row?.id ?? 0);
}
