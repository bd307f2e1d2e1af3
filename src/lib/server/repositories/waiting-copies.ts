import type { Kysely, Transaction } from 'kysely';
import type { Kind } from '../../../content/records/kinds.ts';
import type { Locale } from '../../constants.ts';
import type { Database } from '../db/schema.ts';
import { inPublic } from '../db/tables/editing-schema.ts';
import { publishedAt, type RecordVersion } from './versions.ts';

type AnyDb = Kysely<Database> | Transaction<Database>;

/** A copy of a draft that waits for its time or its release's. */
export interface WaitingCopy extends Pick<RecordVersion, 'id' | 'base' | 'content'> {
  /** Null: both languages. */
  readonly language: Locale | null;
  /** When it becomes public; null: with a release. */
  readonly at: string | null;
}

/** The waiting copies of a record that are of one line and not part of what is public. */
export async function waitingCopies(
  db: AnyDb,
  kind: Kind,
  record: number,
  line: number,
): Promise<readonly WaitingCopy[]> {
  const rows = await db
    .selectFrom('record_version as copy')
    .leftJoin('schedule', 'schedule.version_id', 'copy.id')
    .select(['copy.id', 'copy.base', 'copy.content', 'schedule.language', 'schedule.at'])
    .where('copy.kind', '=', kind)
    .where('copy.record', '=', record)
    .where('copy.line', '=', line)
    .where('copy.state', 'in', ['scheduled', 'in_release'])
    .where('copy.base', '>', 0)
    .orderBy('copy.id')
    .execute();
  return rows.map(({ content, ...row }) => ({
    ...row,
    content: JSON.parse(content) as WaitingCopy['content'],
  }));
}

/** Changes what a waiting copy starts from, and what it holds. */
export async function moveCopy(
  db: AnyDb,
  id: number,
  { base, content }: Pick<RecordVersion, 'base' | 'content'>,
): Promise<void> {
  await db
    .updateTable('record_version')
    .set({ base, content: JSON.stringify(content) })
    .where('id', '=', id)
    .execute();
}

/**
 * Has what was begun before a version go on from the one that took its place: what was typed
 * before a release was published is not of the one who takes it back. What was part of it waits again. A plan
 * of one language holds the other one's texts of that version: it stays, and is not done.
 */
export async function moveBegunBefore(
  db: AnyDb,
  { kind, id }: { readonly kind: Kind; readonly id: number },
  { from, to }: { readonly from: number; readonly to: number },
): Promise<void> {
  const taken = await publishedAt(db, kind, id, from);
  if (taken === null) return;
  await db
    .updateTable('record_version')
    .set({ base: to })
    .where('kind', '=', kind)
    .where('record', '=', id)
    .where('state', 'in', ['draft', 'scheduled', 'in_release'])
    .where('base', 'in', [from, inPublic(from)])
    .where('line', '<', taken.id)
    .where('id', 'not in', (of) =>
      of
        .selectFrom('schedule')
        .select((row) => row.fn.coalesce('version_id', row.lit(0)).as('copy'))
        .where('language', 'is not', null),
    )
    .execute();
}
