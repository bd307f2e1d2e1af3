import type { CompiledQuery, Kysely, Transaction } from 'kysely';
import type { Fields } from '../../../content/records/define.ts';
import { event, type EventEntity, type EventType } from '../../../content/records/event.ts';
import type { Access, Price } from '../../../content/records/event-parts.ts';
import { EVENT_GROUPS, accessBits } from '../../programme/filter-groups.ts';
import { lowestPrices } from '../../programme/lowest-prices.ts';
import { entityOf } from '../db/codec.ts';
import { columnsOf } from '../db/columns.ts';
import { type Database, type UntypedRow, untyped } from '../db/schema.ts';

/** What the programme index needs of an event: dates and the values that filters select by. */
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
  /** Recommended from this age, in years; null: nothing is recommended. */
  readonly age_from: number | null;
  /** What the cheapest full ticket and the cheapest for a child cost, without fees; null: no such. */
  readonly fullPrice: string | null;
  readonly childPrice: string | null;
  /** See `accessBits`. */
  readonly access: number;
}

/** When, for whom, how much: columns that are worked out. */
const NUMBER_COLUMNS = ['age_from', 'is_free', 'prices', 'access'];

/** What an event's columns say of its age, its prices and its access. */
function numbersOf(row: Record<string, unknown>) {
  const { is_free, prices, access, ...others } = row;
  const lowest = lowestPrices({
    is_free: is_free === 1,
    prices: JSON.parse(prices as string) as readonly Price[],
  });
  return {
    ...others,
    fullPrice: lowest.full,
    childPrice: lowest.child,
    access: accessBits(JSON.parse(access as string) as Access),
  };
}

/** The event's fields that groups are made of: columns of its own, and link tables. */
const GROUP_FIELDS = EVENT_GROUPS.map(({ field }) => field);
const isLinks = (field: string): boolean => (event.fields as Fields)[field]?.keep === 'links';
const GROUP_COLUMNS = GROUP_FIELDS.filter((field) => !isLinks(field));
const GROUP_LINKS = GROUP_FIELDS.filter(isLinks);

/** So many rows are read at once: all of a large venue would not fit into a worker together. */
const PART_ROWS = 2000;
const NO_LINKS: readonly number[] = [];

/** Which events, by their ids. */
type Condition = readonly ['in', readonly number[]] | readonly ['>' | '<=', number];

/** The targets of one field's links, by their owner. */
async function linksOf(db: Kysely<Database>, field: string, conditions: readonly Condition[]) {
  let query = untyped(db)
    .selectFrom(`event_${field}`)
    .select(['owner', 'target'])
    .orderBy('position');
  for (const [operator, value] of conditions) query = query.where('owner', operator, value);
  const targets = new Map<unknown, number[]>();
  for (const { owner, target } of await query.execute()) {
    const list = targets.get(owner) ?? [];
    targets.set(owner, list);
    list.push(Number(target));
  }
  return targets;
}

async function readRows(
  db: Kysely<Database>,
  conditions: readonly Condition[],
  most: number,
): Promise<ProgrammeRow[]> {
  let query = untyped(db)
    .selectFrom('event')
    .select(['id', 'date_start', 'date_end', 'parent', ...GROUP_COLUMNS, ...NUMBER_COLUMNS])
    .where('is_online', '=', 1)
    .orderBy('id')
    .limit(most);
  for (const [operator, value] of conditions) query = query.where('id', operator, value);
  const rows = await query.execute();
  const last = Number(rows.at(-1)?.['id'] ?? 0);
  const links = new Map<string, ReadonlyMap<unknown, readonly number[]>>();
  for (const field of GROUP_LINKS)
    links.set(field, await linksOf(db, field, [...conditions, ['<=', last]]));
  return rows.map((row) => ({
    ...numbersOf(row),
    ...Object.fromEntries(
      GROUP_LINKS.map((field) => [field, links.get(field)?.get(row['id']) ?? NO_LINKS]),
    ),
  })) as unknown as ProgrammeRow[];
}

/**
 * The rows of all online events, or of those among `ids`, in the order of their ids.
 * @param most rows of one part
 */
export async function* programmeRows(
  db: Kysely<Database>,
  ids: readonly number[] | null = null,
  most = PART_ROWS,
): AsyncGenerator<readonly ProgrammeRow[]> {
  const wanted: readonly Condition[] = ids === null ? [] : [['in', ids]];
  for (let after = 0; ;) {
    const rows = await readRows(db, [...wanted, ['>', after]], most);
    if (rows.length > 0) yield rows;
    if (rows.length < most) return;
    after = rows.at(-1)?.id ?? after;
  }
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
  | 'refund_note'
  | 'tags'
  | 'series'
  | 'genres'
  | 'persons'
  | 'works'
>;

const LIST_COLUMNS = columnsOf(event)
  .filter((column) => column.inLists)
  .map((column) => column.name);

/** Compiled once for each number of ids: building the SQL costs more than running it. */
const compiledQueries = new WeakMap<Kysely<Database>, Map<number, CompiledQuery<UntypedRow>>>();

function listQuery(db: Kysely<Database>, ids: readonly number[]): CompiledQuery<UntypedRow> {
  const queries = compiledQueries.get(db) ?? new Map<number, CompiledQuery<UntypedRow>>();
  compiledQueries.set(db, queries);
  const query =
    queries.get(ids.length) ??
    untyped(db)
      .selectFrom('event')
      .select(LIST_COLUMNS)
      .where('is_online', '=', 1)
      // Asked as one condition with «or», SQLite reads all events in the order of their dates:
      // most have no parent, so that it takes its index for a bad one.
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('event as own')
          .select('own.id')
          .where('own.id', 'in', [...ids])
          .union(
            eb
              .selectFrom('event as child')
              .select('child.id')
              .where('child.parent', 'in', [...ids]),
          ),
      )
      .orderBy('date_start')
      .orderBy('id')
      .compile();
  queries.set(ids.length, query);
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

/** The seat groups of some events, by their id; one query. */
export async function seatGroupsOf(
  db: Kysely<Database>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly unknown[]>> {
  if (ids.length === 0) return new Map();
  const query = untyped(db).selectFrom('event').select(['id', 'seat_groups']);
  const rows = await query.where('id', 'in', [...ids]).execute();
  return new Map(
    rows.map((row) => {
      const { id, seat_groups: groups } = entityOf(event, row) as unknown as EventEntity;
      return [id, groups];
    }),
  );
}

/** What the addresses of all online events are made of. */
export async function eventTitles(db: Kysely<Database>) {
  const rows = await db
    .selectFrom('event')
    .select(['id', 'updated_at', 'parent', 'event_type_new', 'title_de', 'title_en'])
    .where('is_online', '=', 1)
    .execute();
  return rows.map(({ title_de: de, title_en: en, ...row }) => ({
    ...row,
    event_type_new: row.event_type_new as EventType,
    title: { de, en },
  }));
}

/** The events below an event, online or not, in one order for everybody. */
export async function childIds(
  db: Kysely<Database> | Transaction<Database>,
  parent: number,
): Promise<readonly number[]> {
  const query = db.selectFrom('event').select('id').where('parent', '=', parent).orderBy('id');
  return (await query.execute()).map(({ id }) => id);
}
