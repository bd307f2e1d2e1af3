import { records } from '../../../../content/records/kinds.ts';
import type { MediaEntity } from '../../../../content/records/media.ts';
import { formatDay, moveDay } from '../../../dates/dates.ts';
import { titleOf } from '../../../i18n/record-name.ts';
import { pathOfRecord } from '../../../routing/record-routes.ts';
import { pathTo } from '../../../routing/routes.ts';
import type { MediaDueItem, MediaDueView, MediaUsesView } from '../../../views/hub/media-view.ts';
import { listMedia } from '../../repositories/media/library-list.ts';
import { usesOfAll, type MediaUses, type MediaUse } from '../../services/media-library/uses.ts';
import type { PageContext } from '../page/page-context.ts';
import { tileOf, warningDay } from './tiles.ts';

/** Records that are named one by one. */
export const MAX_USES_SHOWN = 50;

/** Where a record that shows a file is seen: its own page, else its form. */
function hrefOf({ kind, record, isDraft }: MediaUse, { locale }: PageContext): string {
  if (kind === 'media') return pathTo('hub-media-file', locale, { id: record.id });
  const path = pathOfRecord(kind, record, locale);
  if (path === null) return pathTo('hub-record', locale, { list: kind, id: record.id });
  return isDraft || !record.is_online ? `${path}?edit` : path;
}

/** Where a file is shown, in words and as ways there. */
export function usesView({ count, some }: MediaUses, context: PageContext): MediaUsesView {
  const { t, locale } = context;
  return {
    summary: t(count === 0 ? 'media_library:usedNowhere' : 'media_library:used', { count }),
    places: some.map((use) => ({
      label: titleOf(use.kind, use.record, locale),
      href: hrefOf(use, context),
      kind: records[use.kind].label[locale],
      isDraft: use.isDraft,
    })),
    more: count > some.length ? t('media_library:usedMore', { count: count - some.length }) : '',
  };
}

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
