import { millisecondsInHour } from 'date-fns/constants';
import { dayOf, type Day } from '../dates/dates.ts';

/** An event that ends at night, up to this many hours after midnight, is the evening's alone. */
const NIGHT_HOURS = 6;

/** The first and the last day of the venue's calendar that an event spans. */
export function daysOf(start: string, end: string | null): readonly [first: Day, last: Day] {
  const first = dayOf(start);
  if (end === null || end <= start) return [first, first];
  const last = dayOf(new Date(Date.parse(end) - NIGHT_HOURS * millisecondsInHour));
  return [first, last < first ? first : last];
}

interface Dated {
  readonly date_start: string;
  readonly date_end: string | null;
}

/** A list asks several times for the days of one event, and each takes the calendar of Intl. */
const spans = new WeakMap<Dated, readonly [first: Day, last: Day]>();

/** The first and the last day of an event in the venue's calendar. The event is never changed. */
export function spanOf(event: Dated): readonly [first: Day, last: Day] {
  const span = spans.get(event) ?? daysOf(event.date_start, event.date_end);
  spans.set(event, span);
  return span;
}
