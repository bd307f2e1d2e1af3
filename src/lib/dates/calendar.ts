import { addMonths } from 'date-fns/addMonths';
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { eachDayOfInterval } from 'date-fns/eachDayOfInterval';
import { endOfMonth } from 'date-fns/endOfMonth';
import { getISODay } from 'date-fns/getISODay';
import { startOfMonth } from 'date-fns/startOfMonth';
import type { Locale } from '../constants.ts';
import { type Day, weekdayNames } from './dates.ts';
import { dateFrom, dayFrom } from './local-date.ts';

/** The weekday of a date: Monday is 1, Sunday 7. */
export const weekdayOf = (day: Day): number => getISODay(dateFrom(day));

/** How many days `to` is after `from`; negative when it is before. */
export const daysBetween = (from: Day, to: Day): number =>
  differenceInCalendarDays(dateFrom(to), dateFrom(from));

/** The dates from `first` to `last`, both included; none when `last` is the earlier one. */
export function eachDay(first: Day, last: Day): readonly Day[] {
  if (last < first) return [];
  // Nearly all events take one day: no reason to compute it.
  if (first === last) return [first];
  return eachDayOfInterval({ start: dateFrom(first), end: dateFrom(last) }).map(dayFrom);
}

export const firstDayOfMonth = (day: Day): Day => dayFrom(startOfMonth(dateFrom(day)));
export const lastDayOfMonth = (day: Day): Day => dayFrom(endOfMonth(dateFrom(day)));

/** A month (`2026-11`) moved by whole months. */
export const moveMonth = (month: string, months: number): string =>
  dayFrom(addMonths(dateFrom(`${month}-01`), months)).slice(0, 7);

/** Weekday and day of the month, «So 22.», where the month stands above. */
export function dayLabel(day: Day, locale: Locale): string {
  const weekday = weekdayNames[locale][weekdayOf(day) - 1]?.short ?? '';
  return `${weekday} ${String(Number(day.slice(8)))}${locale === 'de' ? '.' : ''}`;
}
