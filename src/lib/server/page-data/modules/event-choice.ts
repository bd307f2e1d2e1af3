import type { EventChoice } from '../../../modules/queries.ts';
import { weekdayOf } from '../../../dates/calendar.ts';
import { dayOf, moveDay, type Day } from '../../../dates/dates.ts';

const SUNDAY = 7;
const FRIDAY = 5;
const DAYS_OF_NEXT = 3;

/** The days that a choice of events spans; `to` null: without end. */
export function daysOfChoice(
  { from, to, span }: Pick<EventChoice, 'from' | 'to' | 'span'>,
  today: Day,
): { readonly from: Day; readonly to: Day | null } {
  if (span === 'next_3_days') return { from: today, to: moveDay(today, DAYS_OF_NEXT - 1) };
  if (span === 'weekend') {
    const weekday = weekdayOf(today);
    // From Friday on it is the running weekend, before that the coming one.
    const start = weekday >= FRIDAY ? today : moveDay(today, FRIDAY - weekday);
    return { from: start, to: moveDay(today, SUNDAY - weekday) };
  }
  const start = from === null ? today : dayOf(from);
  return { from: start < today ? today : start, to: to === null ? null : dayOf(to) };
}
