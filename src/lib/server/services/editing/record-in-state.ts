import { isVersioned, type Kind } from '../../../../content/records/kinds.ts';
import { recordById } from '../../repositories/records.ts';
import type { Entity } from '../../../../content/records/kinds.ts';
import { versionById } from '../../repositories/versions.ts';
import { contentOf, withContent } from './content.ts';
import { loadEditable } from './editable-record.ts';
import type { EditingServices } from './save.ts';

/** Which state of a record is asked for: its draft, or an earlier version. */
export type RequestedState = { readonly draft: true } | { readonly version: number };

/**
 * A record with its draft or in an earlier version, for a page to show to editors;
 * offline records, too. Without a draft it is the record itself.
 * @returns null where there is no such record, or it has no such version
 */
export async function recordInState<K extends Kind>(
  { database: { db } }: Pick<EditingServices, 'database'>,
  kind: K,
  id: number,
  state: RequestedState,
): Promise<Entity<K> | null> {
  if ('draft' in state) {
    const editable = await loadEditable(db, kind, id);
    if (editable !== null) return withContent(kind, editable.record, editable.content);
    return recordById(db, kind, id);
  }
  if (!isVersioned(kind)) return null;
  const record = await recordById(db, kind, id);
  const version = await versionById(db, kind, id, state.version);
  if (record === null || version === null) return null;
  return withContent(kind, record, contentOf(kind, version.content));
}
