import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { LinkCheckRow } from '../../db/tables/media-schema.ts';

type Db = Kysely<Database>;
export type LinkCheck = Omit<LinkCheckRow, 'key'>;
type Side = LinkCheckRow['side'];

const keyOf = (side: Side, target: string): string =>
  createHash('sha256').update(`${side} ${target}`).digest('hex');

/** What was found of each target of a side. */
export async function linkChecks(db: Db, side: Side): Promise<ReadonlyMap<string, LinkCheck>> {
  const rows = await db
    .selectFrom('link_check')
    .select(['target', 'side', 'checked_at', 'fault', 'since'])
    .where('side', '=', side)
    .execute();
  return new Map(rows.map((row) => [row.target, row]));
}

/** Writes what was found of a target; since when something is wrong stays as long as it does. */
export async function saveLinkCheck(
  db: Db,
  { side, target, fault, checked_at: at }: Omit<LinkCheck, 'since'>,
): Promise<void> {
  const since = fault === null ? null : at;
  await db
    .insertInto('link_check')
    .values({ key: keyOf(side, target), target, side, checked_at: at, fault, since })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((row) => ({
        checked_at: at,
        fault,
        since: since === null ? null : row.fn.coalesce('link_check.since', row.val(since)),
      })),
    )
    .execute();
}

/** Forgets what no link leads to any more. */
export async function deleteLinkChecks(
  db: Db,
  side: Side,
  targets: readonly string[],
): Promise<void> {
  for (const target of targets)
    await db.deleteFrom('link_check').where('key', '=', keyOf(side, target)).execute();
}
