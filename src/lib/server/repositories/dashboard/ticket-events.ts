import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';

type Db = Kysely<Database>;

/** An event as lists of the ticketing name it. */
export interface TicketEvent {
  readonly id: number;
  readonly title_de: string;
  readonly title_en: string;
  readonly date_start: string;
  readonly date_end: string | null;
  readonly sale_start: string | null;
  readonly status: string;
  readonly id_jet: string | null;
  readonly postponed_from: string | null;
  readonly is_online: number;
  readonly ticket_url: string | null;
}

const LISTED = [
  'id',
  'title_de',
  'title_en',
  'date_start',
  'date_end',
  'sale_start',
  'status',
  'postponed_from',
  'id_jet',
  'is_online',
  'ticket_url',
] as const;

const coming = (db: Db, since: string) => db.selectFrom('event').where('date_start', '>=', since);
const withId = (db: Db, since: string) => coming(db, since).where('id_jet', 'is not', null);
/** Public ones that cost something: whoever looks for tickets finds none. */
const withoutId = (db: Db, since: string) =>
  coming(db, since)
    .where('id_jet', 'is', null)
    .where('is_free', '=', 0)
    .where('is_online', '=', 1)
    .where('status', 'not in', ['cancelled']);

interface Part {
  readonly limit: number;
  readonly offset: number;
}
interface Listed {
  readonly count: number;
  readonly results: readonly TicketEvent[];
}

async function listed(query: ReturnType<typeof withId>, part: Part): Promise<Listed> {
  const { count } = await query
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow();
  const results = await query
    .select(LISTED)
    .orderBy('date_start')
    .orderBy('id')
    .limit(part.limit)
    .offset(part.offset)
    .execute();
  return { count: Number(count), results };
}

/** Coming events with their id in the ticketing system, public or not, by date. */
export const eventsWithTicketId = (db: Db, since: string, part: Part): Promise<Listed> =>
  listed(withId(db, since), part);

/** Coming public events that cost something and have no id there, by date. */
export const eventsWithoutTicketId = (db: Db, since: string, part: Part): Promise<Listed> =>
  listed(withoutId(db, since), part);

/** Ids of the ticketing system that several events have, with the events. */
export async function sharedTicketIds(
  db: Db,
  limit: number,
): Promise<readonly { readonly id_jet: string; readonly events: readonly number[] }[]> {
  const shared = await db
    .selectFrom('event')
    .select('id_jet')
    .where('id_jet', 'is not', null)
    .groupBy('id_jet')
    .having(({ fn }) => fn.countAll(), '>', 1)
    .orderBy('id_jet')
    .limit(limit)
    .execute();
  const ids = shared.flatMap(({ id_jet: id }) => id ?? []);
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('event')
    .select(['id', 'id_jet'])
    .where('id_jet', 'in', ids)
    .orderBy('id')
    .execute();
  return ids.map((id) => ({
    id_jet: id,
    events: rows.filter((row) => row.id_jet === id).map((row) => row.id),
  }));
}
