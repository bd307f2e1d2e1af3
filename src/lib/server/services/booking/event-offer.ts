import { seatGroupSchema, type SeatGroup } from '../../../../content/records/event-parts.ts';
import type { EventEntity } from '../../../../content/records/event.ts';
import type { Offer, OfferGroup, OfferPrice, OfferSlot } from '../../../booking/offer.ts';
import { withFee } from '../../../booking/price.ts';
import { mostPerOrder } from '../../../booking/most-per-order.ts';
import { isHidden } from '../../../booking/hidden.ts';
import { slotIsOver, slotStart } from '../../../booking/slots.ts';
import { FEW_SEATS, MAIN_PRICE_TEXT } from '../../../constants.ts';
import { formatDay, formatTime } from '../../../dates/dates.ts';
import { textIn } from '../../../i18n/localized.ts';
import { formatAmount } from '../../../money.ts';
import type { Stock } from '../../ports/webshop.ts';
import { settingsOf } from '../records/settings-of.ts';
import type { BookingContext } from './booking-context.ts';
import { placeOf } from '../programme/place.ts';
import { spanOf } from '../../../programme/event-days.ts';
import { priceName } from './price-name.ts';

type GroupPrice = SeatGroup['prices'][number];
type PriceOf = (price: GroupPrice) => OfferPrice;

/** Builds prices with the booking fee and their conditions. */
function pricesIn({ data, locale, t }: BookingContext): PriceOf {
  const { booking_fee: fee, conditions } = settingsOf(data).ticketing;
  const conditionOf = new Map(conditions.map(({ text, condition }) => [text, condition]));
  return ({ id, price, sale_type_id, seat_group, text, has_discounts }) => {
    const condition = conditionOf.get(text);
    const priceWithFee = withFee(price, fee);
    return {
      id,
      sale_type_id,
      seat_group: seat_group ?? '',
      price: priceWithFee,
      amount: formatAmount(priceWithFee, locale),
      text,
      label: priceName(text, t),
      has_discounts,
      condition: condition === undefined ? '' : textIn(condition, locale),
    };
  };
}

/** The number of seats left that is displayed; null where there are enough, or it is unknown. */
const displayedLeft = (left: number | undefined): number | null =>
  left === undefined || left > FEW_SEATS ? null : left;

const leftText = (left: number | null, { t }: BookingContext): string =>
  left === null
    ? ''
    : left === 0
      ? t('booking:left.none')
      : t('booking:left.some', { count: left });

function slotsOf(
  group: SeatGroup,
  event: EventEntity,
  leftByBlock: ReadonlyMap<string | null, number>,
  context: BookingContext,
): readonly OfferSlot[] {
  return group.timeslots
    .filter((slot) => !isHidden(slot) && !slotIsOver(slot, event, context.now))
    .map((slot) => {
      const start = slotStart(slot, event);
      // A cached page has to be rendered again then.
      context.changesAt(start.toISOString());
      const left = displayedLeft(leftByBlock.get(slot.block_id));
      return {
        ...slot,
        // «10:00 Uhr» stays on one line.
        label: formatTime(start, context.locale).replace(' ', '\u00a0'),
        left,
        leftText: leftText(left, context),
      };
    });
}

/** Whether a price is the main one of its group (BK-03) with others beside it. */
const hasDiscounts = ({ text }: GroupPrice, { prices }: SeatGroup): boolean =>
  text === MAIN_PRICE_TEXT && prices.some((other) => other.text !== MAIN_PRICE_TEXT);

/** Whether a group had time slots and all of them have begun: it is not sold any more. */
const hasEnded = (
  { timeslots }: SeatGroup,
  { timeslots: open }: Pick<OfferGroup, 'timeslots'>,
): boolean => timeslots.length > 0 && open.length === 0;

function groupOf(
  group: SeatGroup,
  event: EventEntity,
  { stock, priceOf }: { readonly stock: readonly Stock[]; readonly priceOf: PriceOf },
  context: BookingContext,
): OfferGroup {
  const groupStock = stock.filter(({ seat_group: name }) => name === group.seat_group);
  const leftByBlock = new Map(groupStock.map(({ block_id: block, left }) => [block, left]));
  const totalLeft =
    groupStock.length === 0 ? undefined : groupStock.reduce((sum, { left }) => sum + left, 0);
  const left = displayedLeft(totalLeft);
  return {
    id: group.id,
    seat_group: group.seat_group,
    status: group.status,
    label: priceName(group.text, context.t),
    features: group.features.map((key) => ({ key, label: context.t(`booking:feature.${key}`) })),
    left,
    leftText: leftText(left, context),
    prices: group.prices.map((price) =>
      priceOf({
        ...price,
        seat_group: group.seat_group,
        has_discounts: price.has_discounts || hasDiscounts(price, group),
      }),
    ),
    timeslots: slotsOf(group, event, leftByBlock, context),
  };
}

/** Day, time and place of an event as one line; of what is open for days, its first and last. */
export function whenOf(event: EventEntity, context: BookingContext): string {
  const { locale } = context;
  const [first, last] = spanOf(event);
  const place = placeOf(event, context);
  if (first !== last && event.all_day)
    return `${formatDay(first, locale, 'long')} – ${formatDay(last, locale, 'long')}, ${place}`;
  const day = formatDay(first, locale, 'full');
  const time = event.all_day ? [] : [formatTime(event.date_start, locale)];
  return [day, ...time, place].join(', ');
}

/**
 * What can be booked of an event, with what the shop says is left.
 * @returns null for an event without seat groups or without an id in the ticketing system
 */
export function offerOf(
  event: EventEntity,
  stock: readonly Stock[],
  context: BookingContext,
): Offer | null {
  const idJet = event.id_jet;
  if (idJet === null) return null;
  const { app, data, locale } = context;
  const settings = settingsOf(data);
  const priceOf = pricesIn(context);
  const groups = event.seat_groups
    .map((group) => seatGroupSchema.parse(group))
    .filter((group) => !isHidden(group) && group.prices.length > 0)
    .flatMap((group) => {
      const offerGroup = groupOf(group, event, { stock, priceOf }, context);
      return hasEnded(group, offerGroup) ? [] : [offerGroup];
    });
  if (groups.length === 0) return null;
  const shopAddress = app.shop.eventAddress(idJet, locale);
  const [first, last] = spanOf(event);
  const isTimed = groups.some(({ timeslots }) => timeslots.length > 0);
  const notes = [
    isTimed && first !== last ? context.t('booking:anyDay') : '',
    textIn(settings.ticketing.note, locale),
  ];
  return {
    event: event.id,
    title: textIn(event.title, locale),
    dateStart: event.date_start,
    when: whenOf(event, context),
    idJet,
    ticketUrl: settings.is_shop_online
      ? (shopAddress ?? event.ticket_url)
      : // The embedded shop is offline, too.
        (event.ticket_url ?? (app.env.shop === null ? null : shopAddress)),
    isShopOnline: settings.is_shop_online,
    seatGroups: groups,
    most: mostPerOrder(event),
    notes: notes.filter(Boolean),
  };
}
