import type { APIContext } from 'astro';
import { isKind } from '../../../../content/records/kinds.ts';
import { THEMES } from '../../../../content/records/site.ts';
import { inksOf, ownColoursIn, type Inks } from '../../../design/design.ts';
import type { AppContext } from '../../app/app-context.ts';
import { recordById } from '../../repositories/records.ts';
import { posterOfEvent, type PosterOf } from '../../../poster/poster.ts';
import { isAllowed } from '../../services/accounts/access.ts';
import { recordTag, type Tag } from '../../services/cache-tags/tags.ts';
import { settingsOf } from '../../services/records/reference-data.ts';

/** The inks that an address names; undefined: there are none of this name. */
export function inksIn(name: string): Inks | undefined {
  const theme = THEMES.find((candidate) => candidate === name);
  return theme ?? (ownColoursIn(name) === null ? undefined : (name as Inks));
}

/**
 * Where a poster in colours that the venue does not have leads: to the one that it has now.
 * Whoever gives the venue its colours sees them before. Null: these are its colours, or a theme's.
 */
export async function inOtherColours({ locals, params, url }: APIContext, inks: Inks) {
  if (!inks.startsWith('own-')) return null;
  const now = inksOf(settingsOf(await locals.app.reference.read()));
  if (inks === now) return null;
  if (isAllowed(await locals.caller(), 'settings', 'publish')) return 'preview';
  return new URL(`/poster/${now}/${params['file'] ?? ''}`, url).pathname;
}

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
