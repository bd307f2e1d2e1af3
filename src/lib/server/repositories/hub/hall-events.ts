import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** The newest event in a hall that has seat groups, one that is not free where there is any; null: there is none. */
export async function lastWithPlan(db: Kysely<Database>, room: number): Promise<number | null> {
  const row = await db
    .selectFrom('event')
    .select('id')
    .where('room', '=', room)
    .where('seat_groups', '!=', '[]')
    .orderBy('is_free')
    .orderBy('date_start', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? null : Number(row.id);
}

/** An event that takes place in a hall, as far as others have to know. */
export interface HallEvent {
  readonly id: number;
  readonly room: number;
  readonly title: { readonly de: string; readonly en: string };
  readonly date_start: string;
  readonly date_end: string | null;
}

/** More are no list to be held against. */
const MAX_IN_HALL = 5000;

/** What begins in a hall between two instants and takes place there; exhibitions take no hall. */
export async function eventsInHall(
  db: Kysely<Database>,
  room: number,
  [from, to]: readonly [string, string],
): Promise<readonly HallEvent[]> {
  const rows = await db
    .selectFrom('event')
    .select(['id', 'room', 'title_de', 'title_en', 'date_start', 'date_end'])
    .where('room', '=', room)
    .where('date_start', '>=', from)
    .where('date_start', '<=', to)
    .where('status', '!=', 'cancelled')
    .where('all_day', '=', 0)
    .orderBy('date_start')
    .limit(MAX_IN_HALL)
    .execute();
  return rows.map(({ title_de: de, title_en: en, ...row }) => ({
    ...row,
    id: Number(row.id),
    room: Number(row.room),
    title: { de, en },
  }));
}
