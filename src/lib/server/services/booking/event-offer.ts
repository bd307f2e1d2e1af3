import { seatGroupSchema, type SeatGroup } from '../../../../content/records/event-parts.ts';
import type { EventEntity } from '../../../../content/records/event.ts';
import type { Offer, OfferGroup, OfferPrice, OfferSlot } from '../../../booking/offer.ts';
import { withFee } from '../../../booking/price.ts';
import { companionPriceOf, PAIR_SEATS } from '../../../booking/pairs.ts';
import { maxPerOrder } from '../../../booking/max-per-order.ts';
import { isHidden } from '../../../booking/hidden.ts';
import { isOffered } from '../../../booking/sale-gaps.ts';
import { slotIsOver, slotStart } from '../../../booking/slots.ts';
import { FEW_SEATS, MAIN_PRICE_TEXT } from '../../../constants.ts';
import { formatDay, formatTime } from '../../../dates/dates.ts';
import { textIn } from '../../../i18n/localized.ts';
import { formatAmount } from '../../../money.ts';
import type { Stock } from '../../ports/webshop.ts';
import { settingsOf } from '../records/reference-data.ts';
import type { BookingContext } from './booking-context.ts';
import { placeOf } from '../programme/place.ts';
import { spanOf } from '../../../programme/event-days.ts';
import { priceName } from './price-name.ts';

type GroupPrice = SeatGroup['prices'][number];
type PriceOf = (price: GroupPrice, group: SeatGroup) => OfferPrice;

/** What is said of one more and one less: of a ticket, or of a pair. */
const stepsOf = (name: string, isPair: boolean, t: BookingContext['t']): OfferPrice['steps'] => ({
  name: t('booking:steps.name', { name }),
  more: isPair ? t('booking:steps.morePair', { name }) : t('booking:steps.more', { name }),
  less: isPair ? t('booking:steps.lessPair', { name }) : t('booking:steps.less', { name }),
});

/** Builds prices with the booking fee and their conditions. */
function pricesIn({ data, locale, t }: BookingContext): PriceOf {
  const { booking_fee: fee, conditions } = settingsOf(data).ticketing;
  const conditionOf = new Map(conditions.map(({ text, condition }) => [text, condition]));
  return ({ id, price, sale_type_id, text, has_discounts }, group) => {
    const condition = conditionOf.get(text);
    const priceWithFee = withFee(price, fee);
    const companion = companionPriceOf(group)?.sale_type_id ?? null;
    const groupName = priceName(group.text, t);
    const isPair = companion !== null && text === MAIN_PRICE_TEXT;
    const label = isPair ? t('booking:pair.label') : priceName(text, t);
    // Where both are called the same, it is said once.
    const name = isPair || label === groupName ? groupName : `${groupName}, ${label}`;
    return {
      id,
      sale_type_id,
      seat_group: group.seat_group,
      price: priceWithFee,
      amount: formatAmount(priceWithFee, locale),
      text,
      label,
      has_discounts,
      companion,
      steps: stepsOf(name, companion !== null, t),
      condition:
        condition !== undefined
          ? textIn(condition, locale)
          : companion === null
            ? ''
            : t('booking:pair.condition'),
    };
  };
}

/** The number of seats left that is displayed; null where there are enough, or it is unknown. */
function displayedLeft(left: number | undefined, isPaired: boolean): number | null {
  const unit = isPaired ? PAIR_SEATS : 1;
  return left === undefined || left > FEW_SEATS * unit ? null : left - (left % unit);
}

/** «noch 4 Plätze»; of seats that are sold two by two: «noch 2 Paare». */
function leftText(left: number | null, isPaired: boolean, { t }: BookingContext): string {
  if (left === null) return '';
  if (left === 0) return t('booking:left.none');
  return isPaired
    ? t('booking:left.pairs', { count: left / PAIR_SEATS })
    : t('booking:left.some', { count: left });
}

function slotsOf(
  group: SeatGroup,
  event: EventEntity,
  leftByBlock: ReadonlyMap<string | null, number>,
  context: BookingContext,
): readonly OfferSlot[] {
  const isPaired = companionPriceOf(group) !== null;
  return group.timeslots
    .filter((slot) => !isHidden(slot) && !slotIsOver(slot, event, context.now))
    .map((slot) => {
      const start = slotStart(slot, event);
      // A cached page has to be rendered again then.
      context.changesAt(start.toISOString());
      const left = displayedLeft(leftByBlock.get(slot.block_id), isPaired);
      return {
        ...slot,
        label: formatTime(start, context.locale),
        left,
        leftText: leftText(left, isPaired, context),
      };
    });
}

/** Whether a price is the main one of its group with others beside it. */
const hasDiscounts = ({ text }: GroupPrice, { prices }: Pick<SeatGroup, 'prices'>): boolean =>
  text === MAIN_PRICE_TEXT && prices.some((other) => other.text !== MAIN_PRICE_TEXT);

/** The prices to choose; the companion's comes along with each of them. */
function pricesInGroup(group: SeatGroup, companion: GroupPrice | null): readonly GroupPrice[] {
  const prices = group.prices.filter((price) => price !== companion);
  return prices.map((price) => ({
    ...price,
    has_discounts: (companion === null && price.has_discounts) || hasDiscounts(price, { prices }),
  }));
}

/** What the seats of a group offer; of a pair, that the second seat costs nothing more. */
const featuresOf = (group: SeatGroup, { t }: BookingContext): OfferGroup['features'] =>
  group.features.map((key) => ({
    key,
    label:
      key === 'companion' && companionPriceOf(group) !== null
        ? t('booking:feature.companionIncluded')
        : t(`booking:feature.${key}`),
  }));

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
  const companion = companionPriceOf(group);
  const left = displayedLeft(totalLeft, companion !== null);
  return {
    id: group.id,
    seat_group: group.seat_group,
    status: group.status,
    label: priceName(group.text, context.t),
    features: featuresOf(group, context),
    left,
    leftText: leftText(left, companion !== null, context),
    prices: pricesInGroup(group, companion).map((price) => priceOf(price, group)),
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
    .filter(isOffered)
    .flatMap((group) => {
      const offerGroup = groupOf(group, event, { stock, priceOf }, context);
      return hasEnded(group, offerGroup) ? [] : [offerGroup];
    });
  if (groups.length === 0) return null;
  const shopAddress = app.shop.eventAddress(idJet, locale);
  const [first, last] = spanOf(event);
  const isTimed = groups.some(({ timeslots }) => timeslots.length > 0);
  const most = maxPerOrder(event);
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
    most,
    maxText: context.t('booking:most', { count: most }),
    notes: notes.filter(Boolean),
  };
}
