import { daysBetween } from '../dates/calendar.ts';
import { dayOf, instantOf, instantText, moveDay, timeOf, type Day } from '../dates/dates.ts';
import { inMinutes } from './event-times.ts';

const MINUTES_OF_DAY = 24 * 60;

/** The moments of an event that move with its date, in UTC; null: not said. */
export interface MovableMoments {
  readonly date_start: string;
  readonly date_end: string | null;
  readonly doors: string | null;
  readonly sale_start: string | null;
}

const clockOfMinutes = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/**
 * An event's moments on another day: everything is as far from its beginning as before, by
 * the venue's clock, so that admission at 18:30 stays one at 18:30 across a clock change.
 * @param start when it begins there, `19:30`
 */
export function movedMoments(event: MovableMoments, day: Day, start: string): MovableMoments {
  const [oldDay, oldStart] = [dayOf(event.date_start), inMinutes(timeOf(event.date_start))];
  const moved = (instant: string): string => {
    const after = inMinutes(timeOf(instant)) - oldStart + inMinutes(start);
    const days = daysBetween(oldDay, dayOf(instant)) + Math.floor(after / MINUTES_OF_DAY);
    const clock = clockOfMinutes(((after % MINUTES_OF_DAY) + MINUTES_OF_DAY) % MINUTES_OF_DAY);
    return instantText(instantOf(moveDay(day, days), clock));
  };
  const { date_end: end, doors, sale_start: sale } = event;
  return {
    date_start: moved(event.date_start),
    date_end: end && moved(end),
    doors: doors && moved(doors),
    sale_start: sale && moved(sale),
  };
}
