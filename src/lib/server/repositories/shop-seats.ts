import { createHash } from 'node:crypto';
import { PostgresAdapter, sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { ShopSeatRow } from '../db/tables/shop-schema.ts';

type Db = Kysely<Database>;

export const isPostgres = (db: Db): boolean => db.getExecutor().adapter instanceof PostgresAdapter;

/** Separates these advisory locks from others; the second half of the key is the event. */
const LOCKS_OF_SHOP = 7003;

/**
 * Locks the seats of these events until the transaction ends; SQLite has only one writer.
 * Locks are taken in rising order, so that two transactions cannot deadlock.
 */
export async function lockEvents(db: Db, idJets: readonly string[]): Promise<void> {
  if (!isPostgres(db)) return;
  const keys = idJets.map((id) => createHash('sha256').update(id).digest().readInt32BE());
  for (const key of [...new Set(keys)].sort((left, right) => left - right))
    await sql`select pg_advisory_xact_lock(${LOCKS_OF_SHOP}::int, ${key}::int)`.execute(db);
}

/** How many seats of a group (and time slot) are taken, those whose reservation is over included. */
export interface TakenCount {
  readonly seat_group: string;
  readonly block_id: string;
  readonly taken: number;
  readonly expired: number;
  /** Pairs of seats of which any is taken: seats 0 and 1, 2 and 3, … */
  readonly pairs: number;
  /** Those of them whose reservation is over. */
  readonly expired_pairs: number;
}

/** @param now an instant as it is stored */
export async function takenCounts(db: Db, idJet: string, now: string): Promise<TakenCount[]> {
  const rows = await db
    .selectFrom('shop_seat')
    .select(['seat_group', 'block_id'])
    .select((eb) => [
      eb.fn.countAll().as('taken'),
      eb.fn.count(eb.case().when('held_until', '<=', now).then(1).end()).as('expired'),
      // Whole numbers divided are whole numbers in both databases.
      sql<number | string>`count(distinct seat / 2)`.as('pairs'),
      sql<
        number | string
      >`count(distinct case when held_until <= ${now} then null else seat / 2 end)`.as('current'),
    ])
    .where('id_jet', '=', idJet)
    .groupBy(['seat_group', 'block_id'])
    .execute();
  return rows.map(({ seat_group, block_id, current, ...row }) => ({
    seat_group,
    block_id,
    taken: Number(row.taken),
    expired: Number(row.expired),
    pairs: Number(row.pairs),
    expired_pairs: Number(row.pairs) - Number(current),
  }));
}

/** The seats of a group (and time slot) that are sold or reserved now. */
export async function takenSeats(
  db: Db,
  place: Pick<ShopSeatRow, 'id_jet' | 'seat_group' | 'block_id'>,
  now: string,
): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('shop_seat')
    .select('seat')
    .where('id_jet', '=', place.id_jet)
    .where('seat_group', '=', place.seat_group)
    .where('block_id', '=', place.block_id)
    .where((eb) => eb.or([eb('held_until', 'is', null), eb('held_until', '>', now)]))
    .execute();
  return new Set(rows.map(({ seat }) => seat));
}

/** @throws when one of them is taken: a violation of the primary key */
export const insertSeats = (db: Db, rows: readonly ShopSeatRow[]) =>
  db
    .insertInto('shop_seat')
    .values([...rows])
    .execute();

/** Releases the seats of an event whose reservation is over. @returns how many */
export async function releaseExpired(db: Db, idJet: string, now: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('shop_seat')
    .where('id_jet', '=', idJet)
    .where('held_until', '<=', now)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Events that have seats whose reservation is over. */
export async function eventsWithExpired(db: Db, now: string): Promise<string[]> {
  const rows = await db
    .selectFrom('shop_seat')
    .select('id_jet')
    .distinct()
    .where('held_until', '<=', now)
    .orderBy('id_jet')
    .execute();
  return rows.map(({ id_jet: id }) => id);
}

/** The seats of a cart, in the order in which they are listed. */
export const seatsOfCart = (db: Db, cart: string): Promise<ShopSeatRow[]> =>
  db
    .selectFrom('shop_seat')
    .selectAll()
    .where('cart', '=', cart)
    .orderBy('id_jet')
    .orderBy('seat_group')
    .orderBy('block_id')
    .orderBy('seat')
    .execute();

/** Prolongs the reservation of all seats of a cart. */
export const prolongSeats = (db: Db, cart: string, until: string) =>
  db
    .updateTable('shop_seat')
    .set({ held_until: until })
    .where('cart', '=', cart)
    .where('held_until', 'is not', null)
    .execute();

/** Marks all seats of a cart as sold. */
export const sellSeats = (db: Db, cart: string) =>
  db.updateTable('shop_seat').set({ held_until: null }).where('cart', '=', cart).execute();

/** Identifies one line of a cart. */
export type SeatLine = Pick<ShopSeatRow, 'id_jet' | 'seat_group' | 'block_id' | 'sale_type_id'>;

/**
 * Frees the seats of one line of a cart.
 * @param kept how many of them stay, the first ones
 * @returns how many were freed
 */
export async function removeLine(db: Db, cart: string, line: SeatLine, kept = 0): Promise<number> {
  const ofLine = (await seatsOfCart(db, cart)).filter(
    (seat) =>
      seat.id_jet === line.id_jet &&
      seat.seat_group === line.seat_group &&
      seat.block_id === line.block_id &&
      seat.sale_type_id === line.sale_type_id,
  );
  const freed = ofLine.slice(kept);
  if (freed.length === 0) return 0;
  const { numDeletedRows } = await db
    .deleteFrom('shop_seat')
    .where('cart', '=', cart)
    .where('id_jet', '=', line.id_jet)
    .where('seat_group', '=', line.seat_group)
    .where('block_id', '=', line.block_id)
    .where(
      'seat',
      'in',
      freed.map(({ seat }) => seat),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/**
 * Frees the companion's seats of a cart without anybody in the seat before.
 * @param line with the companion's sale type
 * @returns how many
 */
export async function removeLoneCompanions(db: Db, cart: string, line: SeatLine): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('shop_seat')
    .where('cart', '=', cart)
    .where('id_jet', '=', line.id_jet)
    .where('seat_group', '=', line.seat_group)
    .where('block_id', '=', line.block_id)
    .where('sale_type_id', '=', line.sale_type_id)
    .where((eb) =>
      eb(
        'seat',
        'not in',
        eb
          .selectFrom('shop_seat as paid')
          .select(sql<number>`paid.seat + 1`.as('beside'))
          .where('paid.cart', '=', cart)
          .where('paid.id_jet', '=', line.id_jet)
          .where('paid.seat_group', '=', line.seat_group)
          .where('paid.block_id', '=', line.block_id)
          .where('paid.sale_type_id', '!=', line.sale_type_id),
      ),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Frees all seats of a cart. */
export const removeSeats = (db: Db, cart: string) =>
  db.deleteFrom('shop_seat').where('cart', '=', cart).execute();
