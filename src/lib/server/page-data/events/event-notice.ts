import type { EventEntity } from '../../../../content/records/event.ts';
import { isDateOpen } from '../../../booking/sale-state.ts';
import { formatDay } from '../../../dates/dates.ts';
import { localText, paragraphsOf } from '../../../i18n/localized.ts';
import { spanOf } from '../../../programme/event-days.ts';
import type { BookingView } from '../../../views/booking-view.ts';
import type { EventNoticeView } from '../../../views/event-detail-view.ts';
import type { StatusView } from '../../../views/event-view.ts';
import { keepTogether } from '../../../text/keep-together.ts';
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

/** What became of an event; null: it is as it was announced. */
export function noticeOf(
  event: EventEntity,
  status: StatusView | null,
  booking: BookingView,
  context: PageContext,
): EventNoticeView | null {
  if (status === null) return null;
  const refund = localText(event.refund_note, context.locale);
  return {
    status,
    text: textOf(event, status, context),
    refund: WITH_REFUND.includes(status.key) ? paragraphsOf(keepTogether(refund.text)) : [],
    refundLang: refund.lang,
    link: linkOf(status, booking, context),
  };
}
