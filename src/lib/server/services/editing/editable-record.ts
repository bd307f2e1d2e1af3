import type { Kysely, Transaction } from 'kysely';
import { isVersioned, type Kind } from '../../../../content/records/kinds.ts';
import type { Content } from '../../../editing/content.ts';
import { mergeContents, type MergeResult } from '../../../editing/merge.ts';
import type { Revision } from '../../../editing/revision.ts';
import type { Database } from '../../db/schema.ts';
import { recordById } from '../../repositories/records.ts';
import type { Entity } from '../../../../content/records/kinds.ts';
import { draftOf, publishedAt, type RecordVersion } from '../../repositories/versions.ts';
import { contentOf } from './content.ts';

type AnyDb = Kysely<Database> | Transaction<Database>;

/** A record with its draft. */
export interface EditableRecord<K extends Kind = Kind> {
  readonly kind: K;
  readonly record: Entity<K>;
  readonly draft: RecordVersion | null;
  /** What is public, or was when it went offline. */
  readonly public: Content;
  /** The draft, with what became public after it was begun; without a draft the same as `public`. */
  readonly content: Content;
  /** Where the draft says something else than what became public after it was begun. */
  readonly overlaps: MergeResult['conflicts'];
  readonly revision: Revision;
}

/**
 * A draft that was begun on an older public state, on the newest one: both changes
 * stand in it. Where they meet, the draft's stays, and is listed in `overlaps`: it cannot be
 * published before somebody has seen it and saved again.
 */
async function onNewest(
  db: AnyDb,
  kind: Kind,
  record: Entity<Kind>,
  draft: RecordVersion,
): Promise<MergeResult> {
  const mine = contentOf(kind, draft.content);
  if (draft.base === record.version) return { content: mine, conflicts: [] };
  const base = await publishedAt(db, kind, record.id, draft.base);
  if (base === null) return { content: mine, conflicts: [] };
  return mergeContents(contentOf(kind, base.content), mine, contentOf(kind, record));
}

/** Loads a record with its draft; null where there is no such record, or one without drafts. */
export async function loadEditable<K extends Kind>(
  db: AnyDb,
  kind: K,
  id: number,
): Promise<EditableRecord<K> | null> {
  if (!isVersioned(kind)) return null;
  const record = await recordById(db, kind, id);
  if (record === null) return null;
  const draft = await draftOf(db, kind, id);
  const isPublic = contentOf(kind, record);
  const { content, conflicts } =
    draft === null ? { content: isPublic, conflicts: [] } : await onNewest(db, kind, record, draft);
  return {
    kind,
    record,
    draft,
    public: isPublic,
    content,
    overlaps: conflicts,
    revision: { version: record.version, draft: draft?.id ?? 0 },
  };
}
