import { sql, type Kysely } from 'kysely';

/** Which links lead nowhere, since when, and when other sites were asked. Instants are ISO texts. */
export async function up(db: Kysely<Record<string, never>>): Promise<void> {
  await db.schema
    .createTable('link_check')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('target', 'text', (c) => c.notNull())
    .addColumn('side', 'text', (c) => c.notNull())
    .addColumn('checked_at', 'text', (c) => c.notNull())
    .addColumn('fault', 'text')
    .addColumn('since', 'text')
    .execute();
  await sql`alter table settings add column checks_outside_links integer not null default 0`.execute(
    db,
  );
}
