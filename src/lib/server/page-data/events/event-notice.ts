import type { EventEntity } from '../../../../content/records/event.ts';
import { isDateOpen } from '../../../booking/sale-state.ts';
import { formatDay } from '../../../dates/dates.ts';
import { localText, paragraphsOf, type LocalText } from '../../../i18n/localized.ts';
import { spanOf } from '../../../programme/event-days.ts';
import type { BookingView } from '../../../views/booking-view.ts';
import type { EventNoticeView } from '../../../views/event-detail-view.ts';
import type { StatusView } from '../../../views/event-view.ts';
import { keepTogether } from '../../../text/keep-together.ts';
import { localizedLink } from '../../services/records/localized-link.ts';
import { settingsOf } from '../../services/records/reference-data.ts';
import type { PageContext } from '../page/page-context.ts';

/** Statuses after which people ask what becomes of their tickets. */
const WITH_REFUND: readonly StatusView['key'][] = ['cancelled', 'postponed', 'moved'];

/** What a status means, in a sentence; empty: its name says all. */
function textOf(event: EventEntity, { key }: StatusView, { t, locale }: PageContext): string {
  const [day] = spanOf(event);
  if (key === 'postponed') {
    const text = isDateOpen(event) ? 'event:notice.postponedOpen' : 'event:notice.postponed';
    return t(text, { date: formatDay(day, locale, 'short') });
  }
  return key === 'cancelled' || key === 'sold_out' ? t(`event:notice.${key}`) : '';
}

/** The way on: to the waiting list, or to the tickets that are left. */
function linkOf({ key }: StatusView, { waiting, offer }: BookingView, { t }: PageContext) {
  if (key === 'sold_out') return waiting;
  const canBook = offer?.isShopOnline === true;
  return key === 'few_left' && canBook
    ? { label: t('event:notice.toTickets'), href: '#tickets' }
    : null;
}

/** What becomes of tickets: what was written for this event, else, where it is cancelled, what holds for all. */
function refundOf(event: EventEntity, { data, locale, t }: PageContext): LocalText {
  const own = localText(event.refund_note, locale);
  if (own.text !== '' || event.status !== 'cancelled') return own;
  const venue = localText(settingsOf(data).ticketing.refund, locale);
  return venue.text === ''
    ? { text: t('box_office:template.refund.cancelled'), lang: undefined }
    : venue;
}

/** Where more of it stands. */
function refundLink(
  { key }: StatusView,
  { data, locale, t }: PageContext,
): EventNoticeView['refundLink'] {
  const { refund_url: url } = settingsOf(data).ticketing;
  return url === null || key !== 'cancelled'
    ? null
    : { label: t('event:notice.refundLink'), href: localizedLink(url, locale, data) };
}

/** What became of an event; null: it is as it was announced. */
export function noticeOf(
  event: EventEntity,
  status: StatusView | null,
  booking: BookingView,
  context: PageContext,
): EventNoticeView | null {
  if (status === null) return null;
  const refund = refundOf(event, context);
  return {
    status,
    text: textOf(event, status, context),
    refund: WITH_REFUND.includes(status.key) ? paragraphsOf(keepTogether(refund.text)) : [],
    refundLang: refund.lang,
    refundLink: refundLink(status, context),
    link: linkOf(status, booking, context),
  };
}
