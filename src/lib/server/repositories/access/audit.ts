import { sql, type Kysely, type Selectable, type SelectQueryBuilder } from 'kysely';
import type { AuditEntryRow } from '../../db/tables/access-schema.ts';
import type { Database } from '../../db/schema.ts';

type Db = Kysely<Database>;
export type AuditRow = Selectable<AuditEntryRow>;

/** Which entries are wanted; empty texts: all. */
export interface AuditChoice {
  /** Part of a name, in any case. */
  readonly who: string;
  /** A subject or an action. */
  readonly what: string;
  /** From and before these instants; null: from the first, to the last. */
  readonly from: string | null;
  readonly before: string | null;
  /** Of one user or token alone. */
  readonly actorId?: string;
}

export async function insertAudit(db: Db, entry: Omit<AuditEntryRow, 'id'>): Promise<void> {
  await db.insertInto('audit_entry').values(entry).execute();
}

function chosen<O>(
  query: SelectQueryBuilder<Database, 'audit_entry', O>,
  { who, what, from, before, actorId }: AuditChoice,
): SelectQueryBuilder<Database, 'audit_entry', O> {
  let wanted = query;
  // Signs that stand for others in a pattern are none here.
  const name = `%${who.toLowerCase().replaceAll(/[\\%_]/gu, String.raw`\$&`)}%`;
  if (who !== '') wanted = wanted.where(sql<boolean>`lower(actor_name) like ${name} escape '\\'`);
  if (what !== '')
    wanted = wanted.where((eb) => eb.or([eb('subject', '=', what), eb('action', '=', what)]));
  if (from !== null) wanted = wanted.where('at', '>=', from);
  if (before !== null) wanted = wanted.where('at', '<', before);
  if (actorId !== undefined) wanted = wanted.where('actor_id', '=', actorId);
  return wanted;
}

/** The newest first. @param below entries with a lower id alone; null: from the newest on */
export const auditEntries = (
  db: Db,
  choice: AuditChoice,
  part: { readonly limit: number; readonly offset?: number; readonly below?: number | null },
): Promise<AuditRow[]> => {
  const query = chosen(db.selectFrom('audit_entry').selectAll(), choice);
  const { limit, offset = 0, below = null } = part;
  return (below === null ? query : query.where('id', '<', below))
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
};

export async function countAudit(db: Db, choice: AuditChoice): Promise<number> {
  const { count } = await chosen(
    db.selectFrom('audit_entry').select((eb) => eb.fn.countAll().as('count')),
    choice,
  ).executeTakeFirstOrThrow();
  return Number(count);
}

/** Deletes what is older than an instant. */
export async function sweepAudit(db: Db, before: string): Promise<void> {
  await db.deleteFrom('audit_entry').where('at', '<', before).execute();
}
