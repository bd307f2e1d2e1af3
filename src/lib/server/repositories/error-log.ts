import { sql, type Kysely } from 'kysely';
import type { ErrorLogRow } from '../db/tables/error-log-schema.ts';
import type { Database } from '../db/schema.ts';
import { containing, type ListPart } from './list-part.ts';

type Db = Kysely<Database>;

/** How often an address was missed since it was last written down. */
export type Misses = Pick<ErrorLogRow, 'path' | 'answered' | 'seen'>;

/** Adds to what was counted of an address so far. */
export async function addMisses(
  db: Db,
  { path, answered, seen }: Misses,
  now: string,
): Promise<void> {
  await db
    .insertInto('error_log')
    .values({ path, answered, seen, first_at: now, last_at: now })
    .onConflict((conflict) =>
      conflict.column('path').doUpdateSet({
        answered: sql<number>`error_log.answered + ${answered}`,
        seen: sql<number>`error_log.seen + ${seen}`,
        last_at: now,
      }),
    )
    .execute();
}

/** Deletes what was last missed before an instant, and of the others the longest ago beyond `most`. */
export async function sweepErrorLog(db: Db, lastBefore: string, most: number): Promise<void> {
  await db.deleteFrom('error_log').where('last_at', '<', lastBefore).execute();
  const beyond = await db
    .selectFrom('error_log')
    .select('last_at')
    .orderBy('last_at', 'desc')
    .offset(most)
    .limit(1)
    .executeTakeFirst();
  if (beyond !== undefined)
    await db.deleteFrom('error_log').where('last_at', '<=', beyond.last_at).execute();
}

/** The addresses that hold a text. */
const missedWith = (db: Db, text: string) => {
  const all = db.selectFrom('error_log');
  return text === '' ? all : all.where(containing('path', text));
};

/** The addresses that people missed most, then those that anything asked for. */
export async function mostMissed(
  db: Db,
  { text, limit, offset }: ListPart,
): Promise<readonly ErrorLogRow[]> {
  return missedWith(db, text)
    .selectAll()
    .orderBy('seen', 'desc')
    .orderBy('answered', 'desc')
    .orderBy('path')
    .limit(limit)
    .offset(offset)
    .execute();
}

export async function countMissed(db: Db, text: string): Promise<number> {
  const { count } = await missedWith(db, text)
    .select((row) => row.fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** @returns whether there was one */
export async function forgetMisses(db: Db, path: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('error_log')
    .where('path', '=', path)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
