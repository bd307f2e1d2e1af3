import { sql, type Kysely } from 'kysely';

type Db = Kysely<Record<string, never>>;

/** The most tickets of one order, and who holds which open reservations. */
export async function up(db: Db): Promise<void> {
  await sql`alter table event add column most_per_order integer`.execute(db);
  await db.schema
    .createTable('reservation')
    .addColumn('cart', 'text', (c) => c.notNull())
    .addColumn('id_jet', 'text', (c) => c.notNull())
    .addColumn('visitor', 'text', (c) => c.notNull())
    .addColumn('network', 'text', (c) => c.notNull())
    .addColumn('is_newcomer', 'integer', (c) => c.notNull())
    .addColumn('tickets', 'integer', (c) => c.notNull())
    .addColumn('reserved_until', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('reservation_of', ['cart', 'id_jet'] as never)
    .execute();
  for (const column of ['visitor', 'network', 'reserved_until'])
    await db.schema.createIndex(`reservation_${column}`).on('reservation').column(column).execute();
}
