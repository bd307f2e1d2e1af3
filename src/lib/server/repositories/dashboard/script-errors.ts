import { sql, type Kysely } from 'kysely';
import type { ScriptErrorRow } from '../../db/tables/error-log-schema.ts';
import type { Database } from '../../db/schema.ts';

type Db = Kysely<Database>;

/** An error of a script and how often it was told of since it was last written down. */
export type CountedScriptError = Pick<ScriptErrorRow, 'route' | 'message' | 'place' | 'count'>;

/** Adds to what was counted of an error so far. */
export async function addScriptError(
  db: Db,
  { route, message, place, count }: CountedScriptError,
  now: string,
): Promise<void> {
  await db
    .insertInto('script_error')
    .values({ route, message, place, count, first_at: now, last_at: now })
    .onConflict((conflict) =>
      conflict.columns(['route', 'message', 'place']).doUpdateSet({
        count: sql<number>`script_error.count + ${count}`,
        last_at: now,
      }),
    )
    .execute();
}

/** Deletes what was last told of before an instant, and of the others the longest ago beyond `most`. */
export async function sweepScriptErrors(db: Db, lastBefore: string, most: number): Promise<void> {
  await db.deleteFrom('script_error').where('last_at', '<', lastBefore).execute();
  const beyond = await db
    .selectFrom('script_error')
    .select('last_at')
    .orderBy('last_at', 'desc')
    .offset(most)
    .limit(1)
    .executeTakeFirst();
  if (beyond !== undefined)
    await db.deleteFrom('script_error').where('last_at', '<=', beyond.last_at).execute();
}

/** The errors that were told of most, and how many different ones there are. */
export async function maxScriptErrors(
  db: Db,
  limit: number,
): Promise<{ readonly count: number; readonly results: readonly ScriptErrorRow[] }> {
  const { count } = await db
    .selectFrom('script_error')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow();
  const results = await db
    .selectFrom('script_error')
    .selectAll()
    .orderBy('count', 'desc')
    .orderBy('last_at', 'desc')
    .limit(limit)
    .execute();
  return { count: Number(count), results };
}
