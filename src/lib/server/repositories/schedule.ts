import { PostgresAdapter, type Kysely, type Selectable, type Transaction } from 'kysely';
import type { Kind } from '../../../content/records/kinds.ts';
import type { ScheduleRow } from '../db/tables/editing-schema.ts';
import type { Database } from '../db/schema.ts';

type AnyDb = Kysely<Database> | Transaction<Database>;

/** A scheduled publication or removal of a record. */
export type ScheduledRow = Omit<Selectable<ScheduleRow>, 'kind'> & { readonly kind: Kind };

/** @returns the id of the new entry */
export async function insertScheduled(
  db: AnyDb,
  row: Omit<ScheduledRow, 'id' | 'failed'>,
): Promise<number> {
  const { id } = await db
    .insertInto('schedule')
    .values({ ...row, failed: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The scheduled entries of a record, failed ones included, the soonest first. */
export async function scheduledOf(
  db: AnyDb,
  kind: Kind,
  record: number,
): Promise<readonly ScheduledRow[]> {
  const rows = await db
    .selectFrom('schedule')
    .selectAll()
    .where('kind', '=', kind)
    .where('record', '=', record)
    .orderBy('at')
    .orderBy('id')
    .execute();
  return rows as readonly ScheduledRow[];
}

/** Whether anything is due: a cheap check without a transaction, as it is called often. */
export async function isAnythingDue(db: AnyDb, now: string): Promise<boolean> {
  const row = await db
    .selectFrom('schedule')
    .select('id')
    .where('at', '<=', now)
    .where('failed', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The first entry that is due, locked: no other process gets it until the transaction ends. */
export async function takeDue(
  tx: Transaction<Database>,
  now: string,
): Promise<ScheduledRow | null> {
  const due = tx
    .selectFrom('schedule')
    .selectAll()
    .where('at', '<=', now)
    .where('failed', 'is', null)
    .orderBy('at')
    .orderBy('id')
    .limit(1);
  // SQLite has only one writer, so nothing has to be locked.
  const isPostgres = tx.getExecutor().adapter instanceof PostgresAdapter;
  const row = await (isPostgres ? due.forUpdate().skipLocked() : due).executeTakeFirst();
  return (row as ScheduledRow | undefined) ?? null;
}

export async function forgetScheduled(db: AnyDb, id: number): Promise<void> {
  await db.deleteFrom('schedule').where('id', '=', id).execute();
}

/** Marks an entry as failed, with the reason. */
export async function failScheduled(
  db: AnyDb,
  id: number,
  failed: NonNullable<ScheduledRow['failed']>,
): Promise<void> {
  await db.updateTable('schedule').set({ failed }).where('id', '=', id).execute();
}
