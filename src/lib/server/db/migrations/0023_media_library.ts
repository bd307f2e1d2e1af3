import { sql, type Kysely } from 'kysely';

type Db = Kysely<Record<string, never>>;

/**
 * What the media library keeps beside a file: tags, the licence and its last day, captions,
 * still and transcript; and the files that were deleted, until nobody can bring them back.
 */
export async function up(db: Db): Promise<void> {
  for (const statement of [
    sql`alter table media add column tags text not null default '[]'`,
    sql`alter table media add column licence text`,
    sql`alter table media add column licence_ends text`,
    sql`alter table media add column captions text not null default '[]'`,
    sql`alter table media add column poster text`,
    sql`alter table media add column transcript_de text not null default ''`,
    sql`alter table media add column transcript_en text not null default ''`,
    sql`create index media_licence_ends on media (licence_ends)`,
    sql`create index media_tags on media (tags)`,
  ])
    await statement.execute(db);
  await db.schema
    .createTable('media_bin')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('record', 'text', (column) => column.notNull())
    .addColumn('deleted_at', 'text', (column) => column.notNull())
    .addColumn('deleted_by', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('media_bin_deleted_at')
    .on('media_bin')
    .column('deleted_at')
    .execute();
}
