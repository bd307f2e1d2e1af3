import type { Kysely, Transaction } from 'kysely';
import { isKind, type Kind } from '../../../content/records/kinds.ts';
import { instantText } from '../../dates/dates.ts';
import type { WriteSource } from '../../versions/write-source.ts';
import { SAVED_STATES, type VersionRow } from '../db/tables/editing-schema.ts';
import type { Database } from '../db/schema.ts';
import type { Entity } from '../../../content/records/kinds.ts';

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
  /** What wrote it; null: it is not known. */
  readonly write_source: WriteSource | null;
}

/** Who saved a version, and what wrote it. */
export type SavedBy = Pick<RecordVersion, 'saved_by' | 'write_source'>;

/** All columns but the content. */
const ENTRY_COLUMNS = ['id', 'state', 'base', 'saved_at', 'saved_by', 'write_source'] as const;

const versionOf = ({
  content,
  ...row
}: Omit<VersionRow, 'id' | 'line'> & { id: number }): RecordVersion => ({
  ...row,
  content: JSON.parse(content) as RecordVersion['content'],
});

/** Inserts a version. @returns its id */
export async function insertVersion(
  db: AnyDb,
  kind: Kind,
  record: number,
  version: Pick<RecordVersion, 'state' | 'base' | 'content'> &
    SavedBy & {
      /** Left out: now. */
      readonly saved_at?: string;
      /** Left out: of no draft. */
      readonly line?: number | null;
    },
): Promise<number> {
  const { id } = await db
    .insertInto('record_version')
    .values({
      kind,
      record,
      state: version.state,
      base: version.base,
      content: JSON.stringify(version.content),
      saved_at: version.saved_at ?? instantText(new Date()),
      saved_by: version.saved_by,
      write_source: version.write_source,
      line: version.line ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Inserts the published state of a record as a version, so that it can be restored later. */
export async function insertPublicVersion(
  db: AnyDb,
  kind: Kind,
  entity: Entity<Kind>,
  savedBy: SavedBy,
): Promise<void> {
  const { id, version, updated_at: savedAt, ...content } = entity;
  await insertVersion(db, kind, id, {
    state: 'published',
    base: version,
    content,
    saved_at: savedAt,
    ...savedBy,
  });
}

const ofRecord = (db: AnyDb, kind: Kind, record: number) =>
  db
    .selectFrom('record_version')
    .select([...ENTRY_COLUMNS, 'content', 'kind', 'record'])
    .where('kind', '=', kind)
    .where('record', '=', record)
    .orderBy('id', 'desc');

/** Published states and drafts of a record, the newest first; those that wait for their time or for a release's are left out. */
export async function versionsOf(
  db: AnyDb,
  kind: Kind,
  record: number,
): Promise<readonly RecordVersion[]> {
  const rows = await ofRecord(db, kind, record).where('state', 'in', SAVED_STATES).execute();
  return rows.map(versionOf);
}

/** The same without their content, to keep long lists small. */
export async function versionEntries(
  db: AnyDb,
  kind: Kind,
  record: number,
): Promise<readonly Omit<RecordVersion, 'content'>[]> {
  return db
    .selectFrom('record_version')
    .select(ENTRY_COLUMNS)
    .where('kind', '=', kind)
    .where('record', '=', record)
    .where('state', 'in', SAVED_STATES)
    .orderBy('id', 'desc')
    .execute();
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

/** The published state of a record at a version; null for one older than the history. */
export async function publishedAt(
  db: AnyDb,
  kind: Kind,
  record: number,
  version: number,
): Promise<RecordVersion | null> {
  const row = await ofRecord(db, kind, record)
    .where('state', '=', 'published')
    .where('base', '=', version)
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? null : versionOf(row);
}

/** What the state of a record that visitors saw holds; a text with these signs has others around them. */
const ONLINE = '"is_online":true';

/** Whether visitors could see a record at any time that its history knows of. */
export async function wasPublic(db: AnyDb, kind: Kind, record: number): Promise<boolean> {
  const row = await ofRecord(db, kind, record)
    .clearSelect()
    .select('id')
    .where('state', '=', 'published')
    .where('content', 'like', `%${ONLINE}%`)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The newest draft of a record; null: none. */
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

/** Drafts with a text in their content, of any kind of record. */
export async function draftsHolding(
  db: AnyDb,
  text: string,
): Promise<readonly (RecordVersion & { readonly kind: Kind; readonly record: number })[]> {
  const rows = await db
    .selectFrom('record_version')
    .select([...ENTRY_COLUMNS, 'kind', 'record', 'content'])
    .where('state', '=', 'draft')
    .where('content', 'like', `%${text}%`)
    .execute();
  return rows.flatMap((row) =>
    isKind(row.kind)
      ? [
          {
            ...versionOf(row as Parameters<typeof versionOf>[0]),
            kind: row.kind,
            record: row.record,
          },
        ]
      : [],
  );
}

/** The newest draft of each record of a kind, by the record's id. */
export async function draftIds(db: AnyDb, kind: Kind): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('record_version')
    .select(({ fn }) => ['record', fn.max('id').as('draft')])
    .where('kind', '=', kind)
    .where('state', '=', 'draft')
    .groupBy('record')
    .execute();
  return new Map(rows.map(({ record, draft }) => [record, Number(draft)]));
}

/**
 * Deletes the drafts of a record; published states are kept.
 * @param keepId the id of the newest one, which stays
 */
export async function forgetDrafts(
  db: AnyDb,
  kind: Kind,
  record: number,
  keepId = 0,
): Promise<void> {
  await db
    .deleteFrom('record_version')
    .where('kind', '=', kind)
    .where('record', '=', record)
    .where('state', '=', 'draft')
    .where('id', '!=', keepId)
    .execute();
}

/** The line of the newest draft of a record; null: it has none, or one of before lines were noted. */
export async function draftLine(db: AnyDb, kind: Kind, record: number): Promise<number | null> {
  const row = await db
    .selectFrom('record_version')
    .select('line')
    .where('kind', '=', kind)
    .where('record', '=', record)
    .where('state', '=', 'draft')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return row?.line ?? null;
}

/** The line of a version. */
export async function lineOf(db: AnyDb, id: number): Promise<number | null> {
  const query = db.selectFrom('record_version').select('line').where('id', '=', id);
  return (await query.executeTakeFirst())?.line ?? null;
}

/** Makes a draft the first of a line. */
export async function beginLine(db: AnyDb, id: number): Promise<void> {
  await db.updateTable('record_version').set({ line: id }).where('id', '=', id).execute();
}

/** Deletes one version. */
export async function forgetVersion(db: AnyDb, id: number): Promise<void> {
  await db.deleteFrom('record_version').where('id', '=', id).execute();
}

/** Takes the name of somebody out of what was edited and ordered. */
export async function forgetName(db: AnyDb, name: string): Promise<void> {
  await db
    .updateTable('record_version')
    .set({ saved_by: null })
    .where('saved_by', '=', name)
    .execute();
  await db
    .updateTable('schedule')
    .set({ scheduled_by: '' })
    .where('scheduled_by', '=', name)
    .execute();
}
