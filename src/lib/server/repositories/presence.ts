import type { Kysely } from 'kysely';
import type { Kind } from '../../../content/records/kinds.ts';
import type { Database } from '../db/schema.ts';
import type { PresenceRow } from '../db/editing-schema.ts';

type Db = Kysely<Database>;
/** Whose tab it is, on which record. */
export type Sitting = Pick<PresenceRow, 'record' | 'editor' | 'tab'> & { readonly kind: Kind };

/** Notes that a tab has a record open, from its first word on. */
export async function notePresence(
  db: Db,
  sitting: Sitting,
  name: string,
  at: string,
): Promise<void> {
  await db
    .insertInto('presence')
    .values({ ...sitting, name, since: at, seen_at: at })
    .onConflict((conflict) =>
      conflict.columns(['kind', 'record', 'editor', 'tab']).doUpdateSet({ name, seen_at: at }),
    )
    .execute();
}

export async function endPresence(db: Db, { kind, record, editor, tab }: Sitting): Promise<void> {
  await db
    .deleteFrom('presence')
    .where('kind', '=', kind)
    .where('record', '=', record)
    .where('editor', '=', editor)
    .where('tab', '=', tab)
    .execute();
}

/** Forgets everybody of whom nothing was heard since then. */
export async function forgetAbsent(db: Db, since: string): Promise<void> {
  await db.deleteFrom('presence').where('seen_at', '<', since).execute();
}

/** Who has a record open, the first one first. @param since nobody heard of before this counts */
export const presentAt = (
  db: Db,
  kind: Kind,
  record: number,
  since: string,
): Promise<readonly PresenceRow[]> =>
  db
    .selectFrom('presence')
    .selectAll()
    .where('kind', '=', kind)
    .where('record', '=', record)
    .where('seen_at', '>=', since)
    .orderBy('since')
    .orderBy('tab')
    .execute();
