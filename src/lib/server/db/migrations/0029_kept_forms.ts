import { sql, type Kysely } from 'kysely';

/** What was typed into forms outside of the records, for the page that shows it again; whose an order is. */
export async function up(db: Kysely<Record<string, never>>): Promise<void> {
  await db.schema
    .createTable('kept_form')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('visitor', 'text', (c) => c.notNull())
    .addColumn('place', 'text', (c) => c.notNull())
    .addColumn('raw', 'text', (c) => c.notNull())
    .addColumn('note', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('kept_form_expires_at')
    .on('kept_form')
    .column('expires_at')
    .execute();
  await sql`alter table shop_order add column visitor text`.execute(db);
}
