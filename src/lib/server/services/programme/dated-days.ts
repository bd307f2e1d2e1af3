import type { Day } from '../../../dates/dates.ts';
import type { IndexData, IndexedEvent } from './index-data.ts';
import { selectedEvents, type Choice } from './programme-index.ts';

/**
 * The days on which an event is more than open: the one on which it begins, and those on which
 * one of its own events begins. An exhibition does not take place every day.
 */
const beginnings = (data: IndexData, { id, first }: IndexedEvent): ReadonlySet<Day> =>
  new Set([first, ...(data.children.get(id) ?? []).map((child) => child.first)]);

/** How many events of a choice have a date on each day from `choice.from` up to `to`. */
export function datedDays(data: IndexData, choice: Choice, to: Day): ReadonlyMap<Day, number> {
  const counts = new Map<Day, number>();
  for (const event of selectedEvents(data, choice)) {
    if (event.first > to) break;
    for (const day of beginnings(data, event))
      if (day >= choice.from && day <= to) counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  return counts;
}

/** The first day from `choice.from` on that has an event with a date; null: there is none. */
export function firstDatedDay(data: IndexData, choice: Choice): Day | null {
  let found: Day | null = null;
  for (const event of selectedEvents(data, choice)) {
    if (found !== null && event.first > found) break;
    for (const day of beginnings(data, event))
      if (day >= choice.from && (found === null || day < found)) found = day;
  }
  return found;
}

/** The first event of a choice that begins after a day; null: there is none. */
export function nextEvent(data: IndexData, choice: Choice, after: Day): IndexedEvent | null {
  for (const event of selectedEvents(data, choice)) if (event.first > after) return event;
  return null;
}
