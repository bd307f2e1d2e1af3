import type { Kysely, Transaction } from 'kysely';
import type { Kind } from '../../../content/records/kinds.ts';
import { instantText } from '../../dates.ts';
import type { Database, VersionRow } from '../db/schema.ts';

type AnyDb = Kysely<Database> | Transaction<Database>;

/** A state of a record as it was saved. */
export interface RecordVersion {
  readonly id: number;
  readonly state: VersionRow['state'];
  /** The record's version that it became, or that the draft started from. */
  readonly base: number;
  /** The record's fields, as a caller may hand them in again. */
  readonly content: Readonly<Record<string, unknown>>;
  readonly saved_at: string;
  readonly saved_by: string | null;
}

const COLUMNS = ['id', 'state', 'base', 'content', 'saved_at', 'saved_by'] as const;

const versionOf = ({
  content,
  ...row
}: Omit<VersionRow, 'id'> & { id: number }): RecordVersion => ({
  ...row,
  content: JSON.parse(content) as RecordVersion['content'],
});

/** Writes a state down, for good. */
export async function noteVersion(
  db: AnyDb,
  kind: Kind,
  record: number,
  version: Pick<RecordVersion, 'state' | 'base' | 'content'> & { readonly saved_by?: string },
): Promise<number> {
  const { id } = await db
    .insertInto('record_version')
    .values({
      kind,
      record,
      state: version.state,
      base: version.base,
      content: JSON.stringify(version.content),
      saved_at: instantText(new Date()),
      saved_by: version.saved_by ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const ofRecord = (db: AnyDb, kind: Kind, record: number) =>
  db
    .selectFrom('record_version')
    .select([...COLUMNS, 'kind', 'record'])
    .where('kind', '=', kind)
    .where('record', '=', record)
    .orderBy('id', 'desc');

/** All states of a record, the newest first. */
export async function versionsOf(
  db: AnyDb,
  kind: Kind,
  record: number,
): Promise<readonly RecordVersion[]> {
  return (await ofRecord(db, kind, record).execute()).map(versionOf);
}

/** One state of a record; null when it has no such version. */
export async function versionById(
  db: AnyDb,
  kind: Kind,
  record: number,
  id: number,
): Promise<RecordVersion | null> {
  const row = await ofRecord(db, kind, record).where('id', '=', id).executeTakeFirst();
  return row === undefined ? null : versionOf(row);
}

/** What is being worked on: the newest draft, whatever was made public beside it; null: nothing. */
export async function draftOf(
  db: AnyDb,
  kind: Kind,
  record: number,
): Promise<RecordVersion | null> {
  const row = await ofRecord(db, kind, record)
    .where('state', '=', 'draft')
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? null : versionOf(row);
}

/** Drafts that newer ones replace; published states are kept. */
export async function forgetDrafts(db: AnyDb, kind: Kind, record: number): Promise<void> {
  await db
    .deleteFrom('record_version')
    .where('kind', '=', kind)
    .where('record', '=', record)
    .where('state', '=', 'draft')
    .execute();
}
