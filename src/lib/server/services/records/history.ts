import type { Transaction } from 'kysely';
import type { Entity, Kind } from '../../../../content/records/kinds.ts';
import type { Database } from '../../db/schema.ts';
import { isDemoRecord } from '../../repositories/demo/demo-records.ts';
import { insertPublicVersion, publishedAt, type SavedBy } from '../../repositories/versions.ts';

/**
 * Whether states of a kind are kept, so that a change and a deletion can be undone. Of files
 * they are not: an old state would name bytes that nobody wants any more, and keep them.
 */
export const keepsHistory = (kind: Kind): boolean => kind !== 'media';

/** The version with which records come with the demo: nobody has changed them since. */
const FIRST_VERSION = 1;

/**
 * Keeps the public state of a record where it is not kept yet: what was filled in by other ways,
 * by the demo or a migration. A change that starts from it can be told from it, and it can be
 * had back.
 */
export async function savePublicVersion(
  tx: Transaction<Database>,
  kind: Kind,
  record: Entity<Kind>,
): Promise<void> {
  const { id, version } = record;
  if (!keepsHistory(kind) || (await publishedAt(tx, kind, id, version)) !== null) return;
  const isOfDemo = version === FIRST_VERSION && (await isDemoRecord(tx, { kind, id }));
  await insertPublicVersion(tx, kind, record, {
    saved_by: null,
    write_source: isOfDemo ? 'demo' : null,
  });
}

/** Keeps the new state of a record as a version, and where it is not kept yet the state before. */
export async function saveHistory<K extends Kind>(
  tx: Transaction<Database>,
  kind: K,
  { before, after }: { readonly before: Entity<K> | null; readonly after: Entity<K> },
  by: SavedBy,
): Promise<void> {
  if (!keepsHistory(kind)) return;
  if (before !== null) await savePublicVersion(tx, kind, before);
  await insertPublicVersion(tx, kind, after, by);
}
