import { createHash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { ReservationRow } from '../db/tables/shop-schema.ts';
import { isPostgres } from './shop-seats.ts';

type Db = Kysely<Database>;

/** Separates these advisory locks from others; the second half of the key is whom they are for. */
const LOCKS_OF_RESERVATIONS = 7004;

/** Of one event in one cart. */
export type ReservationKey = Pick<ReservationRow, 'cart' | 'id_jet'>;

/**
 * Locks the counts of a visitor and of a place until the transaction ends; SQLite has only
 * one writer. In rising order, so that two transactions cannot deadlock.
 */
export async function lockReservations(db: Db, holders: readonly string[]): Promise<void> {
  if (!isPostgres(db)) return;
  const keys = holders.map((holder) => createHash('sha256').update(holder).digest().readInt32BE());
  for (const key of [...new Set(keys)].sort((left, right) => left - right))
    await sql`select pg_advisory_xact_lock(${LOCKS_OF_RESERVATIONS}::int, ${key}::int)`.execute(db);
}

/** What a visitor, a client address or a cart holds, with what lapsed. */
export const reservationsOf = (
  db: Db,
  { visitor, network, cart }: { visitor: string; network: string; cart: string | null },
): Promise<ReservationRow[]> =>
  db
    .selectFrom('reservation')
    .selectAll()
    .where((eb) =>
      eb.or([
        eb('visitor', '=', visitor),
        eb('network', '=', network),
        ...(cart === null ? [] : [eb('cart', '=', cart)]),
      ]),
    )
    .execute();

export const insertReservation = (db: Db, row: ReservationRow) =>
  db.insertInto('reservation').values(row).execute();

/** A visitor whose cookie came back is no newcomer any more. */
export const confirmVisitor = (db: Db, visitor: string) =>
  db
    .updateTable('reservation')
    .set({ is_newcomer: 0 })
    .where('visitor', '=', visitor)
    .where('is_newcomer', '=', 1)
    .execute();

export const deleteReservation = (db: Db, { cart, id_jet: idJet }: ReservationKey) =>
  db.deleteFrom('reservation').where('cart', '=', cart).where('id_jet', '=', idJet).execute();

/** Adds tickets of an event to those of a cart, and prolongs all that is in it. */
export async function addReservation(db: Db, row: ReservationRow): Promise<void> {
  await db
    .insertInto('reservation')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['cart', 'id_jet']).doUpdateSet((eb) => ({
        tickets: eb('reservation.tickets', '+', row.tickets),
      })),
    )
    .execute();
  await db
    .updateTable('reservation')
    .set({ reserved_until: row.reserved_until })
    .where('cart', '=', row.cart)
    .execute();
}

/** What was bought or given back is not held any more. @param tickets null: all of the cart */
export async function endReservation(
  db: Db,
  cart: string,
  line: { readonly id_jet: string; readonly tickets: number } | null = null,
): Promise<void> {
  if (line === null) {
    await db.deleteFrom('reservation').where('cart', '=', cart).execute();
    return;
  }
  const { id_jet: idJet, tickets } = line;
  const ofLine = { cart, id_jet: idJet };
  await db
    .updateTable('reservation')
    .set((eb) => ({ tickets: eb('tickets', '-', tickets) }))
    .where('cart', '=', cart)
    .where('id_jet', '=', idJet)
    .execute();
  const row = await db
    .selectFrom('reservation')
    .select('tickets')
    .where('cart', '=', cart)
    .where('id_jet', '=', idJet)
    .executeTakeFirst();
  if (row !== undefined && row.tickets <= 0) await deleteReservation(db, ofLine);
}

/** Forgets what ended before an instant. */
export const deleteOldReservations = (db: Db, before: string) =>
  db.deleteFrom('reservation').where('reserved_until', '<=', before).execute();
