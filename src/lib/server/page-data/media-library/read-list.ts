import type { MediaEntity } from '../../../../content/records/media.ts';
import { deletedMedia } from '../../repositories/media/bin.ts';
import {
  countMedia,
  listMedia,
  type MediaChoice,
  type MediaPosition,
} from '../../repositories/media/library-list.ts';
import { hashOf, usedUploads } from '../../repositories/media/places.ts';
import type { MediaTile } from '../../../views/hub/media-view.ts';
import { formatMoment } from '../../../dates/dates.ts';
import type { PageContext } from '../page/page-context.ts';
import { choiceOf, type MediaQuery } from './media-query.ts';
import { tileOf } from './tiles.ts';

/** Files on one page: whole rows of two, three, four, six and eight. */
export const MEDIA_PAGE_SIZE = 48;
/** Files that are looked through at once for those that nothing names. */
const LOOKED_THROUGH = 1000;

/** A page of the library. */
export interface MediaPage {
  readonly tiles: readonly MediaTile[];
  /** Of all pages; null: nobody counted them. */
  readonly total: number | null;
  /** Ids that the pages before and after begin at; null: there is none. */
  readonly before: number | null;
  readonly after: number | null;
}

type Read = (position: MediaPosition | null, limit: number) => Promise<readonly MediaEntity[]>;

/** Reads one more than a page shows, to know whether there is another one in that direction. */
async function pageOf(
  read: Read,
  position: MediaPosition | null,
): Promise<Omit<MediaPage, 'tiles' | 'total'> & { readonly files: readonly MediaEntity[] }> {
  const isBackward = position?.isBackward ?? false;
  const found = await read(position, MEDIA_PAGE_SIZE + 1);
  const hasMore = found.length > MEDIA_PAGE_SIZE;
  const files = isBackward ? found.slice(-MEDIA_PAGE_SIZE) : found.slice(0, MEDIA_PAGE_SIZE);
  const [first, last] = [files[0], files.at(-1)];
  const hasBefore = isBackward ? hasMore : position !== null;
  const hasAfter = isBackward || hasMore;
  return {
    files,
    before: hasBefore && first ? first.id : null,
    after: hasAfter && last ? last.id : null,
  };
}

/** Files that nothing names, looked for from a position on, some of the library after the other. */
const unusedReader =
  ({ app }: PageContext, choice: MediaChoice): Read =>
  async (start, limit) => {
    const { db } = app.database;
    const used = await usedUploads(db);
    const isBackward = start?.isBackward ?? false;
    const found: MediaEntity[] = [];
    for (let position = start; found.length < limit;) {
      const files = await listMedia(db, choice, position, LOOKED_THROUGH);
      const inOrder = isBackward ? files.toReversed() : files;
      found.push(
        ...inOrder.filter(({ src }) => {
          const hash = hashOf(src);
          return hash !== null && !used.has(hash);
        }),
      );
      const last = inOrder.at(-1);
      if (last === undefined || files.length < LOOKED_THROUGH) break;
      position = { id: last.id, isBackward };
    }
    const some = found.slice(0, limit);
    return isBackward ? some.toReversed() : some;
  };

/** What was deleted and can come back; there are few, and they have one page. */
async function deletedPage(context: PageContext): Promise<MediaPage> {
  const { app, locale, t } = context;
  const part = { limit: MEDIA_PAGE_SIZE, offset: 0 };
  const { count, results } = await deletedMedia(app.database.db, part);
  const tiles = results.map(({ media, deleted_at: at, deleted_by: by }) => ({
    ...tileOf(media, context),
    notes: [],
    deleted: t('media_library:deletedBy', {
      when: formatMoment(at, locale),
      who: by || t('media_library:nobody'),
    }),
  }));
  return { tiles, total: count, before: null, after: null };
}

/** The page of the library that an address asks for. */
export async function readMediaPage(context: PageContext, query: MediaQuery): Promise<MediaPage> {
  if (query.show === 'deleted') return deletedPage(context);
  const { db } = context.app.database;
  const choice = choiceOf(query, context.today);
  const isUnused = query.show === 'unused';
  const read: Read = isUnused
    ? unusedReader(context, choice)
    : (position, limit) => listMedia(db, choice, position, limit);
  const { files, before, after } = await pageOf(read, query.position);
  return {
    tiles: files.map((media) => tileOf(media, context)),
    // Counting what nothing names would look through the whole library for each page.
    total: isUnused ? null : await countMedia(db, choice),
    before,
    after,
  };
}
