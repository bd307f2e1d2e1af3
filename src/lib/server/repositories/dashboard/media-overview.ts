import type { Kysely } from 'kysely';
import { KINDS, records } from '../../../../content/records/kinds.ts';
import { MEDIA_TYPES, type MediaType } from '../../../../content/records/media.ts';
import { columnsOf } from '../../db/columns.ts';
import { plain } from '../../db/plain.ts';
import type { Database } from '../../db/schema.ts';

type Db = Kysely<Database>;

export interface TypeCount {
  readonly type: MediaType;
  readonly count: number;
  readonly bytes: number;
}

/** How many files of each type there are, and what their originals weigh; every type is there. */
export async function mediaByType(db: Db): Promise<readonly TypeCount[]> {
  const rows = await db
    .selectFrom('media')
    .select(({ fn }) => [
      'type',
      fn.countAll<number | string>().as('count'),
      fn.sum<number | string | null>('bytes').as('bytes'),
    ])
    .groupBy('type')
    .execute();
  return MEDIA_TYPES.map((type) => {
    const row = rows.find((each) => each.type === type);
    return { type, count: Number(row?.count ?? 0), bytes: Number(row?.bytes ?? 0) };
  });
}

/** A file of the library as lists name it. */
export interface ListedMedia {
  readonly id: number;
  readonly title: string;
  readonly type: string;
  readonly src: string;
  readonly bytes: number;
}

const LISTED = ['id', 'title', 'type', 'src', 'bytes'] as const;

/** Pictures that say nothing to whoever does not see them, in one language at least. */
const speechless = (db: Db) =>
  db
    .selectFrom('media')
    .where('type', 'in', ['picture', 'vector'])
    .where('decorative', '=', 0)
    .where((eb) => eb.or([eb('alt_de', '=', ''), eb('alt_en', '=', '')]));

export async function mediaWithoutAlt(
  db: Db,
  limit: number,
): Promise<{
  readonly count: number;
  readonly results: readonly (ListedMedia & {
    readonly alt_de: string;
    readonly alt_en: string;
  })[];
}> {
  const { count } = await speechless(db)
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow();
  const results = await speechless(db)
    .select([...LISTED, 'alt_de', 'alt_en'])
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return { count: Number(count), results };
}

/** Every file, in short. */
export const allMedia = (db: Db): Promise<ListedMedia[]> =>
  db.selectFrom('media').select(LISTED).orderBy('id', 'desc').execute();

const UPLOAD = /\/media\/([0-9a-f]{32})\//gu;
/** Rows that are read at once: other queries go on between. */
const ROWS_AT_ONCE = 500;

/** Tables and columns that can name a file; of versions those that are to become public. */
const PLACES: readonly (readonly [table: string, columns: readonly string[]])[] = [
  ...KINDS.filter((kind) => kind !== 'media').map((kind) => {
    const texts = columnsOf(records[kind]).filter(
      ({ storage }) => storage === 'text' || storage === 'json',
    );
    return [kind, texts.map(({ name }) => name)] as const;
  }),
  ['record_version', ['content']],
];

/** Adds the hashes that a table names to `hashes`, some rows after the other. */
async function collect(
  db: Db,
  [table, columns]: (typeof PLACES)[number],
  hashes: Set<string>,
): Promise<void> {
  for (let last = 0; ;) {
    let query = plain(db)
      .selectFrom(table)
      .select(['id', ...columns])
      .where('id', '>', last)
      .where((eb) => eb.or(columns.map((column) => eb(column, 'like', '%/media/%'))))
      .orderBy('id')
      .limit(ROWS_AT_ONCE);
    // What was public once is not in use.
    if (table === 'record_version') query = query.where('state', '!=', 'published');
    const rows = await query.execute();
    for (const row of rows)
      for (const [, hash = ''] of JSON.stringify(row).matchAll(UPLOAD)) hashes.add(hash);
    if (rows.length < ROWS_AT_ONCE) return;
    last = Number(rows.at(-1)?.['id']);
  }
}

/** The hashes of all files that a record, a draft or something ordered for later names. */
export async function usedUploads(db: Db): Promise<ReadonlySet<string>> {
  const hashes = new Set<string>();
  for (const place of PLACES) await collect(db, place, hashes);
  return hashes;
}
