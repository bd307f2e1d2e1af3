import ical, { ICalAlarmType, ICalEventStatus } from 'ical-generator';
import type { EventEntity } from '../../../../content/records/event.ts';
import { formatMoment } from '../../../dates/dates.ts';
import { plainSpaces } from '../../../text/keep-together.ts';
import { textIn } from '../../../i18n/localized.ts';
import { whenOf } from '../../services/booking/event-offer.ts';
import type { PageContext } from '../page/page-context.ts';
import { calendarId, fileOf } from './calendar.ts';
import { saleOf } from '../../services/booking/sale.ts';
import { eventPartPath } from '../../../routing/record-routes.ts';

/** How long the entry takes up, and how long before it a calendar rings; both are a quarter of an hour. */
const QUARTER_MS = 900_000;
const QUARTER_SECONDS = 900;

/**
 * The start of an event's sale as an iCalendar file (RFC 5545), with an alarm.
 * @returns null where no sale is still to begin
 */
export function saleReminder(event: EventEntity, context: PageContext): string | null {
  const { t, locale, app } = context;
  if (event.sale_start === null || !saleOf(event, context).isWaiting) return null;
  const start = new Date(event.sale_start);
  const address = app.env.siteOrigin + eventPartPath('booking', event, locale);
  const calendar = ical({
    prodId: { company: 'Foyer', product: 'Programme', language: locale.toUpperCase() },
    timezone: null,
  });
  const title = textIn(event.title, locale);
  const entry = calendar.createEvent({
    id: calendarId(event.id, context, 'sale'),
    sequence: event.version,
    stamp: new Date(event.updated_at),
    start,
    end: new Date(start.getTime() + QUARTER_MS),
    summary: t('booking:saleStarts', { title }),
    description: plainSpaces(
      [
        whenOf(event, context),
        t('booking:saleStartsAt', { date: formatMoment(start, locale, 'long') }),
        address,
      ].join('\n'),
    ),
    url: address,
    status: ICalEventStatus.CONFIRMED,
  });
  entry.createAlarm({ type: ICalAlarmType.display, trigger: QUARTER_SECONDS, description: title });
  return fileOf(calendar);
}
