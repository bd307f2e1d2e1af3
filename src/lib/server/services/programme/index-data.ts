import type { Day } from '../../../dates/dates.ts';
import { daysOf } from '../../../programme/event-days.ts';
import { EVENT_GROUPS, idsIn, type EventGroupKey } from '../../../programme/filter-groups.ts';
import type { ProgrammeRow } from '../../repositories/programme.ts';
import { addBit, emptyBits, type Bits } from './bits.ts';

/** One event of the index, with the dates of the venue's calendar that it spans. */
export interface IndexedEvent extends ProgrammeRow {
  readonly first: Day;
  readonly last: Day;
}

export type Group = EventGroupKey;

/** All events that are listed by themselves, sorted by date, with a bit set for each group. */
export interface IndexData {
  readonly events: readonly IndexedEvent[];
  readonly groups: ReadonlyMap<string, Bits>;
  /** Children by their parent's id, in order of their dates. */
  readonly children: ReadonlyMap<number, readonly IndexedEvent[]>;
  readonly byId: ReadonlyMap<number, IndexedEvent>;
  /** Bit sets of days, computed on first use. */
  readonly byDays: Map<string, Bits>;
}

export const groupKey = (group: Group, id: number): string => `${group}:${id}`;

export function indexedEvent(row: ProgrammeRow): IndexedEvent {
  const [first, last] = daysOf(row.date_start, row.date_end);
  return { ...row, first, last };
}

const byDate = (left: IndexedEvent, right: IndexedEvent): number =>
  left.date_start < right.date_start
    ? -1
    : left.date_start > right.date_start
      ? 1
      : left.id - right.id;

const cheapest = (amounts: readonly (string | null)[]): string | null =>
  amounts
    .filter((amount) => amount !== null)
    .sort((left, right) => Number(left) - Number(right))[0] ?? null;

const cheapestOf = (children: readonly IndexedEvent[]) => ({
  fullPrice: cheapest(children.map(({ fullPrice }) => fullPrice)),
  childPrice: cheapest(children.map(({ childPrice }) => childPrice)),
});

const groupsOf = (event: ProgrammeRow): readonly string[] =>
  EVENT_GROUPS.flatMap((group) => idsIn(event, group).map((id) => groupKey(group.key, id)));

export function buildIndex(all: Iterable<IndexedEvent>): IndexData {
  const byId = new Map<number, IndexedEvent>();
  for (const event of all) byId.set(event.id, event);
  const children = new Map<number, IndexedEvent[]>();
  const events: IndexedEvent[] = [];
  for (const event of byId.values()) {
    // A child whose parent is deleted or offline is listed by itself.
    if (event.parent === null || !byId.has(event.parent)) events.push(event);
    else children.set(event.parent, [...(children.get(event.parent) ?? []), event]);
  }
  events.sort(byDate);
  for (const list of children.values()) list.sort(byDate);
  // A festival without a ticket of its own costs what its cheapest evening costs.
  events.forEach((event, position) => {
    const own = event.fullPrice === null ? children.get(event.id) : undefined;
    if (own !== undefined) events[position] = { ...event, ...cheapestOf(own) };
  });

  const groups = new Map<string, Bits>();
  events.forEach((event, position) => {
    for (const key of groupsOf(event)) {
      const bits = groups.get(key) ?? emptyBits(events.length);
      groups.set(key, bits);
      addBit(bits, position);
    }
  });
  return { events, groups, children, byId, byDays: new Map() };
}
