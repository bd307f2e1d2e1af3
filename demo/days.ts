import { millisecondsInMinute } from 'date-fns/constants';
import * as calendar from '../src/lib/dates/calendar.ts';
import * as dates from '../src/lib/dates/dates.ts';

export type Day = dates.Day;

export const dayOf = (moment: Date): Day => dates.dayOf(moment);
export const { moveDay: addDays } = dates;
export const { daysBetween } = calendar;
/** 0 is Sunday. */
export const weekdayOf = (day: Day): number => calendar.weekdayOf(day) % 7;
export const yearOf = (day: Day): number => Number(day.slice(0, 4));

/** The instant of a wall-clock time at the venue, in milliseconds. */
export const instantOf = (day: Day, time: string): number => dates.instantOf(day, time).getTime();
export const plusMinutes = (instant: number, minutes: number): number =>
  instant + minutes * millisecondsInMinute;
/** As `moment` fields keep it: `2026-11-20T18:30:00Z`. */
export const isoOf = (instant: number): string =>
  new Date(instant).toISOString().replace(/\.\d{3}Z$/u, 'Z');
export const momentAt = (day: Day, time: string): string => isoOf(instantOf(day, time));

/** The first day from `day` on that falls on the weekday. */
export const nextWeekday = (day: Day, weekday: number): Day =>
  addDays(day, (weekday - weekdayOf(day) + 7) % 7);

/** Easter Sunday of the Gregorian calendar (Meeus, Jones, Butcher). */
export function easterOf(year: number): Day {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d =
    (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  return `${year}-${String(Math.floor(f / 31)).padStart(2, '0')}-${String((f % 31) + 1).padStart(2, '0')}`;
}
