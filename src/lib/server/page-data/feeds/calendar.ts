import { millisecondsInHour } from 'date-fns/constants';
import ical, { ICalEventStatus, type ICalEventData } from 'ical-generator';
import type { EventEntity } from '../../../../content/records/event.ts';
import { TIME_ZONE } from '../../../constants.ts';
import { moveDay } from '../../../dates/dates.ts';
import { textIn } from '../../../i18n/localized.ts';
import type { ListedEvent } from '../../repositories/programme.ts';
import { statusOf } from '../events/event-views.ts';
import { placeOf } from '../../services/programme/place.ts';
import { spanOf } from '../../../programme/event-days.ts';
import type { PageContext } from '../page/page-context.ts';
import type { StatusView } from '../../../views/event-view.ts';
import { detailPath } from '../../../routing/record-routes.ts';

/** How long an event without a known end takes up in a visitor's calendar. */
const USUAL_HOURS = 2;
/** How often calendar programs should ask again, in seconds. */
const ASK_AGAIN_SECONDS = 3600;

type CalendarEvent = ListedEvent | EventEntity;

/** When something is, as a calendar's entry says it. */
export function calendarTimes(
  event: Pick<CalendarEvent, 'all_day' | 'date_start' | 'date_end'>,
): Pick<ICalEventData, 'start' | 'end' | 'allDay'> {
  if (event.all_day) {
    const [first, last] = spanOf(event);
    return { allDay: true, start: new Date(first), end: new Date(moveDay(last, 1)) };
  }
  const start = new Date(event.date_start);
  const usual = new Date(start.getTime() + USUAL_HOURS * millisecondsInHour);
  return { start, end: event.date_end === null ? usual : new Date(event.date_end) };
}

/** Names an event in every calendar that it stands in, so that programs know it again. */
export const calendarId = (id: number, { app }: PageContext): string =>
  `event-${id}@${new URL(app.env.siteOrigin).hostname}`;

/** What was postponed and has no new date yet stands at its old one: nobody should rely on it. */
function calendarStatus({
  status,
  postponed_from: oldDate,
}: Pick<CalendarEvent, 'status' | 'postponed_from'>): ICalEventStatus {
  if (status === 'cancelled') return ICalEventStatus.CANCELLED;
  return status === 'postponed' && oldDate === null
    ? ICalEventStatus.TENTATIVE
    : ICalEventStatus.CONFIRMED;
}

/** A status with its words, as texts without marks say it. */
export const statusLine = ({ label, note, words }: StatusView): string =>
  [[label, note].filter(Boolean).join(': '), words?.text].filter(Boolean).join(' – ');

/** Times stand in UTC: the hour that the clock change repeats is then never ambiguous. */
export function calendarEntry(event: CalendarEvent, context: PageContext) {
  const { locale, app, data } = context;
  const address = app.env.siteOrigin + detailPath('event', event, locale);
  const venue = data.venue.get(data.room.get(event.room)?.venue ?? 0);
  const street = [venue?.street, [venue?.postal_code, venue?.city].filter(Boolean).join(' ')];
  const status = statusOf(event, context);
  const note = status === null ? [] : [statusLine(status)];
  return {
    id: calendarId(event.id, context),
    sequence: event.version,
    stamp: new Date(event.updated_at),
    ...calendarTimes(event),
    summary: textIn(event.title, locale),
    description: [...note, textIn(event.subtitle, locale), address].filter(Boolean).join('\n'),
    location: [placeOf(event, context), ...street].filter(Boolean).join(', '),
    url: address,
    status: calendarStatus(event),
  } satisfies ICalEventData;
}

/** A name as RFC 5545 writes texts; the library does so with all but the calendar's own. */
const escaped = (name: string): string =>
  name.replaceAll(/[\s\p{Cc}]+/gu, ' ').replaceAll(/[\\;,]/gu, '\\$&');

/** Entries as an iCalendar file (RFC 5545). */
export function calendarOf(
  name: string,
  entries: readonly ICalEventData[],
  { locale }: PageContext,
): string {
  const calendar = ical({
    name: escaped(name),
    prodId: { company: 'Foyer', product: 'Programme', language: locale.toUpperCase() },
    timezone: null,
    ttl: ASK_AGAIN_SECONDS,
  });
  for (const entry of entries) calendar.createEvent(entry);
  // What is said of the whole calendar stands before its events (RFC 5545, 3.6).
  return calendar
    .toString()
    .replace(/^(?=BEGIN:VEVENT|END:VCALENDAR)/mu, `X-WR-TIMEZONE:${TIME_ZONE}\r\n`);
}

/** Events as an iCalendar file. */
export const calendarFile = (
  name: string,
  events: readonly CalendarEvent[],
  context: PageContext,
): string =>
  calendarOf(
    name,
    events.map((event) => calendarEntry(event, context)),
    context,
  );
