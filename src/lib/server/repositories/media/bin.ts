import type { Kysely, Transaction } from 'kysely';
import type { MediaEntity } from '../../../../content/records/media.ts';
import { instantText } from '../../../dates/dates.ts';
import type { MediaBinRow } from '../../db/tables/media-schema.ts';
import type { Database } from '../../db/schema.ts';

type AnyDb = Kysely<Database> | Transaction<Database>;

/** A file that was deleted and can come back. */
export interface DeletedMedia extends Pick<MediaBinRow, 'deleted_at' | 'deleted_by'> {
  readonly media: MediaEntity;
}

const deletedOf = ({ record, deleted_at, deleted_by }: MediaBinRow): DeletedMedia => ({
  media: JSON.parse(record) as MediaEntity,
  deleted_at,
  deleted_by,
});

/** Keeps a file that is being deleted. */
export async function putIntoBin(
  db: AnyDb,
  media: MediaEntity,
  deleted: { readonly at: Date; readonly by: string },
): Promise<void> {
  await db
    .insertInto('media_bin')
    .values({
      id: media.id,
      record: JSON.stringify(media),
      deleted_at: instantText(deleted.at),
      deleted_by: deleted.by,
    })
    .execute();
}

/** Takes a file out again; null: it is not there any more. */
export async function takeFromBin(db: AnyDb, id: number): Promise<MediaEntity | null> {
  const row = await db
    .deleteFrom('media_bin')
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return row === undefined ? null : deletedOf(row).media;
}

/** What was deleted, the newest first. */
export async function deletedMedia(
  db: Kysely<Database>,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ readonly count: number; readonly results: readonly DeletedMedia[] }> {
  const { count } = await db
    .selectFrom('media_bin')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('media_bin')
    .selectAll()
    .orderBy('deleted_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return { count: Number(count), results: rows.map(deletedOf) };
}

/** One deleted file; null: there is none of this id. */
export async function deletedMediaById(
  db: Kysely<Database>,
  id: number,
): Promise<DeletedMedia | null> {
  const row = await db.selectFrom('media_bin').selectAll().where('id', '=', id).executeTakeFirst();
  return row === undefined ? null : deletedOf(row);
}

/** Lets go of what was deleted before an instant; its files go with the next sweep. */
export async function emptyBin(db: Kysely<Database>, before: string): Promise<void> {
  await db.deleteFrom('media_bin').where('deleted_at', '<', before).execute();
}
