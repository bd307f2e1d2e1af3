import type { Kysely } from 'kysely';
import { MEDIA_TYPES, type MediaType } from '../../../../content/records/media.ts';
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
