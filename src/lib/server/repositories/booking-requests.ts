import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';

type Db = Kysely<Database>;

/** Notes a request by its key. @returns false when it has been noted already */
export async function noteRequest(db: Db, key: string, at: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('booking_request')
    .values({ key, at, answer: null })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** What a request was answered, as JSON; null while it is not; undefined for one that is not noted. */
export async function answerOf(db: Db, key: string): Promise<string | null | undefined> {
  const row = await db
    .selectFrom('booking_request')
    .select('answer')
    .where('key', '=', key)
    .executeTakeFirst();
  return row === undefined ? undefined : row.answer;
}

export const keepAnswer = (db: Db, key: string, answer: string) =>
  db.updateTable('booking_request').set({ answer }).where('key', '=', key).execute();

/** Forgets a request: it may be made again. */
export const forgetRequest = (db: Db, key: string) =>
  db.deleteFrom('booking_request').where('key', '=', key).execute();

/** Forgets all requests from before an instant, and from before another those that nobody answered. */
export const forgetRequests = (
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
