import type { Transaction } from 'kysely';
import type { Entity, Kind } from '../../../../content/records/kinds.ts';
import type { Database } from '../../db/schema.ts';
import { keepVersion, publishedAt } from '../../repositories/versions.ts';

/**
 * Whether states of a kind are kept, so that a change and a deletion can be undone. Of files
 * they are not: an old state would name bytes that nobody wants any more, and keep them.
 */
export const keepsHistory = (kind: Kind): boolean => kind !== 'media';

/**
 * Keeps the new state of a record as a version. Of what was filled in by other ways, by the
 * demo or a migration, the state before is kept, too: the history begins with its first.
 */
export async function keepHistory<K extends Kind>(
  tx: Transaction<Database>,
  kind: K,
  { before, after }: { readonly before: Entity<K> | null; readonly after: Entity<K> },
  by: string | null,
): Promise<void> {
  if (before !== null && (await publishedAt(tx, kind, before.id, before.version)) === null)
    await keepVersion(tx, kind, before, null);
  await keepVersion(tx, kind, after, by);
}

/** Keeps the state in which a record is deleted, where it is not kept yet: it can be had back. */
export async function keepLast(
  tx: Transaction<Database>,
  kind: Kind,
  last: Entity<Kind>,
): Promise<void> {
  if (keepsHistory(kind) && (await publishedAt(tx, kind, last.id, last.version)) === null)
    await keepVersion(tx, kind, last, null);
}
