import type { Transaction } from 'kysely';
import type { Entity, Kind } from '../../../../content/records/kinds.ts';
import type { Database } from '../../db/schema.ts';
import { keepVersion, publishedAt } from '../../repositories/versions.ts';

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
