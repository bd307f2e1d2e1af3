import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { HubUndoRow } from '../../db/tables/hub-schema.ts';

/** Keeps what can be undone. */
export async function insertUndo(tx: Kysely<Database>, row: HubUndoRow): Promise<void> {
  await tx.insertInto('hub_undo').values(row).execute();
}

/** What a user can undo, or has undone; null: nothing of that name, or it is another one's. */
export async function undoOf(
  db: Kysely<Database>,
  id: string,
  user: string,
): Promise<HubUndoRow | null> {
  const row = await db
    .selectFrom('hub_undo')
    .selectAll()
    .where('id', '=', id)
    .where('user', '=', user)
    .executeTakeFirst();
  return row ?? null;
}

/** Marks it as undone, once: false where it was already. */
export async function markUndone(tx: Kysely<Database>, id: string, at: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('hub_undo')
    .set({ undone_at: at })
    .where('id', '=', id)
    .where('undone_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Notes beside what was done what became of undoing it. */
export async function setUndoSteps(tx: Kysely<Database>, id: string, steps: string): Promise<void> {
  await tx.updateTable('hub_undo').set({ steps }).where('id', '=', id).execute();
}

/** Deletes what was done before an instant: nobody undoes it any more. */
export async function forgetUndo(tx: Kysely<Database>, before: string): Promise<void> {
  await tx.deleteFrom('hub_undo').where('at', '<', before).execute();
}
