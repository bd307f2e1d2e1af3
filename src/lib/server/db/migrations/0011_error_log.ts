import type { Kysely } from 'kysely';

/** Addresses that were asked for and are not there. Instants are ISO texts. */
export async function up(db: Kysely<Record<string, never>>): Promise<void> {
  await db.schema
    .createTable('error_log')
    .addColumn('path', 'text', (c) => c.primaryKey())
    .addColumn('answered', 'integer', (c) => c.notNull())
    .addColumn('seen', 'integer', (c) => c.notNull())
    .addColumn('first_at', 'text', (c) => c.notNull())
    .addColumn('last_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('error_log_last_at').on('error_log').column('last_at').execute();
}
