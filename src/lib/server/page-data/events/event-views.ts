import type { EventStatus } from '../../../../content/records/event.ts';
import type { Locale } from '../../../constants.ts';
import {
  formatDay,
  formatInstant,
  formatTime,
  formatTimeRange,
  timeOf,
} from '../../../dates/dates.ts';
import type { DateSpan, EventView, StatusView, TicketView } from '../../../views/event-view.ts';
import { localText, textIn } from '../../../i18n/localized.ts';
import { withFee } from '../../../booking/price.ts';
import { amountRange, formatAmount } from '../../../money.ts';
import type { ListedEvent } from '../../repositories/programme.ts';
import { CHILD_RULES } from '../../../programme/event-types.ts';
import { spanOf } from '../../../programme/event-days.ts';
import { detailPath, eventPartPath } from '../../../routing/record-routes.ts';
import { recordTag } from '../../services/cache-tags/tags.ts';
import { settingsOf } from '../../services/records/settings-of.ts';
import { isSelling, saleOf } from '../../services/booking/sale.ts';
import type { PageContext } from '../page/page-context.ts';
import { placeOf } from '../../services/programme/place.ts';
import { pictureOf } from '../page/picture-of.ts';

/** Statuses that tell of the sale only. */
const SALE_STATUSES: readonly EventStatus[] = ['planned', 'on_sale', 'few_left', 'sold_out'];

function dateLabel(event: ListedEvent, locale: Locale): string {
  const [first, last] = spanOf(event);
  if (first === last) return formatDay(first, locale, 'short');
  return `${formatDay(first, locale, 'short')} – ${formatDay(last, locale, 'short')}`;
}

function spanLabel(event: ListedEvent, { locale, today, t }: PageContext): DateSpan | null {
  const [first, last] = spanOf(event);
  if (first === last) return null;
  const to = formatDay(last, locale, 'dayMonth');
  return first < today
    ? { from: null, to: t('programme:until', { date: to }) }
    : { from: formatDay(first, locale, 'dayMonth'), to };
}

function timeLabel(event: ListedEvent, locale: Locale): string {
  if (event.all_day) return '';
  if (event.date_end === null) return formatTime(event.date_start, locale);
  const [first, last] = spanOf(event);
  return first === last
    ? formatTimeRange(timeOf(event.date_start), timeOf(event.date_end), locale)
    : formatTime(event.date_start, locale);
}

/** What else there is to know of a status: the old date, the old place. */
function noteOf(event: ListedEvent, { t, locale }: PageContext): string | null {
  // Also once few are left of what was postponed: its old date is on tickets that were bought.
  if (event.postponed_from !== null && event.status !== 'cancelled')
    return t('programme:status.postponedFrom', {
      date: formatInstant(event.postponed_from, locale, 'long'),
    });
  const place = textIn(event.moved_from, locale);
  if (event.status !== 'cancelled' && place !== '')
    return t('programme:status.movedFrom', { place });
  return null;
}

/** What is to be said of an event's status beside «on sale»; null when nothing is. */
export function statusOf(event: ListedEvent, context: PageContext): StatusView | null {
  const { t, locale } = context;
  const { status, isWaiting, isOver } = saleOf(event, context);
  const words = localText(event.status_note, locale);
  const view = (key: EventStatus, note: string | null = noteOf(event, context)) => ({
    key,
    label: t(`programme:status.${key}`),
    note,
    words: words.text === '' ? null : words,
  });
  if (!SALE_STATUSES.includes(status)) return view(status);
  // How the sale went is of no interest once the evening is over.
  if (isOver) return null;
  if (status === 'sold_out') return view(status);
  if (isWaiting && event.sale_start !== null) {
    const day = formatInstant(event.sale_start, locale, 'long');
    const date = `${day}, ${formatTime(event.sale_start, locale)}`;
    return view('planned', t('programme:status.saleFrom', { date }));
  }
  return status === 'on_sale' && words.text === '' ? null : view(status);
}

/**
 * The way to a ticket: onto the page where tickets are chosen, or to the shop's own
 * page; null when there is none to be had.
 */
export function ticketOf(event: ListedEvent, context: PageContext): TicketView | null {
  const hasPrice = event.prices.some(({ price }) => Number(price) > 0);
  if (!hasPrice || !isSelling(saleOf(event, context))) return null;
  const label = context.t('programme:ticket');
  if (event.id_jet !== null && settingsOf(context.data).is_shop_online)
    return { label, href: eventPartPath('booking', event, context.locale), book: event.id };
  return event.ticket_url === null ? null : { label, href: event.ticket_url, book: null };
}

/** What tickets cost, with all fees (BK-03). */
export function priceOf(event: ListedEvent, { data, t, locale }: PageContext): string | null {
  if (event.is_free) return t('programme:free');
  const { booking_fee: fee } = settingsOf(data).ticketing;
  const range = amountRange(event.prices.map(({ price }) => withFee(price, fee)));
  if (range === null) return null;
  const from = formatAmount(range.from, locale);
  return range.from === range.to
    ? from
    : t('programme:priceRange', { from, to: formatAmount(range.to, locale) });
}

/** An event as lists show it, with its children; `shown` is what its own parent lets it show. */
export function eventView(
  event: ListedEvent,
  context: PageContext,
  children: readonly ListedEvent[],
  shown = { ticket: true, detail: true },
): EventView {
  const { locale, data } = context;
  context.shows(recordTag('event', event.id));
  const rule = CHILD_RULES[event.event_type_new];
  const type = event.exhibition_type;
  if (type !== null) context.shows(recordTag('exhibition_type', type));
  const typeName = type === null ? undefined : data.exhibition_type.get(type)?.name;
  return {
    id: event.id,
    href: shown.detail ? detailPath('event', event, locale) : null,
    preline: localText(event.preline, locale),
    title: localText(event.title, locale),
    subtitle: localText(event.subtitle, locale),
    day: spanOf(event)[0],
    start: event.date_start,
    dateLabel: dateLabel(event, locale),
    span: spanLabel(event, context),
    timeLabel: timeLabel(event, locale),
    place: placeOf(event, context),
    status: statusOf(event, context),
    ticket: shown.ticket ? ticketOf(event, context) : null,
    price: shown.ticket ? priceOf(event, context) : null,
    labels: typeName === undefined ? [] : [textIn(typeName, locale)],
    picture: pictureOf(context, 'event', event),
    children: children.map((child) => eventView(child, context, [], rule)),
  };
}
