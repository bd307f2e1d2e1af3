import { isVersioned, type Kind } from '../../../../content/records/kinds.ts';
import { recordById } from '../../repositories/records.ts';
import type { Entity } from '../../../../content/records/kinds.ts';
import { versionById } from '../../repositories/versions.ts';
import { contentOf, withContent } from './content.ts';
import { workOn } from './work.ts';
import type { EditingServices } from './save.ts';

/** Which state of a record is asked for: what is being worked on, or one that was kept. */
export type ShownState = { readonly draft: true } | { readonly version: number };

/**
 * A record as it is worked on, or as it was, for a page to show to editors;
 * offline records, too. Without a draft it is the record itself.
 * @returns null where there is no such record, or it has no such version
 */
export async function recordAs<K extends Kind>(
  { database: { db } }: Pick<EditingServices, 'database'>,
  kind: K,
  id: number,
  state: ShownState,
): Promise<Entity<K> | null> {
  if ('draft' in state) {
    const work = await workOn(db, kind, id);
    if (work !== null) return withContent(kind, work.record, work.content);
    return recordById(db, kind, id);
  }
  if (!isVersioned(kind)) return null;
  const record = await recordById(db, kind, id);
  const version = await versionById(db, kind, id, state.version);
  if (record === null || version === null) return null;
  return withContent(kind, record, contentOf(kind, version.content));
}
