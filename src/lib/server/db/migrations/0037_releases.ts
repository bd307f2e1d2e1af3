import { sql, type Kysely } from 'kysely';

/**
 * Calls what is published together a release, as the code does. Indexes are made anew, because
 * renaming a table leaves their names. What versions say of their source stays as it was written.
 */
export async function up(db: Kysely<Record<string, never>>): Promise<void> {
  await db.schema.dropIndex('bundle_state').execute();
  await db.schema.dropIndex('bundle_item_record').execute();
  await db.schema.alterTable('bundle').renameTo('release').execute();
  await db.schema.alterTable('bundle_item').renameTo('release_item').execute();
  await db.schema.alterTable('release').renameColumn('released_by', 'published_by').execute();
  await db.schema.alterTable('release').renameColumn('released_at', 'published_at').execute();
  await db.schema.alterTable('release_item').renameColumn('bundle', 'release').execute();
  await db.schema.createIndex('release_state').on('release').columns(['state', 'at']).execute();
  await db.schema
    .createIndex('release_item_record')
    .on('release_item')
    .columns(['release', 'kind', 'record'])
    .unique()
    .execute();
  await sql`update ${sql.table('release')} set state = 'published' where state = 'released'`.execute(
    db,
  );
  await sql`update record_version set state = 'in_release' where state = 'bundled'`.execute(db);
}
