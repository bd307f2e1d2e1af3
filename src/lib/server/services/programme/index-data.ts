import type { Day } from '../../../dates/dates.ts';
import { daysOf } from '../../../programme/event-days.ts';
import type { FilterKey } from '../../../routing/routes.ts';
import type { ProgrammeRow } from '../../repositories/programme.ts';
import { addBit, emptyBits, type Bits } from './bits.ts';

/** One event of the index, with the dates of the venue's calendar that it spans. */
export interface IndexedEvent extends ProgrammeRow {
  readonly first: Day;
  readonly last: Day;
}

export type Group = FilterKey | 'production' | 'person';

/** All events that stand in the programme by themselves, sorted by date, with a bit set a group. */
export interface IndexData {
  readonly events: readonly IndexedEvent[];
  readonly groups: ReadonlyMap<string, Bits>;
  /** Children by their parent's id, in order of their dates. */
  readonly children: ReadonlyMap<number, readonly IndexedEvent[]>;
  readonly byId: ReadonlyMap<number, IndexedEvent>;
  /** Bit sets of days, worked out when first asked for. */
  readonly byDays: Map<string, Bits>;
}

export const groupKey = (group: Group, id: number): string => `${group}:${id}`;

export function indexed(row: ProgrammeRow): IndexedEvent {
  const [first, last] = daysOf(row.date_start, row.date_end);
  return { ...row, first, last };
}

const byDate = (left: IndexedEvent, right: IndexedEvent): number =>
  left.date_start < right.date_start
    ? -1
    : left.date_start > right.date_start
      ? 1
      : left.id - right.id;

function groupsOf(event: ProgrammeRow): string[] {
  const keys = [groupKey('room', event.room)];
  if (event.exhibition_type !== null) keys.push(groupKey('type', event.exhibition_type));
  if (event.production !== null) keys.push(groupKey('production', event.production));
  for (const id of event.tags) keys.push(groupKey('tag', id));
  for (const id of event.series) keys.push(groupKey('series', id));
  for (const id of event.genres) keys.push(groupKey('genre', id));
  for (const id of event.persons) keys.push(groupKey('person', id));
  return keys;
}

export function buildIndex(all: Iterable<IndexedEvent>): IndexData {
  const byId = new Map([...all].map((event) => [event.id, event]));
  const children = new Map<number, IndexedEvent[]>();
  const events: IndexedEvent[] = [];
  for (const event of byId.values()) {
    // A child whose parent is gone or offline stands by itself rather than nowhere.
    if (event.parent === null || !byId.has(event.parent)) events.push(event);
    else children.set(event.parent, [...(children.get(event.parent) ?? []), event]);
  }
  events.sort(byDate);
  for (const list of children.values()) list.sort(byDate);

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
