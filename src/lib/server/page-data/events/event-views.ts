import { SALE_STATUSES, type EventStatus } from '../../../../content/records/event.ts';
import type { Locale } from '../../../constants.ts';
import { dayLabel } from '../../../dates/calendar.ts';
import {
  formatDay,
  formatInstant,
  formatSpan,
  formatStart,
  formatTime,
} from '../../../dates/dates.ts';
import type { DateSpan, EventView, StatusView, TicketView } from '../../../views/event-view.ts';
import { localText, textIn } from '../../../i18n/localized.ts';
import { withFee } from '../../../booking/price.ts';
import { isDateOpen } from '../../../booking/sale-state.ts';
import { formatAmount } from '../../../money.ts';
import type { ListedEvent } from '../../repositories/programme.ts';
import { lowestPrices } from '../../../programme/lowest-prices.ts';
import { CHILD_RULES } from '../../../programme/event-types.ts';
import { spanOf } from '../../../programme/event-days.ts';
import { detailPath, eventPartPath } from '../../../routing/record-routes.ts';
import { recordTag } from '../../services/cache-tags/tags.ts';
import { isSelling, saleOf } from '../../services/booking/sale.ts';
import { settingsOf } from '../../services/records/reference-data.ts';
import type { PageContext } from '../page/page-context.ts';
import { placeOf } from '../../services/programme/place.ts';
import { pictureOfEvent } from '../page/picture-of.ts';

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
  const [first, last] = spanOf(event);
  return event.date_end === null || first !== last
    ? formatStart(event.date_start, locale)
    : formatSpan(event.date_start, event.date_end, locale);
}

/** What else there is to know of a status: the old date, the old place. */
function noteOf(event: ListedEvent, { t, locale }: PageContext): string | null {
  if (isDateOpen(event)) return t('programme:status.dateOpen');
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
    // «In Planung» would say less than is known.
    const note = t('programme:status.saleFrom', { date });
    return { ...view('planned', note), label: t('programme:status.soon') };
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

/** The lowest price of all, and of children where they pay less; with all fees. */
export function priceOf(
  event: Pick<ListedEvent, 'is_free' | 'prices'>,
  { data, t, locale }: PageContext,
): string | null {
  if (event.is_free) return t('programme:free');
  const { booking_fee: fee } = settingsOf(data).ticketing;
  const { full, child, isFrom, isChildFrom } = lowestPrices(event);
  if (full === null) return null;
  const amount = (price: string, isLowest: boolean) => {
    const text = formatAmount(withFee(price, fee), locale);
    return isLowest ? t('programme:price.from', { amount: text }) : text;
  };
  if (child === null) return amount(full, isFrom);
  return t('programme:price.children', {
    full: amount(full, isFrom),
    child: amount(child, isChildFrom),
  });
}

/** A festival's price is that of its cheapest evening, where it has none of its own. */
const pricedEvent = (event: ListedEvent, children: readonly ListedEvent[]) =>
  event.prices.length > 0 || event.is_free
    ? event
    : { is_free: false, prices: children.flatMap(({ prices }) => prices) };

/** An event with what its poster follows. */
type DrawnEvent = ListedEvent & { readonly genres: readonly number[] };

/** An event as lists show it, with its children; `shown` is what its own parent lets it show. */
export function eventView(
  event: DrawnEvent,
  context: PageContext,
  children: readonly DrawnEvent[],
  shown = { ticket: true, detail: true },
): EventView {
  const { locale, data, t } = context;
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
    end: event.all_day ? spanOf(event)[1] : event.date_end,
    room: event.room,
    dateLabel: dateLabel(event, locale),
    dayLabel: dayLabel(spanOf(event)[0], locale),
    span: spanLabel(event, context),
    timeLabel: timeLabel(event, locale),
    place: placeOf(event, context),
    status: statusOf(event, context),
    ticket: shown.ticket ? ticketOf(event, context) : null,
    price: shown.ticket ? priceOf(pricedEvent(event, children), context) : null,
    age: event.age_from === null ? null : t('programme:age', { age: event.age_from }),
    labels: typeName === undefined ? [] : [textIn(typeName, locale)],
    picture: pictureOfEvent(context, event),
    children: children.map((child) => eventView(child, context, [], rule)),
  };
}
