import type { Kysely, Transaction } from 'kysely';
import type { ApiRequestRow } from '../../db/tables/resource-schema.ts';
import type { Database } from '../../db/schema.ts';

type Tx = Transaction<Database>;

/** The request that was answered under a key; null: none. */
export async function answeredRequest(
  tx: Kysely<Database>,
  key: string,
): Promise<ApiRequestRow | null> {
  const row = await tx
    .selectFrom('api_request')
    .selectAll()
    .where('key', '=', key)
    .executeTakeFirst();
  return row ?? null;
}

/** Keeps a state under a key that has none. @returns whether it had none */
export async function claimRequest(db: Kysely<Database>, row: ApiRequestRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('api_request')
    .values(row)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Replaces what is kept under a key. @param before what has to stand there. @returns whether it did */
export async function replaceAnswer(
  db: Kysely<Database>,
  row: ApiRequestRow,
  before: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('api_request')
    .set(row)
    .where('key', '=', row.key)
    .where('answer', '=', before)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Keeps an answer; fails, as every second one does, where there is one under the key already. */
export async function insertAnswer(tx: Tx, row: ApiRequestRow): Promise<void> {
  await tx.insertInto('api_request').values(row).execute();
}

/** Keeps an answer in place of what stands under its key. */
export async function putAnswer(tx: Tx, row: ApiRequestRow): Promise<void> {
  await tx.deleteFrom('api_request').where('key', '=', row.key).execute();
  await insertAnswer(tx, row);
}

/** Deletes answers that were given before an instant, an ISO text. */
export async function forgetAnswers(db: Kysely<Database>, before: string): Promise<void> {
  await db.deleteFrom('api_request').where('at', '<', before).execute();
}
