import type { EventEntity } from '../../../../content/records/event.ts';
import { formatDay, formatTime, formatTimeRange, moveDay, type Day } from '../../../dates/dates.ts';
import { eventsById } from '../../repositories/box-office/sold-seats.ts';
import { findEvents } from '../../services/programme/programme-index.ts';
import { openingPlan } from '../../services/site/opening-plan.ts';
import type { PageContext } from '../page/page-context.ts';
import { typedDay } from '../../../dates/typed-moment.ts';

/** More than any venue has in a day. */
const MAX_EVENTS = 200;

/** Days that an address may name: those a venue can have any business with. */
const isNear = (day: Day): boolean => day >= '2000-01-01' && day <= '2099-12-31';

/** The day of an address; today without one, null for what is no day. */
export function requestedDay(text: string | null, { today }: PageContext): Day | null {
  if (text === null) return today;
  const day = typedDay(text);
  return day !== null && isNear(day) ? day : null;
}

/** The public events of a day, what is open for days included, in the order in which they begin. */
export async function eventsOfDay(day: Day, { app }: PageContext): Promise<readonly EventEntity[]> {
  const index = await app.programme.read();
  const { events } = findEvents(index, { day, from: day }, 1, MAX_EVENTS);
  return eventsById(
    app.database.db,
    events.map(({ id }) => id),
  );
}

/** When the venue is open on a day, in words. */
export function hoursOf(day: Day, { data, locale, t }: PageContext): string {
  const hours = {
    regular: data.opening_hours.values(),
    exceptions: data.opening_hours_exception.values(),
  };
  const [plan] = openingPlan(day, hours, locale);
  if (plan === undefined || plan.spans.length === 0)
    return plan?.alternative?.text ?? t('box_office:today.closed');
  const spans = plan.spans.map(({ from, to }) => formatTimeRange(from, to, locale)).join(', ');
  return plan.alternative === null ? spans : `${spans} (${plan.alternative.text})`;
}

/** When an event is: its time, or that opening hours count. */
export const timeOfEvent = (event: EventEntity, { locale, t }: PageContext): string =>
  event.all_day ? t('box_office:today.allDay') : formatTime(event.date_start, locale);

/** A day by its name, and whether it is today or tomorrow. */
export function dayHeading(day: Day, { today, locale, t }: PageContext): string {
  const text = formatDay(day, locale, 'full');
  if (day === today) return t('box_office:today.todayHeading', { day: text });
  return day === moveDay(today, 1) ? t('box_office:today.tomorrowHeading', { day: text }) : text;
}
