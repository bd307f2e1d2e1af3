import type { Kysely } from 'kysely';
import { z } from 'zod';
import { seatGroupSchema, type SeatGroup } from '../../../content/records/event-parts.ts';
import type { Translated } from '../../../content/fields/field.ts';
import type { EventStatus, EventType } from '../../../content/records/event.ts';
import type { SaleLevel } from '../../booking/sale-state.ts';
import type { Database } from '../db/schema.ts';

type Db = Kysely<Database>;

/** An event as the test shop sells it. */
export interface ShopEvent {
  readonly id: number;
  readonly id_jet: string;
  readonly is_online: boolean;
  readonly title: Translated;
  readonly status: EventStatus;
  readonly sale_start: string | null;
  readonly date_start: string;
  readonly date_end: string | null;
  readonly postponed_from: string | null;
  readonly all_day: boolean;
  readonly room: number;
  readonly parent: number | null;
  readonly event_type_new: EventType;
  readonly seat_groups: readonly SeatGroup[];
  readonly most_per_order: number | null;
}

// Rows of older databases lack newer fields of seat groups.
const groups = z.array(seatGroupSchema);

/** Events by their ids in the ticketing system; of two with the same one the online, older one. */
export async function eventsByJet(
  db: Db,
  idJets: readonly string[],
): Promise<ReadonlyMap<string, ShopEvent>> {
  if (idJets.length === 0) return new Map();
  const rows = await db
    .selectFrom('event')
    .select(['id', 'id_jet', 'is_online', 'title_de', 'title_en', 'status', 'sale_start'])
    .select([
      'date_start',
      'date_end',
      'postponed_from',
      'all_day',
      'room',
      'parent',
      'event_type_new',
    ])
    .select(['seat_groups', 'most_per_order'])
    .where('id_jet', 'in', [...idJets])
    .orderBy('is_online')
    .orderBy('id', 'desc')
    .execute();
  return new Map(
    rows.map(({ id_jet: idJet, title_de: de, title_en: en, ...row }) => [
      idJet ?? '',
      {
        ...row,
        id_jet: idJet ?? '',
        title: { de, en },
        is_online: row.is_online === 1,
        all_day: row.all_day === 1,
        status: row.status as EventStatus,
        event_type_new: row.event_type_new as EventType,
        seat_groups: groups.parse(JSON.parse(row.seat_groups)),
      },
    ]),
  );
}

export async function eventByJet(db: Db, idJet: string): Promise<ShopEvent | null> {
  return (await eventsByJet(db, [idJet])).get(idJet) ?? null;
}

/** Those of some events that have sold seats or a sale level, by their ids in the ticketing system. */
export async function soldAmong(db: Db, ids: readonly number[]): Promise<readonly string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('event')
    .select('id_jet')
    .where('id', 'in', [...ids])
    .where((eb) =>
      eb.or([
        eb.exists(
          eb
            .selectFrom('shop_seat')
            .select('seat')
            .whereRef('shop_seat.id_jet', '=', 'event.id_jet'),
        ),
        eb.exists(
          eb
            .selectFrom('shop_level')
            .select('level')
            .whereRef('shop_level.id_jet', '=', 'event.id_jet'),
        ),
      ]),
    )
    .execute();
  return rows.flatMap(({ id_jet: idJet }) => idJet ?? []);
}

/** The levels of all events that have one. */
export async function allLevels(db: Db): Promise<ReadonlyMap<string, SaleLevel>> {
  const rows = await db.selectFrom('shop_level').selectAll().execute();
  return new Map(rows.map(({ id_jet: idJet, level }) => [idJet, level]));
}

/** Saves the sale level of an event. @returns true when it was another one before */
export async function saveLevel(db: Db, idJet: string, level: SaleLevel | null): Promise<boolean> {
  const existing = await db
    .selectFrom('shop_level')
    .select('level')
    .where('id_jet', '=', idJet)
    .executeTakeFirst();
  if ((existing?.level ?? null) === level) return false;
  if (existing !== undefined)
    await db.deleteFrom('shop_level').where('id_jet', '=', idJet).execute();
  if (level !== null) await db.insertInto('shop_level').values({ id_jet: idJet, level }).execute();
  return true;
}
