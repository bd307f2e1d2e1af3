import type { Kysely } from 'kysely';
import type { EventEntity } from '../../../../content/records/event.ts';
import { type Database, untyped } from '../../db/schema.ts';
import { entitiesOf } from '../records.ts';

/** Some events whole, in the order in which they begin. */
export async function eventsById(
  db: Kysely<Database>,
  ids: readonly number[],
): Promise<readonly EventEntity[]> {
  if (ids.length === 0) return [];
  const rows = await untyped(db)
    .selectFrom('event')
    .selectAll()
    .where('id', 'in', [...ids])
    .orderBy('date_start')
    .orderBy('id')
    .execute();
  return entitiesOf(db, 'event', rows);
}

/** Seats of one seat group that went at one price. */
export interface SoldSeats {
  readonly id_jet: string;
  readonly seat_group: string;
  readonly sale_type_id: string;
  /** Decimal amount with all fees. */
  readonly price: string;
  readonly sold: number;
  /** In carts that are still reserved. */
  readonly reserved: number;
}

/** What the shop of the venue has sold of some events. @param now an instant as it is stored */
export async function soldSeats(
  db: Kysely<Database>,
  idJets: readonly string[],
  now: string,
): Promise<readonly SoldSeats[]> {
  if (idJets.length === 0) return [];
  const rows = await db
    .selectFrom('shop_seat')
    .select(['id_jet', 'seat_group', 'sale_type_id', 'price'])
    .select((eb) => [
      eb.fn.count(eb.case().when('held_until', 'is', null).then(1).end()).as('sold'),
      eb.fn.count(eb.case().when('held_until', '>', now).then(1).end()).as('reserved'),
    ])
    .where('id_jet', 'in', [...idJets])
    .groupBy(['id_jet', 'seat_group', 'sale_type_id', 'price'])
    .orderBy('price', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, sold: Number(row.sold), reserved: Number(row.reserved) }));
}
