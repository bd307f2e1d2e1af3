import type { MediaEntity } from '../../../../content/records/media.ts';
import { formatDay, moveDay } from '../../../dates/dates.ts';
import type { MediaDueItem, MediaDueView } from '../../../views/hub/media-view.ts';
import { listMedia } from '../../repositories/media/library-list.ts';
import { usesOfAll, type MediaUses } from '../../services/media-library/uses.ts';
import type { PageContext } from '../page/page-context.ts';
import { tileOf, warningDay } from './tiles.ts';
import { usesView } from './uses-view.ts';

/** Files that are shown with their places; places of each. */
const MAX_FILES = 100;
const MAX_PLACES = 20;

const NOWHERE: MediaUses = { count: 0, some: [] };

/** What must go, because its licence is over or will be soon, with where it has to go from. */
export async function mediaDueView(context: PageContext): Promise<MediaDueView> {
  const { app, locale, t, today } = context;
  const { db } = app.database;
  const read = (from: string | null, to: string) =>
    listMedia(
      db,
      { words: [], type: null, tag: null, licenceEnds: { from, to } },
      null,
      MAX_FILES + 1,
    );
  const over = await read(null, moveDay(today, -1));
  const soon = await read(today, warningDay(today));
  const shown = [...over.slice(0, MAX_FILES), ...soon.slice(0, MAX_FILES)];
  const uses = await usesOfAll(
    db,
    shown.map(({ src }) => src),
    MAX_PLACES,
  );
  const item = (media: MediaEntity, isOver: boolean): MediaDueItem => ({
    ...tileOf(media, context),
    ends: formatDay(media.licence_ends ?? today, locale, 'long'),
    isOver,
    uses: usesView(uses.get(media.src) ?? NOWHERE, context),
  });
  const soonest = (files: readonly MediaEntity[]) =>
    files
      .slice(0, MAX_FILES)
      .sort((left, right) => (left.licence_ends ?? '').localeCompare(right.licence_ends ?? ''));
  const isCut = over.length > MAX_FILES || soon.length > MAX_FILES;
  return {
    title: t('media_library:due.title'),
    lead: t('media_library:due.lead'),
    over: soonest(over).map((media) => item(media, true)),
    soon: soonest(soon).map((media) => item(media, false)),
    more: isCut ? t('media_library:due.more', { count: MAX_FILES }) : '',
  };
}
