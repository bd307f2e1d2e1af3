import type { Kysely } from 'kysely';

/** Errors that scripts of pages told of, each counted. Instants are ISO texts. */
export async function up(db: Kysely<Record<string, never>>): Promise<void> {
  await db.schema
    .createTable('script_error')
    .addColumn('route', 'text', (c) => c.notNull())
    .addColumn('message', 'text', (c) => c.notNull())
    .addColumn('place', 'text', (c) => c.notNull())
    .addColumn('count', 'integer', (c) => c.notNull())
    .addColumn('first_at', 'text', (c) => c.notNull())
    .addColumn('last_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('script_error_key', ['route', 'message', 'place'])
    .execute();
  await db.schema
    .createIndex('script_error_last_at')
    .on('script_error')
    .column('last_at')
    .execute();
}
