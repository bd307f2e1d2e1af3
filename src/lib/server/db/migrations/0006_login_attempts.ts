import type { Kysely } from 'kysely';

/** How often was tried to sign in, by hashes of who and where; `ends_at` is an ISO text. */
export async function up(db: Kysely<Record<string, never>>): Promise<void> {
  await db.schema
    .createTable('login_attempt')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('count', 'integer', (c) => c.notNull())
    .addColumn('ends_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('login_attempt_ends_at')
    .on('login_attempt')
    .column('ends_at')
    .execute();
}
