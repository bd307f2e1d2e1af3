import { sql, type Kysely } from 'kysely';
import { withRisingId } from './create-table.ts';

type Db = Kysely<Record<string, never>>;

/** The default of the new column: no settings of ticketing. */
const NO_TICKETING = '{"booking_fee":"0.00","note":{"de":"","en":""},"conditions":[]}';

/** Seats, carts and orders of the test shop; requests to the cart; the waiting list. */
export async function up(db: Db): Promise<void> {
  await sql`alter table settings add column ticketing text not null default ${sql.lit(NO_TICKETING)}`.execute(
    db,
  );
  await sql`alter table settings add column quick_buy integer not null default 0`.execute(db);
  await index(db, 'event', ['id_jet']);
  await createCarts(db);
  await createSeats(db);
  await createOrders(db);
  await db.schema
    .createTable('booking_request')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('answer', 'text')
    .execute();
  await index(db, 'booking_request', ['at']);
  await createWaitingList(db);
}

const index = (db: Db, table: string, columns: readonly string[]) =>
  db.schema
    .createIndex(`${table}_${columns.join('_')}`)
    .on(table)
    .columns([...columns])
    .execute();

async function createCarts(db: Db) {
  await db.schema
    .createTable('shop_cart')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('locale', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('reserved_until', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .execute();
  await index(db, 'shop_cart', ['state', 'reserved_until']);
}

async function createSeats(db: Db) {
  await db.schema
    .createTable('shop_seat')
    .addColumn('id_jet', 'text', (c) => c.notNull())
    .addColumn('seat_group', 'text', (c) => c.notNull())
    .addColumn('block_id', 'text', (c) => c.notNull())
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addColumn('cart', 'text', (c) => c.notNull().references('shop_cart.id').onDelete('cascade'))
    .addColumn('sale_type_id', 'text', (c) => c.notNull())
    .addColumn('price', 'text', (c) => c.notNull())
    .addColumn('held_until', 'text')
    // No seat can be sold twice, whatever the code does.
    .addPrimaryKeyConstraint('shop_seat_place', [
      'id_jet',
      'seat_group',
      'block_id',
      'seat',
    ] as never)
    .execute();
  await index(db, 'shop_seat', ['cart']);
  await index(db, 'shop_seat', ['held_until']);
}

async function createOrders(db: Db) {
  await withRisingId(db, 'shop_order')
    .addColumn('number', 'text', (c) => c.notNull().unique())
    .addColumn('cart', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('total', 'text', (c) => c.notNull())
    .addColumn('ordered_at', 'text', (c) => c.notNull())
    .execute();
  await index(db, 'shop_order', ['cart']);
  await db.schema
    .createTable('shop_level')
    .addColumn('id_jet', 'text', (c) => c.primaryKey())
    .addColumn('level', 'text', (c) => c.notNull())
    .execute();
}

async function createWaitingList(db: Db) {
  await withRisingId(db, 'waiting_entry')
    .addColumn('token', 'text', (c) => c.notNull().unique())
    .addColumn('event', 'integer', (c) => c.notNull().references('event.id').onDelete('cascade'))
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('tickets', 'integer', (c) => c.notNull())
    .addColumn('needs', 'text', (c) => c.notNull())
    .addColumn('locale', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('asked_at', 'text', (c) => c.notNull())
    .addColumn('confirmed_at', 'text')
    .addColumn('offered_until', 'text')
    .addColumn('cart', 'text')
    .execute();
  await index(db, 'waiting_entry', ['event', 'state']);
}
