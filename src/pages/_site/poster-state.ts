import { isKind } from '../../content/records/kinds.ts';
import type { AppContext } from '../../lib/server/app/app-context.ts';
import { recordById } from '../../lib/server/repositories/records.ts';
import { recordTag, type Tag } from '../../lib/server/services/cache-tags/tags.ts';

/** The poster of the site itself, which no record stands for, has this one id. */
const SITE = { kind: 'site', id: 1 };

/** What a poster hangs on: it goes when its record goes. */
export interface PosterState {
  readonly tags: readonly Tag[];
  /** One that is not public has its poster, which editors alone see. */
  readonly isPublic: boolean;
}

/** The state of a record as far as its poster goes; null where there is no such record. */
export async function posterState(
  app: AppContext,
  kind: string,
  id: number,
): Promise<PosterState | null> {
  if (kind === SITE.kind) return id === SITE.id ? { tags: [], isPublic: true } : null;
  if (!isKind(kind)) return null;
  const record = await recordById(app.database.db, kind, id);
  return record && { tags: [recordTag(kind, id)], isPublic: record.is_online };
}
