import { millisecondsInMinute } from 'date-fns/constants';
import { instantOf, moveDay, timeOf, type Day } from '../dates/dates.ts';
import { instantText } from '../venue-clock.ts';

/** When an event of a day begins and ends, by the venue's clock: `19:30`. */
export interface EventTimes {
  readonly start: string;
  /** Null: `minutes` says it, or nobody knows. Not after `start`: it is of the next day. */
  readonly end: string | null;
  /** Minutes that it takes; what `end` says goes first. */
  readonly minutes: number | null;
  /** Minutes that the doors open before it begins; null: not said. */
  readonly doors: number | null;
}

/** The same as instants in UTC. */
export interface EventMoments {
  readonly date_start: string;
  readonly date_end: string | null;
  readonly doors: string | null;
}

/**
 * What the clock change makes of a time: `skipped` does not exist on that day (spring),
 * `twice` is there two times (autumn), `plain` is any other one.
 */
export function clockOf(day: Day, time: string): 'plain' | 'skipped' | 'twice' {
  const instant = instantOf(day, time);
  if (timeOf(instant) !== time) return 'skipped';
  const hourLater = new Date(instant.getTime() + 60 * millisecondsInMinute);
  return timeOf(hourLater) === time ? 'twice' : 'plain';
}

/** Minutes since midnight of a time of the clock, `19:30`. */
export const inMinutes = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

/**
 * The moments of an event on a date of the venue. A time in the hour that spring leaves out
 * counts on from the hour before (02:30 is 03:30); of the hour that autumn has twice it is
 * the first one. What is said in minutes is as long as a watch runs, also across the change.
 */
export function eventMoments(day: Day, { start, end, minutes, doors }: EventTimes): EventMoments {
  const begin = instantOf(day, start);
  const after = (length: number) =>
    new Date(begin.getTime() + Math.round(length) * millisecondsInMinute);
  const endOf = (): Date | null => {
    if (end === null) return minutes === null ? null : after(minutes);
    const isNextDay = inMinutes(end) <= inMinutes(start);
    const at = instantOf(isNextDay ? moveDay(day, 1) : day, end);
    // The change has left out the time between: it lasts as long as the times say.
    return at > begin ? at : after(inMinutes(end) - inMinutes(start));
  };
  const ends = endOf();
  return {
    date_start: instantText(begin),
    date_end: ends && instantText(ends),
    doors: doors === null ? null : instantText(after(-doors)),
  };
}
