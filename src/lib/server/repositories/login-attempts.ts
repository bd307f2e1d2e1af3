import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';

type Db = Kysely<Database>;

/** A span of time as ISO texts. */
export interface AttemptWindow {
  readonly now: string;
  /** When a count that begins now is forgotten. */
  readonly ends: string;
}

/** Counts one more attempt, in one statement, so that no two processes count the same. @returns how many there are now, and until when they count */
export async function countAttempt(
  db: Db,
  key: string,
  { now, ends }: AttemptWindow,
): Promise<{ readonly count: number; readonly ends_at: string }> {
  return db
    .insertInto('login_attempt')
    .values({ key, count: 1, ends_at: ends })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql<number>`case when login_attempt.ends_at <= ${now} then 1 else login_attempt.count + 1 end`,
        ends_at: sql<string>`case when login_attempt.ends_at <= ${now} then ${ends} else login_attempt.ends_at end`,
      }),
    )
    .returning(['count', 'ends_at'])
    .executeTakeFirstOrThrow();
}

/** Takes one counted attempt back, of each key. */
export async function refundAttempts(db: Db, keys: readonly string[]): Promise<void> {
  await db
    .updateTable('login_attempt')
    .set((row) => ({ count: row('count', '-', 1) }))
    .where('key', 'in', [...keys])
    .where('count', '>', 0)
    .execute();
}

export async function forgetAttempts(db: Db, keys: readonly string[]): Promise<void> {
  await db
    .deleteFrom('login_attempt')
    .where('key', 'in', [...keys])
    .execute();
}

/** Deletes counts that ended before `now`, an ISO text. */
export async function sweepAttempts(db: Db, now: string): Promise<void> {
  await db.deleteFrom('login_attempt').where('ends_at', '<', now).execute();
}
