import type { CompiledQuery, Kysely } from 'kysely';
import { event, type EventEntity, type EventType } from '../../../content/records/event.ts';
import { entityOf } from '../db/codec.ts';
import { columnsOf } from '../db/columns.ts';
import type { Database, PlainDatabase, PlainRow } from '../db/schema.ts';

/** What finding events needs of each: dates and what the filters ask for. */
export interface ProgrammeRow {
  readonly id: number;
  readonly date_start: string;
  readonly date_end: string | null;
  readonly parent: number | null;
  readonly room: number;
  readonly exhibition_type: number | null;
  readonly production: number | null;
  readonly tags: readonly number[];
  readonly series: readonly number[];
  readonly genres: readonly number[];
  readonly persons: readonly number[];
}

const LINKS = ['tags', 'series', 'genres', 'persons'] as const;

/** The rows of all online events, or of those among `ids`. */
export async function programmeRows(
  db: Kysely<Database>,
  ids: readonly number[] | null = null,
): Promise<ProgrammeRow[]> {
  let query = db
    .selectFrom('event')
    .select(['id', 'date_start', 'date_end', 'parent', 'room', 'exhibition_type', 'production'])
    .where('is_online', '=', 1);
  if (ids !== null) query = query.where('id', 'in', [...ids]);
  const rows = (await query.execute()).map((row) => ({
    ...row,
    tags: [] as number[],
    series: [] as number[],
    genres: [] as number[],
    persons: [] as number[],
  }));
  const byId = new Map(rows.map((row) => [row.id, row]));
  for (const field of LINKS) {
    let links = db.selectFrom(`event_${field}`).select(['owner', 'target']).orderBy('position');
    if (ids !== null) links = links.where('owner', 'in', [...ids]);
    for (const { owner, target } of await links.execute()) byId.get(owner)?.[field].push(target);
  }
  return rows;
}

/** An event as lists show it: without the long texts. */
export type ListedEvent = Omit<
  EventEntity,
  | 'description'
  | 'doors'
  | 'programme'
  | 'performers'
  | 'seat_groups'
  | 'access'
  | 'access_note'
  | 'tags'
  | 'series'
  | 'genres'
  | 'persons'
>;

const LIST_COLUMNS = columnsOf(event)
  .filter((column) => column.inLists)
  .map((column) => column.name);

/** Compiled once for each number of ids: building the SQL costs more than running it. */
const compiled = new WeakMap<Kysely<Database>, Map<number, CompiledQuery<PlainRow>>>();

function listQuery(db: Kysely<Database>, ids: readonly number[]): CompiledQuery<PlainRow> {
  const known = compiled.get(db) ?? new Map<number, CompiledQuery<PlainRow>>();
  compiled.set(db, known);
  const query =
    known.get(ids.length) ??
    (db as unknown as Kysely<PlainDatabase>)
      .selectFrom('event')
      .select(LIST_COLUMNS)
      .where('is_online', '=', 1)
      .where((eb) => eb.or([eb('id', 'in', [...ids]), eb('parent', 'in', [...ids])]))
      .orderBy('date_start')
      .orderBy('id')
      .compile();
  known.set(ids.length, query);
  return { ...query, parameters: [1, ...ids, ...ids] };
}

/** Some events by id, and the online children of each, in the order of their dates; one query. */
export async function listedEvents(
  db: Kysely<Database>,
  ids: readonly number[],
): Promise<ListedEvent[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.executeQuery(listQuery(db, ids));
  return rows.map((row) => entityOf(event, row) as unknown as ListedEvent);
}

/** What the addresses of all online events are made of. */
export async function eventTitles(db: Kysely<Database>) {
  const rows = await db
    .selectFrom('event')
    .select(['id', 'parent', 'event_type_new', 'title_de', 'title_en'])
    .where('is_online', '=', 1)
    .execute();
  return rows.map(({ title_de: de, title_en: en, ...row }) => ({
    ...row,
    event_type_new: row.event_type_new as EventType,
    title: { de, en },
  }));
}
