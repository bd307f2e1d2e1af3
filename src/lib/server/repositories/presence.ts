import type { Kysely } from 'kysely';
import type { Kind } from '../../../content/records/kinds.ts';
import type { Database } from '../db/schema.ts';
import type { PresenceRow } from '../db/tables/editing-schema.ts';

type Db = Kysely<Database>;
/** One tab of an editor on a record. */
export type PresenceKey = Pick<PresenceRow, 'record' | 'editor' | 'tab'> & { readonly kind: Kind };

/** Records that a tab has a record open; repeated calls renew it. */
export async function savePresence(
  db: Db,
  key: PresenceKey,
  { name, module }: Pick<PresenceRow, 'name' | 'module'>,
  at: string,
): Promise<void> {
  await db
    .insertInto('presence')
    .values({ ...key, name, module, since: at, seen_at: at })
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'record', 'editor', 'tab'])
        .doUpdateSet({ name, module, seen_at: at }),
    )
    .execute();
}

export async function endPresence(
  db: Db,
  { kind, record, editor, tab }: PresenceKey,
): Promise<void> {
  await db
    .deleteFrom('presence')
    .where('kind', '=', kind)
    .where('record', '=', record)
    .where('editor', '=', editor)
    .where('tab', '=', tab)
    .execute();
}

/** Deletes the tabs that sent nothing since then. */
export async function deleteAbsent(db: Db, since: string): Promise<void> {
  await db.deleteFrom('presence').where('seen_at', '<', since).execute();
}

/** Who has a record open, the first one first. @param since tabs that sent nothing since then are left out */
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
