import { TIME_ZONE } from './constants.ts';

/*
 * The venue's clock by Intl alone: what browsers load of the dates. date-fns-tz would be
 * 2.4 kB (gzip) of the editor, which has less than that left of its budget.
 */

/** A date of the venue's calendar, `2026-11-20`. */
export type Day = string;

// Also on the server by Intl: the conversion of date-fns-tz to a zone's time is wrong by an
// hour where the machine's own zone leaves that hour out.
const partsOf = new Intl.DateTimeFormat('en-CA', {
  timeZone: TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});
const clockOf = new Intl.DateTimeFormat('en-GB', {
  timeZone: TIME_ZONE,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** The venue's date at an instant. */
export const dayOf = (instant: Date | string): Day => partsOf.format(new Date(instant));

/** The venue's time at an instant, `19:30`. */
export const timeOf = (instant: Date | string): string => clockOf.format(new Date(instant));

/** An instant as it is stored: UTC, to the second. */
export const instantText = (instant: Date): string => `${instant.toISOString().slice(0, 19)}Z`;

/** Longer than any zone is ahead of UTC by, and shorter than the time between two clock changes. */
const DAY_MS = 86_400_000;

const wallClock = (day: Day, time: string): number => Date.parse(`${day}T${time}:00Z`);

/** How far the venue's clocks are ahead of UTC, in milliseconds. @param instant a whole minute */
function offsetAt(instant: number): number {
  const date = new Date(instant);
  return wallClock(dayOf(date), timeOf(date)) - instant;
}

/** The offsets before and after a change of the clocks near a time, as far as the time has them. */
function offsetsOf(wall: number): readonly number[] {
  const near = new Set([offsetAt(wall - DAY_MS), offsetAt(wall + DAY_MS)]);
  return [...near].filter((offset) => offsetAt(wall - offset) === offset);
}

/** What a change of the clocks does to a time: it is left out, or comes twice; null: neither. */
export function clockChange(day: Day, time: string): 'skipped' | 'twice' | null {
  const { length } = offsetsOf(wallClock(day, time));
  return length === 0 ? 'skipped' : length === 2 ? 'twice' : null;
}

/**
 * The same instant as `instantOf` finds for a time that somebody types, `00:00` to `23:59`;
 * a test holds the two against each other.
 */
export function instantOfInput(day: Day, time: string): Date {
  const wall = wallClock(day, time);
  const [offset = offsetAt(wall - DAY_MS)] = offsetsOf(wall);
  return new Date(wall - offset);
}
