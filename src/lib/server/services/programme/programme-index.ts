import type { Kysely } from 'kysely';
import { EVENT_PAGE_SIZE } from '../../../constants.ts';
import { eachDay } from '../../../dates/calendar.ts';
import type { Day } from '../../../dates/dates.ts';
import type { Database } from '../../db/schema.ts';
import { EVERYTHING, type Change } from '../../repositories/changes.ts';
import { programmeRows } from '../../repositories/programme.ts';
import { addBit, countBits, emptyBits, intersect, positionsOf, type Bits } from './bits.ts';
import {
  buildIndex,
  groupKey,
  indexedEvent,
  type Group,
  type IndexData,
  type IndexedEvent,
} from './index-data.ts';
import { limitsOf, type Limits } from './limits.ts';

/** How many days' bit sets are cached: many calendar months. */
const MAX_CACHED_DAYS = 800;
const NO_BITS: Bits = emptyBits(0);

/** Selects events: by groups, all of which have to match, and by days. */
export interface Choice {
  readonly groups?: Readonly<Partial<Record<Group, number>>>;
  /** Only events on this day, or on this and the following ones up to `until`. */
  readonly day?: Day | null;
  readonly until?: Day | null;
  /** Only events for whom, at what price, with what access. */
  readonly limits?: Limits | null;
  /** Only events that are not over on this day. */
  readonly from: Day;
}

export interface EventPage {
  readonly count: number;
  /** The events of the requested page. */
  readonly events: readonly IndexedEvent[];
}

/**
 * Finds events without a query to the database: a bit set for each room, tag,
 * series … over all events in order of their dates. With 20,000 events that is
 * a few hundred kilobytes, and a filter is an AND over some of them.
 */
export class ProgrammeIndex {
  readonly #db: Kysely<Database>;
  #data: Promise<IndexData> | null = null;
  #stale = new Set<number>();

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  /** The index as of the last change that was announced. */
  read(): Promise<IndexData> {
    if (this.#data !== null && this.#stale.size === 0) return this.#data;
    const ids = [...this.#stale];
    this.#stale.clear();
    const previous = this.#data?.catch(() => null) ?? Promise.resolve(null);
    const loading = previous.then((previousData) => this.#load(previousData, ids));
    this.#data = loading;
    loading.catch(() => {
      // The state is unknown: the next read loads everything again.
      if (this.#data === loading) this.#data = null;
    });
    return loading;
  }

  /** @param previousData the last index; null for the first load, and after one that failed */
  async #load(previousData: IndexData | null, changed: readonly number[]): Promise<IndexData> {
    const byId = new Map(previousData?.byId);
    for (const id of changed) byId.delete(id);
    for await (const rows of programmeRows(this.#db, previousData && changed))
      for (const row of rows) byId.set(row.id, indexedEvent(row));
    return buildIndex(byId.values());
  }

  readonly onChanges = (changes: readonly Change[]): void => {
    for (const { kind, record } of changes) {
      if (kind === 'event') this.#stale.add(record);
      if (kind === EVERYTHING) this.#data = null;
    }
  };
}

/** The bits of all events that match; computed once for each key. */
function matchingBits(
  data: IndexData,
  key: string,
  matches: (event: IndexedEvent) => boolean,
): Bits {
  const previous = data.byDays.get(key);
  if (previous !== undefined) return previous;
  const bits = emptyBits(data.events.length);
  data.events.forEach((event, position) => {
    if (matches(event)) addBit(bits, position);
  });
  if (data.byDays.size >= MAX_CACHED_DAYS) data.byDays.clear();
  data.byDays.set(key, bits);
  return bits;
}

/** The positions of all events that a choice selects. */
function selectedBits(data: IndexData, choice: Choice): Bits {
  const { groups = {}, day = null, until = day, from, limits = null } = choice;
  let bits = matchingBits(data, `from ${from}`, (event) => event.last >= from);
  if (day !== null) {
    const last = until ?? day;
    bits = intersect(
      bits,
      matchingBits(data, `on ${day} ${last}`, (event) => event.first <= last && event.last >= day),
    );
  }
  for (const { key, matches } of limitsOf(limits))
    bits = intersect(bits, matchingBits(data, key, matches));
  for (const [group, id] of Object.entries(groups))
    bits = intersect(bits, data.groups.get(groupKey(group as Group, id)) ?? NO_BITS);
  return bits;
}

/** The events that a choice selects, in order of their dates. */
export function* selectedEvents(data: IndexData, choice: Choice): Generator<IndexedEvent> {
  for (const position of positionsOf(selectedBits(data, choice))) {
    const event = data.events[position];
    if (event !== undefined) yield event;
  }
}

/** How many events a choice selects. */
export const countEvents = (data: IndexData, choice: Choice): number =>
  countBits(selectedBits(data, choice));

/** One page (from 1) of the events that a choice selects, and how many there are in all. */
export function findEvents(
  data: IndexData,
  choice: Choice,
  page = 1,
  size = EVENT_PAGE_SIZE,
): EventPage {
  const bits = selectedBits(data, choice);
  const events: IndexedEvent[] = [];
  let skip = (page - 1) * size;
  for (const position of positionsOf(bits)) {
    if (events.length === size) break;
    const event = data.events[position];
    if (skip > 0) skip -= 1;
    else if (event !== undefined) events.push(event);
  }
  return { count: countBits(bits), events };
}

/** The days up to `to` on which a choice has events, in order. */
export function availableDays(data: IndexData, choice: Choice, to: Day): readonly Day[] {
  const days = new Set<Day>();
  for (const position of positionsOf(selectedBits(data, choice))) {
    const event = data.events[position];
    if (event === undefined || event.first > to) break;
    const last = event.last < to ? event.last : to;
    const first = event.first > choice.from ? event.first : choice.from;
    for (const day of eachDay(first, last)) days.add(day);
  }
  return [...days].sort();
}
