import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';

type Db = Kysely<Database>;

/** Inserts a request by its key. @returns false when it exists already */
export async function insertRequest(db: Db, key: string, at: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('booking_request')
    .values({ key, at, answer: null })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** The answer to a request as JSON; null while there is none; undefined for an unknown request. */
export async function answerOf(db: Db, key: string): Promise<string | null | undefined> {
  const row = await db
    .selectFrom('booking_request')
    .select('answer')
    .where('key', '=', key)
    .executeTakeFirst();
  return row === undefined ? undefined : row.answer;
}

export const saveAnswer = (db: Db, key: string, answer: string) =>
  db.updateTable('booking_request').set({ answer }).where('key', '=', key).execute();

/** Deletes a request: it may be made again. */
export const deleteRequest = (db: Db, key: string) =>
  db.deleteFrom('booking_request').where('key', '=', key).execute();

/** Deletes all requests older than `before`, and unanswered ones older than `pendingBefore`. */
export const deleteOldRequests = (
  db: Db,
  { before, pendingBefore }: { readonly before: string; readonly pendingBefore: string },
) =>
  db
    .deleteFrom('booking_request')
    .where((eb) =>
      eb.or([
        eb('at', '<=', before),
        eb.and([eb('answer', 'is', null), eb('at', '<', pendingBefore)]),
      ]),
    )
    .execute();
