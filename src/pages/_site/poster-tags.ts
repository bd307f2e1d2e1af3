import { isKind } from '../../content/records/kinds.ts';
import type { AppContext } from '../../lib/server/app/app-context.ts';
import { recordById } from '../../lib/server/repositories/records.ts';
import { recordTag, type Tag } from '../../lib/server/services/cache-tags/tags.ts';

/** The poster of the site itself, which no record stands for, has this one id. */
const SITE = { kind: 'site', id: 1 };

/**
 * What a poster hangs on: it goes when its record goes. Null when there is no such
 * record; one that is not public yet has its poster, which editors see.
 */
export async function posterTags(
  app: AppContext,
  kind: string,
  id: number,
): Promise<readonly Tag[] | null> {
  if (kind === SITE.kind) return id === SITE.id ? [] : null;
  if (!isKind(kind)) return null;
  return (await recordById(app.database.db, kind, id)) && [recordTag(kind, id)];
}
