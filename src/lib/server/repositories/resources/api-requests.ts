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

/** Keeps an answer; fails, as every second one does, where there is one under the key already. */
export async function insertAnswer(tx: Tx, row: ApiRequestRow): Promise<void> {
  await tx.insertInto('api_request').values(row).execute();
}

/** Deletes answers that were given before an instant, an ISO text. */
export async function forgetAnswers(db: Kysely<Database>, before: string): Promise<void> {
  await db.deleteFrom('api_request').where('at', '<', before).execute();
}
