import { moveDay, type Day } from '../dates/dates.ts';

/** More dates are no series that somebody can look through. */
export const MAX_DATES = 200;
/** No rule looks further ahead than about ten years. */
const MAX_DAYS_AHEAD = 3653;
const DAYS_OF_WEEK = 7;
const MONTHS_OF_YEAR = 12;
/** The last one of a month, whichever number it is. */
export const LAST = -1;

export const REPEATS = ['once', 'days', 'weeks', 'month'] as const;
export type Repeat = (typeof REPEATS)[number];

/** When something takes place again. */
export interface RepeatRule {
  readonly repeat: Repeat;
  /** Every so many days, weeks or months; at least 1. */
  readonly every: number;
  /** Of weeks and months, 0 is Monday; none: that of the first day. */
  readonly weekdays: readonly number[];
  /** Of months: the 1st to 5th of these weekdays, or `LAST`. */
  readonly nth: number;
  readonly from: Day;
  /** The last day that can be one; null: `times` ends it. */
  readonly to: Day | null;
  /** How often in all, left-out days counted; null: `to` ends it. */
  readonly times: number | null;
  /** Days beside the rule. */
  readonly extra: readonly Day[];
  /** Days of the rule that are none. */
  readonly without: readonly Day[];
}

/** The weekday of a date, 0 is Monday. */
export const weekdayOf = (day: Day): number =>
  (new Date(`${day}T12:00:00Z`).getUTCDay() + DAYS_OF_WEEK - 1) % DAYS_OF_WEEK;

const monthDay = (year: number, month: number): Day => {
  const date = new Date(Date.UTC(year, month, 1, MONTHS_OF_YEAR));
  return date.toISOString().slice(0, 10);
};

/** The nth weekday of a month, counted from 0; null: the month has none. */
function nthWeekday(year: number, month: number, weekday: number, nth: number): Day | null {
  const first = monthDay(year, month);
  const next = monthDay(year, month + 1);
  if (nth === LAST) {
    const last = moveDay(next, -1);
    return moveDay(last, -((weekdayOf(last) - weekday + DAYS_OF_WEEK) % DAYS_OF_WEEK));
  }
  const offset = (weekday - weekdayOf(first) + DAYS_OF_WEEK) % DAYS_OF_WEEK;
  const day = moveDay(first, offset + DAYS_OF_WEEK * (nth - 1));
  return day < next ? day : null;
}

/** The days of one step of a rule, its steps counted from 0, in order. */
function daysOfStep({ repeat, every, weekdays, nth, from }: RepeatRule, step: number): Day[] {
  if (repeat === 'days') return [moveDay(from, step * every)];
  const chosen = weekdays.length === 0 ? [weekdayOf(from)] : [...new Set(weekdays)];
  if (repeat === 'weeks') {
    const monday = moveDay(from, step * every * DAYS_OF_WEEK - weekdayOf(from));
    return chosen.sort((left, right) => left - right).map((weekday) => moveDay(monday, weekday));
  }
  const [year = 0, month = 1] = from.split('-').map(Number);
  return chosen
    .flatMap((weekday) => nthWeekday(year, month - 1 + step * every, weekday, nth) ?? [])
    .sort();
}

/** The days that a rule says by itself, one more than the most at the end. */
function ruleDays(rule: RepeatRule): readonly Day[] {
  const { repeat, from, to, times } = rule;
  if (repeat === 'once') return [from];
  const end = moveDay(from, MAX_DAYS_AHEAD);
  const last = to !== null && to < end ? to : end;
  const most = Math.min(times ?? Infinity, MAX_DATES + 1);
  const days: Day[] = [];
  for (let step = 0; days.length < most && step <= MAX_DAYS_AHEAD; step += 1) {
    const found = daysOfStep(rule, step);
    days.push(...found.filter((day) => day >= from && day <= last));
    if (found.some((day) => day > last)) break;
  }
  return days.slice(0, most);
}

/**
 * The days of a rule in the venue's calendar, in order and each once: those of the rule
 * without what is left out, and the extra ones. As in calendars (RFC 5545), `times` counts
 * days that are left out, too. A day that is both extra and left out is left out.
 * @returns up to `MAX_DATES`, or more where the rule says too many
 */
export function repeatedDays(rule: RepeatRule): readonly Day[] {
  const without = new Set(rule.without);
  const days = new Set([...ruleDays(rule), ...rule.extra]);
  return [...days].filter((day) => !without.has(day)).sort();
}
