import type { Kysely, Selectable } from 'kysely';
import type { StatusChangeRow } from '../../db/tables/box-office-schema.ts';
import type { Database } from '../../db/schema.ts';

type Db = Kysely<Database>;
export type StatusChange = Selectable<StatusChangeRow>;

export async function changeByKey(db: Db, key: string): Promise<StatusChange | null> {
  const row = await db
    .selectFrom('status_change')
    .selectAll()
    .where('key', '=', key)
    .executeTakeFirst();
  return row ?? null;
}

export async function insertChange(
  db: Db,
  change: Omit<StatusChange, 'id' | 'undone_at'>,
): Promise<StatusChange> {
  return db
    .insertInto('status_change')
    .values({ ...change, undone_at: null })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** @returns false when somebody else has undone it already */
export async function updateUndone(db: Db, id: number, undone_at: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('status_change')
    .set({ undone_at })
    .where('id', '=', id)
    .where('undone_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function sweepChanges(db: Db, before: string): Promise<void> {
  await db.deleteFrom('status_change').where('at', '<', before).execute();
}
