import { MEDIA_TYPES } from '../../../../content/records/media.ts';
import { moveDay } from '../../../dates/dates.ts';
import { pathTo } from '../../../routing/routes.ts';
import { titleOf } from '../../../i18n/record-name.ts';
import type { Link } from '../../../views/event-view.ts';
import type { MediaListView } from '../../../views/hub/media-view.ts';
import { deletedMediaById } from '../../repositories/media/bin.ts';
import { countMedia, mediaTags } from '../../repositories/media/library-list.ts';
import { recordById } from '../../repositories/records.ts';
import { isAllowed } from '../../services/accounts/access.ts';
import type { Caller } from '../../services/accounts/user.ts';
import type { PageContext } from '../page/page-context.ts';
import { MEDIA_SHOWS, searchOf, type MediaQuery } from './media-query.ts';
import { readMediaPage } from './read-list.ts';
import { warningDay } from './tiles.ts';
import { uploadView } from './upload-view.ts';

const IDS = /^[1-9]\d{0,8}(?:\.[1-9]\d{0,8}){0,99}$/u;

/** The ids of a list in an address: `12.13`. */
const idsIn = (text: string | null): readonly number[] =>
  text !== null && IDS.test(text) ? text.split('.').map(Number) : [];

/** Licences that are over or will be soon; null: none. */
async function dueLink({ app, locale, t, today }: PageContext): Promise<MediaListView['due']> {
  const { db } = app.database;
  const all = { words: [], type: null, tag: null };
  const count = (from: string | null, to: string) =>
    countMedia(db, { ...all, licenceEnds: { from, to } });
  const over = await count(null, moveDay(today, -1));
  const soon = await count(today, warningDay(today));
  if (over + soon === 0) return null;
  const parts = [
    ...(over > 0 ? [t('media_library:due.over', { count: over })] : []),
    ...(soon > 0 ? [t('media_library:due.soon', { count: soon })] : []),
  ];
  return { label: parts.join(' '), href: pathTo('hub-media-due', locale), isBad: over > 0 };
}

/** Files that were sent again, as ways to what the library has of them. */
async function knownLinks(
  { app, locale }: PageContext,
  ids: readonly number[],
): Promise<readonly Link[]> {
  const links: Link[] = [];
  for (const id of new Set(ids)) {
    const media = await recordById(app.database.db, 'media', id);
    if (media !== null)
      links.push({
        label: titleOf('media', media, locale),
        href: pathTo('hub-media-file', locale, { id }),
      });
  }
  return links;
}

async function undoOf(
  { app, locale, t }: PageContext,
  query: URLSearchParams,
  caller: Caller,
): Promise<MediaListView['undo']> {
  const [id = 0] = idsIn(query.get('undo'));
  if (id === 0 || !isAllowed(caller, 'media', 'write')) return null;
  const deleted = await deletedMediaById(app.database.db, id);
  return deleted === null
    ? null
    : {
        action: pathTo('hub-media-file', locale, { id }),
        label: t('media_library:undoFor', { title: deleted.media.title }),
      };
}

async function choicesOf(
  { app, locale, t }: PageContext,
  query: MediaQuery,
): Promise<Pick<MediaListView, 'types' | 'tags' | 'shows' | 'views'>> {
  const base = pathTo('hub-media', locale);
  return {
    types: MEDIA_TYPES.map((type) => ({ value: type, label: t(`media_library:type.${type}`) })),
    tags: await mediaTags(app.database.db),
    shows: MEDIA_SHOWS.map((show) => ({
      label: t(`media_library:show.${show}`),
      href: base + searchOf({ ...query, show }),
      isCurrent: show === query.show,
    })),
    views: [true, false].map((isGrid) => ({
      label: t(isGrid ? 'media_library:grid' : 'media_library:list'),
      href: base + searchOf({ ...query, isGrid }),
      isCurrent: isGrid === query.isGrid,
    })),
  };
}

/** What is told above the list: what came in, what is gone. */
function noticeOf({ t }: PageContext, query: URLSearchParams): string {
  const added = idsIn(query.get('new')).length;
  if (added > 0) return t('media_library:added', { count: added });
  if (query.get('done') === 'deleted') return t('media_library:deleted');
  return '';
}

/** What the search keeps of the address beside its own fields. */
const keptOf = ({ show, isGrid }: MediaQuery): MediaListView['kept'] => [
  ...(show === 'all' ? [] : [{ name: 'show', value: show }]),
  ...(isGrid ? [] : [{ name: 'view', value: 'list' }]),
];

/** The media library, as an address asks for it. */
export async function mediaListView(
  context: PageContext,
  query: MediaQuery,
  { caller, search }: { readonly caller: Caller; readonly search: URLSearchParams },
): Promise<MediaListView> {
  const { locale, t } = context;
  const base = pathTo('hub-media', locale);
  const { tiles, total, before, after } = await readMediaPage(context, query);
  const known = await knownLinks(context, idsIn(search.get('known')));
  return {
    title: t('media_library:title'),
    action: base,
    query: query.text,
    kept: keptOf(query),
    ...(await choicesOf(context, query)),
    type: query.type ?? '',
    tag: query.tag,
    isGrid: query.isGrid,
    tiles,
    summary:
      total === null
        ? t('media_library:some', { count: tiles.length })
        : t('media_library:count', { count: total }),
    previousHref: before === null ? null : base + searchOf(query, { before: String(before) }),
    nextHref: after === null ? null : base + searchOf(query, { after: String(after) }),
    upload: isAllowed(caller, 'media', 'write') ? uploadView(context) : null,
    due: await dueLink(context),
    notice: noticeOf(context, search),
    known,
    undo: await undoOf(context, search, caller),
    empty: tiles.length > 0 ? '' : t(`media_library:empty.${query.show}`),
  };
}
