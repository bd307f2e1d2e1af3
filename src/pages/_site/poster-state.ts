import { isKind } from '../../content/records/kinds.ts';
import type { AppContext } from '../../lib/server/app/app-context.ts';
import { recordById } from '../../lib/server/repositories/records.ts';
import { posterOfEvent, type PosterOf } from '../../lib/poster/poster.ts';
import { recordTag, type Tag } from '../../lib/server/services/cache-tags/tags.ts';

/** The poster of the site itself, which no record stands for, has this one id. */
const SITE = { kind: 'site', id: 1 };

/** What a poster hangs on: it goes when its record goes. */
export interface PosterState {
  readonly tags: readonly Tag[];
  /** One that is not public has its poster, which editors alone see. */
  readonly isPublic: boolean;
  /** What its record says now: another address was written by hand, or is of earlier days. */
  readonly own: PosterOf;
}

/** The state of a record as far as its poster goes; null where there is no such record. */
export async function posterState(app: AppContext, of: PosterOf): Promise<PosterState | null> {
  const { kind, id } = of;
  const isPlain = of.face === undefined;
  if (kind === SITE.kind)
    return id === SITE.id && isPlain ? { tags: [], isPublic: true, own: of } : null;
  if (!isKind(kind)) return null;
  const state = { tags: [recordTag(kind, id)] };
  if (kind === 'event') {
    const event = await recordById(app.database.db, kind, id);
    if (event === null) return null;
    return { ...state, isPublic: event.is_online, own: posterOfEvent(event) };
  }
  const record = isPlain ? await recordById(app.database.db, kind, id) : null;
  return record && { ...state, isPublic: record.is_online, own: of };
}
