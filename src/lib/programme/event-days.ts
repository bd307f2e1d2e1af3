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

/** The first and the last day of an event in the venue's calendar. */
export const spanOf = (event: {
  readonly date_start: string;
  readonly date_end: string | null;
}): readonly [Day, Day] => daysOf(event.date_start, event.date_end);
