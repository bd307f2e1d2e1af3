import { sql, type Kysely, type SelectQueryBuilder } from 'kysely';
import type { MediaEntity, MediaType } from '../../../../content/records/media.ts';
import { type Database, untyped } from '../../db/schema.ts';
import { containing } from '../list-part.ts';
import { entitiesOf } from '../records.ts';

/** What part of the library is asked for. Days are those of the venue's calendar. */
export interface MediaChoice {
  /** Words, all of which stand in its name, its file's name, its texts or its tags. */
  readonly words: readonly string[];
  readonly type: MediaType | null;
  /** One of them is enough. */
  readonly types?: readonly MediaType[];
  readonly tag: string | null;
  /** Pictures that say nothing in one language at least. */
  readonly isWithoutAlt?: boolean;
  /** Whose licence ends within these days, the first and the last one counted. */
  readonly licenceEnds?: { readonly from: string | null; readonly to: string };
}

/** Where a part of the list begins: behind this file, or, read backwards, before it. */
export interface MediaPosition {
  readonly id: number;
  readonly isBackward: boolean;
}

type Db = Kysely<Database>;
type Query = SelectQueryBuilder<Database, 'media', object>;

const SEARCHED = ['title', 'src', 'alt_de', 'alt_en', 'credit', 'tags'] as const;

const chosen = (db: Db, choice: MediaChoice): Query => {
  const { words, type, types, tag, isWithoutAlt = false, licenceEnds } = choice;
  let query: Query = db.selectFrom('media');
  if (type !== null) query = query.where('type', '=', type);
  if (types) query = query.where('type', 'in', types);
  for (const word of words)
    query = query.where((eb) => eb.or(SEARCHED.map((column) => containing(column, word))));
  if (tag !== null) query = query.where(containing('tags', JSON.stringify(tag)));
  if (isWithoutAlt)
    query = query
      .where('type', 'in', ['picture', 'vector'])
      .where('decorative', '=', 0)
      .where((eb) => eb.or([eb('alt_de', '=', ''), eb('alt_en', '=', '')]));
  if (licenceEnds) {
    query = query.where('licence_ends', '<=', licenceEnds.to);
    if (licenceEnds.from !== null) query = query.where('licence_ends', '>=', licenceEnds.from);
  }
  return query;
};

/** Files of the library, the newest first, from a position on: found by its id from anywhere. */
export async function listMedia(
  db: Db,
  choice: MediaChoice,
  position: MediaPosition | null,
  part: number | { readonly limit: number; readonly skip: number },
): Promise<readonly MediaEntity[]> {
  const { limit, skip } = typeof part === 'number' ? { limit: part, skip: 0 } : part;
  const isBackward = position?.isBackward ?? false;
  let query = chosen(db, choice).selectAll();
  if (position !== null) query = query.where('id', isBackward ? '>' : '<', position.id);
  const rows = await query
    .orderBy('id', isBackward ? 'asc' : 'desc')
    .limit(limit)
    .offset(skip)
    .execute();
  return entitiesOf(db, 'media', isBackward ? rows.toReversed() : rows);
}

/** How many files a choice holds. */
export async function countMedia(db: Db, choice: MediaChoice): Promise<number> {
  const { count } = await chosen(db, choice)
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The file at an address: the oldest one, where several records name it. */
export async function mediaBySrc(db: Db, src: string): Promise<MediaEntity | null> {
  const rows = await untyped(db)
    .selectFrom('media')
    .selectAll()
    .where('src', '=', src)
    .orderBy('id')
    .limit(1)
    .execute();
  const [media = null] = await entitiesOf(db, 'media', rows);
  return media;
}

/** Every tag that a file has, in order. */
export async function mediaTags(db: Db): Promise<readonly string[]> {
  const { rows } = await sql<{ tags: string }>`
    select distinct tags from media where tags <> '[]'`.execute(db);
  return [...new Set(rows.flatMap(({ tags }) => JSON.parse(tags) as readonly string[]))].sort(
    (left, right) => left.localeCompare(right),
  );
}
