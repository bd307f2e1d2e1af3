import { differenceInMinutes } from 'date-fns/differenceInMinutes';
import type { EventEntity } from '../../../../../content/records/event.ts';
import { daysBetween } from '../../../../dates/calendar.ts';
import { dayOf, moveDay, timeOf } from '../../../../dates/dates.ts';
import type { PageContext } from '../../page/page-context.ts';
import { eventOf, type SeriesState } from './series-form.ts';
import { rowsOf } from './series-prices.ts';
import { firstSchedule } from './series-schedule.ts';

const DAYS_OF_WEEK = 7;

/** The next day on the weekday of an event that is still to come, a week after it at least. */
function nextDay({ date_start: at }: EventEntity, now: Date): string {
  const today = dayOf(now);
  let day = moveDay(dayOf(at), DAYS_OF_WEEK);
  if (day <= today) {
    const passed = daysBetween(day, today);
    day = moveDay(day, (Math.floor(passed / DAYS_OF_WEEK) + 1) * DAYS_OF_WEEK);
  }
  return day;
}

/** A form that begins as an event that is there. */
function copyOf(event: EventEntity, now: Date): SeriesState {
  const { date_start: start, date_end: end, doors, duration } = event;
  return {
    values: { ...event, prices: rowsOf(event) },
    typed: {
      ...firstSchedule(now),
      from: nextDay(event, now),
      start: timeOf(start),
      end: end === null ? '' : timeOf(end),
      duration: duration === null ? '' : String(duration),
      doors: doors === null ? '' : String(differenceInMinutes(new Date(start), new Date(doors))),
      plan_of: String(event.id),
      copy_of: String(event.id),
    },
    weekdays: [],
  };
}

/** What a form begins with. @param from the event of which it is a copy, as the address says it */
export async function beginning(context: PageContext, from: string | null): Promise<SeriesState> {
  const event = await eventOf(context, from);
  if (event !== null) return copyOf(event, context.now);
  return { values: {}, typed: firstSchedule(context.now), weekdays: [] };
}
