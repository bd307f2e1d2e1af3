import { sql, type Kysely } from 'kysely';

/** A venue's own colours, typefaces and logo; and which records came with the demo. */
export async function up(db: Kysely<Record<string, never>>): Promise<void> {
  for (const statement of [
    sql`alter table settings add column own_accent text`,
    sql`alter table settings add column own_second text`,
    sql`alter table settings add column own_paper text`,
    sql`alter table settings add column fonts text not null default 'archivo'`,
    sql`alter table settings add column logo text`,
    sql`alter table settings add column logo_dark text`,
    sql`alter table settings add column icon text`,
  ])
    await statement.execute(db);
  await db.schema
    .createTable('demo_record')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('record', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('demo_record_pk', ['kind', 'record'])
    .execute();
}
