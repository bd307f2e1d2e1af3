import ical, { ICalAlarmType } from 'ical-generator';
import type { EventEntity } from '../../../../content/records/event.ts';
import { formatInstant } from '../../../dates/dates.ts';
import { textIn } from '../../../i18n/localized.ts';
import { whenOf } from '../../services/booking/event-offer.ts';
import type { PageContext } from '../page/page-context.ts';
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
    id: `sale-${event.id}@${new URL(app.env.siteOrigin).hostname}`,
    sequence: event.version,
    stamp: new Date(event.updated_at),
    start,
    end: new Date(start.getTime() + QUARTER_MS),
    summary: t('booking:saleStarts', { title }),
    description: [
      whenOf(event, context),
      t('booking:saleStartsAt', { date: formatInstant(start, locale, 'long') }),
      address,
    ].join('\n'),
    url: address,
  });
  entry.createAlarm({ type: ICalAlarmType.display, trigger: QUARTER_SECONDS, description: title });
  return calendar.toString();
}
