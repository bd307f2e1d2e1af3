import type { EventEntity } from '../../../../content/records/event.ts';
import {
  seatGroupSchema,
  type Price,
  type SeatGroup,
} from '../../../../content/records/event-parts.ts';
import { doorsOf } from '../../../booking/sale-state.ts';
import { isHidden } from '../../../booking/hidden.ts';
import { MAIN_PRICE_TEXT, PRICE_LIST_COLLAPSES_ABOVE, type Locale } from '../../../constants.ts';
import { formatInstant, formatTime, formatDay } from '../../../dates/dates.ts';
import { durationLabel } from '../../../dates/duration-label.ts';
import { spanOf } from '../../../programme/event-days.ts';
import type { Fact, PriceRow } from '../../../views/event-detail-view.ts';
import { withFee } from '../../../booking/price.ts';
import { formatAmount } from '../../../money.ts';
import { priceName } from '../../services/booking/price-name.ts';
import { CHILD_RULES } from '../../../programme/event-types.ts';
import { settingsOf } from '../../services/records/reference-data.ts';
import type { PageContext } from '../page/page-context.ts';
import { saleOf } from '../../services/booking/sale.ts';

/** When it is, in few letters; of what runs longer, its last day. */
export function shortDate(event: EventEntity, locale: Locale): string {
  const [first, last] = spanOf(event);
  if (first !== last) return `– ${formatDay(last, locale, 'dayMonth')}`;
  const day = formatDay(first, locale, 'dayMonth');
  return event.all_day ? day : `${day}, ${formatTime(event.date_start, locale)}`;
}

/** When it is, for windows and results of searches, where many evenings have one name. */
export function titleDate(event: EventEntity, locale: Locale): string {
  const [first, last] = spanOf(event);
  const day = formatDay(first, locale, 'long');
  if (first !== last) return `${day} – ${formatDay(last, locale, 'long')}`;
  return event.all_day ? day : `${day}, ${formatTime(event.date_start, locale)}`;
}

/** Doors, duration, interval, age: what a visitor plans the evening with. */
export function factsOf(event: EventEntity, context: PageContext): readonly Fact[] {
  const { t, locale } = context;
  const { isWaiting } = saleOf(event, context);
  const facts: Fact[] = [];
  const add = (key: string, field: keyof EventEntity, text: string | 0 | null) => {
    if (text !== null && text !== 0) facts.push({ term: t(`event:fact.${key}`), text, field });
  };
  const doors = doorsOf(event);
  add('doors', 'doors', doors && formatTime(doors, locale));
  const about = (minutes: number) => t('event:about', { duration: durationLabel(minutes, t) });
  add('duration', 'duration', event.duration && about(event.duration));
  add('interval', 'interval', event.interval && durationLabel(event.interval, t));
  add('age', 'age_from', event.age_from && t('event:ageFrom', { age: event.age_from }));
  if (isWaiting)
    add(
      'saleStart',
      'sale_start',
      event.sale_start && formatInstant(event.sale_start, locale, 'long'),
    );
  return facts;
}

/** What the event offers to people who need it, in words. */
export function accessOf({ access }: EventEntity, { t }: PageContext): readonly string[] {
  const { wheelchair_places: places, ...flags } = access;
  const names = Object.entries(flags).flatMap(([key, has]) =>
    has ? [t(`event:access.${key}`)] : [],
  );
  return places > 0 ? [t('event:access.wheelchair_places', { count: places }), ...names] : names;
}

/** What a seat offers to people who could not do with another one. */
const ACCESS_FEATURES = ['wheelchair', 'companion', 'assistance_dog'] as const;

/** The seat groups for people with a need, by their name in the ticketing system. */
const accessGroups = ({ seat_groups: groups }: EventEntity): ReadonlyMap<string, SeatGroup> =>
  new Map(
    groups
      .map((group) => seatGroupSchema.parse(group))
      .filter((group) => !isHidden(group))
      .filter(({ features }) => ACCESS_FEATURES.some((feature) => features.includes(feature)))
      .map((group) => [group.seat_group, group]),
  );

/** Where a price is written: in its seat group, or in the list of an event that has none. */
const placeOf = ({ seat_groups: groups }: EventEntity, price: Price, index: number): number =>
  groups.length === 0
    ? index
    : groups.findIndex(({ seat_group: name }) => name === price.seat_group);

/**
 * The price list; `collapse` when it is too long to stand open. Seats for people with a
 * need stand beside it, and are never folded away.
 */
export function pricesOf(event: EventEntity, { data, locale, t }: PageContext) {
  const { booking_fee: fee } = settingsOf(data).ticketing;
  const forNeeds = accessGroups(event);
  const amountOf = (price: string) => formatAmount(withFee(price, fee), locale);
  const rows: readonly PriceRow[] = event.prices
    .map((row, index) => ({ ...row, at: placeOf(event, row, index) }))
    .filter(({ seat_group: group }) => !forNeeds.has(group ?? ''))
    .map(({ at, text, name, price }) => ({
      at,
      label: [text, name]
        .filter(Boolean)
        .map((part) => priceName(part, t))
        .join(', '),
      amount: amountOf(price),
    }));
  const access = [...forNeeds.values()].flatMap((group): PriceRow[] => {
    const price = group.prices.find(({ text }) => text === MAIN_PRICE_TEXT) ?? group.prices[0];
    const label = priceName(group.text, t);
    const at = event.seat_groups.findIndex(({ seat_group: name }) => name === group.seat_group);
    return price === undefined ? [] : [{ at, label, amount: amountOf(price.price) }];
  });
  const field: 'seat_groups' | 'prices' = event.seat_groups.length > 0 ? 'seat_groups' : 'prices';
  return { rows, access, field, collapse: event.prices.length > PRICE_LIST_COLLAPSES_ABOVE };
}

/** Why no ticket can be had, in words. */
export function noTicketReason(event: EventEntity, context: PageContext): string {
  const { t, locale } = context;
  const { status, isWaiting, isOver, isDateOpen } = saleOf(event, context);
  // Also of a free event, if places are given out.
  const isSold = event.seat_groups.length > 0 || !event.is_free;
  const reason = isOver
    ? 'over'
    : isDateOpen
      ? 'postponed'
      : status === 'cancelled' || status === 'sold_out'
        ? status
        : !isSold
          ? 'free'
          : status === 'planned' || isWaiting
            ? 'planned'
            : event.is_free
              ? 'free'
              : 'none';
  if (reason === 'planned' && isWaiting && event.sale_start !== null) {
    const day = formatInstant(event.sale_start, locale, 'long');
    const date = `${day}, ${formatTime(event.sale_start, locale)}`;
    return t('booking:saleStartsAt', { date });
  }
  const type = event.event_type_new;
  if (reason === 'none' && type !== '1-single' && CHILD_RULES[type].ticket)
    return t('event:childTickets');
  return t(`event:noTicket.${reason}`);
}
