import { millisecondsInHour } from 'date-fns/constants';
import ical, {
  ICalEventBusyStatus,
  ICalEventStatus,
  ICalEventTransparency,
  type ICalCalendar,
  type ICalEventData,
} from 'ical-generator';
import type { EventEntity, EventStatus } from '../../../../content/records/event.ts';
import { isDateOpen } from '../../../booking/sale-state.ts';
import { TIME_ZONE } from '../../../constants.ts';
import { moveDay } from '../../../dates/dates.ts';
import { plainSpaces } from '../../../text/keep-together.ts';
import { textIn } from '../../../i18n/localized.ts';
import type { ListedEvent } from '../../repositories/programme.ts';
import { kindTag } from '../../services/cache-tags/tags.ts';
import { settingsOf } from '../../services/records/reference-data.ts';
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

/** What a name begins with: many calendars and readers show nothing else of an event. */
const SAID_FIRST: readonly EventStatus[] = ['cancelled', 'postponed', 'moved', 'sold_out'];

/** Whoever looks for free time is not kept from it; Outlook reads words of its own. */
const FREE = {
  transparency: ICalEventTransparency.TRANSPARENT,
  busystatus: ICalEventBusyStatus.FREE,
} as const;

/** A cancelled event: it stays, and takes up no time. */
export const CANCELLED = { status: ICalEventStatus.CANCELLED, ...FREE } as const;

type CalendarEvent = ListedEvent | EventEntity;

/** When something is, as a calendar's entry says it. */
export function calendarTimes(
  event: Pick<CalendarEvent, 'all_day' | 'date_start' | 'date_end'>,
): Pick<ICalEventData, 'start' | 'end' | 'allDay' | 'transparency' | 'busystatus'> {
  if (event.all_day) {
    const [first, last] = spanOf(event);
    // Nobody is at an exhibition for days.
    return { allDay: true, start: new Date(first), end: new Date(moveDay(last, 1)), ...FREE };
  }
  const start = new Date(event.date_start);
  const usual = new Date(start.getTime() + USUAL_HOURS * millisecondsInHour);
  return { start, end: event.date_end === null ? usual : new Date(event.date_end) };
}

/**
 * Names an event, or the start of its sale, in every calendar that it stands in, so that
 * programs know it again: by the venue's setting, which outlasts a change of host.
 */
export function calendarId(id: number, context: PageContext, of: 'event' | 'sale' = 'event') {
  const { app, data } = context;
  context.shows(kindTag('settings'));
  return `${of}-${id}@${settingsOf(data).calendar_domain ?? new URL(app.env.siteOrigin).hostname}`;
}

/** A title, behind what became of its event. */
export const withStatus = (title: string, status: StatusView | null): string =>
  status !== null && SAID_FIRST.includes(status.key) ? `${status.label}: ${title}` : title;

/** What was postponed and has no new date yet stands at its old one: nobody should rely on it. */
function calendarStatus({
  status,
  postponed_from: oldDate,
}: Pick<CalendarEvent, 'status' | 'postponed_from'>): ICalEventStatus {
  return isDateOpen({ status, postponed_from: oldDate })
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
  const note = status === null ? [] : [plainSpaces(statusLine(status))];
  return {
    id: calendarId(event.id, context),
    sequence: event.version,
    stamp: new Date(event.updated_at),
    ...calendarTimes(event),
    summary: withStatus(textIn(event.title, locale), status),
    description: [...note, textIn(event.subtitle, locale), address].filter(Boolean).join('\n'),
    location: [placeOf(event, context), ...street].filter(Boolean).join(', '),
    url: address,
    ...(event.status === 'cancelled' ? CANCELLED : { status: calendarStatus(event) }),
  } satisfies ICalEventData;
}

/** A name as RFC 5545 writes texts; the library does so with all but the calendar's own. */
const escaped = (name: string): string =>
  name.replaceAll(/[\s\p{Cc}]+/gu, ' ').replaceAll(/[\\;,]/gu, '\\$&');

const ALARM = 'BEGIN:VALARM';
const ALARM_END = 'END:VALARM\r\n';
const EVENT_END = 'END:VEVENT';

/** An event's lines with its alarm behind everything that is said of the event itself. */
function alarmLast(event: string): string {
  const [start, end] = [event.indexOf(ALARM), event.lastIndexOf(ALARM_END) + ALARM_END.length];
  return start < 0 ? event : event.slice(0, start) + event.slice(end) + event.slice(start, end);
}

/**
 * A calendar as RFC 5545 has it where the library does otherwise: an event's alarms are its
 * last lines (3.6.1), and the last line of the file ends as all others do (3.1).
 */
export const fileOf = (calendar: ICalCalendar): string =>
  `${calendar.toString().split(EVENT_END).map(alarmLast).join(EVENT_END)}\r\n`;

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
  return fileOf(calendar).replace(
    /^(?=BEGIN:VEVENT|END:VCALENDAR)/mu,
    `X-WR-TIMEZONE:${TIME_ZONE}\r\n`,
  );
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
