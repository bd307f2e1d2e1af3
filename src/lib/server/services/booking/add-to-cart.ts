import { seatGroupSchema, type SeatGroup } from '../../../../content/records/event-parts.ts';
import type { EventEntity } from '../../../../content/records/event.ts';
import type { CartAnswer, CartOrder } from '../../../booking/order.ts';
import { isHidden } from '../../../booking/hidden.ts';
import { companionPriceOf } from '../../../booking/pairs.ts';
import { maxPerOrder } from '../../../booking/max-per-order.ts';
import { slotIsOver } from '../../../booking/slots.ts';
import { failure, type Failure, type Result } from '../../../result.ts';
import type { ShopFailure } from '../../ports/webshop.ts';
import { eventByJetId } from '../../repositories/events-by-jet-id.ts';
import { settingsOf } from '../records/reference-data.ts';
import type { BookingContext } from './booking-context.ts';
import { claimReservation, settleReservation } from './reservations.ts';
import type { Claim } from './reservation-limits.ts';
import { failureOfLimit, failureOfShop } from './shop-failure.ts';
import { isSelling, saleOf } from './sale.ts';
import { idempotent } from './idempotency.ts';
import type { Visitor } from './visitor.ts';

export interface CartRequest {
  /** Address of the visitor's cart so far. */
  readonly cart: string | null;
  /** The idempotency key of the caller: see `idempotent`. */
  readonly key: string | null;
  /** Who reserves; null: a program of the venue, whose reservations are not limited. */
  readonly visitor: Visitor | null;
  /** Called where the same request was answered before. */
  readonly onRepeat?: () => void;
}

const fieldFailure = (context: BookingContext, field: string, key: string) => {
  const message = context.t(`booking:fieldError.${key}`);
  return failure('invalid', message, { [field]: message });
};

function soldOut({ t }: BookingContext) {
  const { failure: reason } = failure('conflict', t('booking:error.soldOut'));
  return { ok: false, failure: { ...reason, reason: 'sold_out' } } as const;
}

const ticketsOf = ({ quantities }: CartOrder): number =>
  quantities.reduce((sum, quantity) => sum + quantity, 0);

/** Why an event cannot be ordered like this; null: it can. */
function orderFailure(
  order: CartOrder,
  event: EventEntity | null,
  context: BookingContext,
): { readonly ok: false; readonly failure: Failure } | null {
  if (event === null || event.seat_groups.length === 0)
    return fieldFailure(context, 'event_jet_id', 'event');
  const sale = saleOf(event, context);
  if (sale.status === 'sold_out' && !sale.isOver) return soldOut(context);
  if (!isSelling(sale)) return fieldFailure(context, 'event_jet_id', 'notOnSale');
  const most = maxPerOrder(event);
  if (ticketsOf(order) > most) {
    const index = order.quantities.findIndex((quantity) => quantity > most);
    const message = context.t('booking:fieldError.tooMany', { most });
    const field = index < 0 ? 'quantities' : `quantities.${index}`;
    return failure('invalid', message, { [field]: message });
  }
  const groups = event.seat_groups.map((group) => seatGroupSchema.parse(group));
  const visibleGroups = groups.filter((group) => !isHidden(group));
  const group = groupIn(visibleGroups, order.seat_group);
  if (group === null) return fieldFailure(context, 'seat_group', 'group');
  const types = new Set(group.prices.map(({ sale_type_id: type }) => type));
  const unknownIndex = order.sale_type_ids.findIndex((type) => !types.has(type));
  if (unknownIndex >= 0) return fieldFailure(context, `sale_type_ids.${unknownIndex}`, 'price');
  return companionFailure(order, group, context) ?? slotFailure(order, group, event, context);
}

/** Whoever comes along has somebody to come along with. */
function companionFailure(order: CartOrder, group: SeatGroup, context: BookingContext) {
  const companion = companionPriceOf(group)?.sale_type_id;
  const index = order.sale_type_ids.findIndex((type) => type === companion);
  const companions = order.quantities[index] ?? 0;
  return companions > ticketsOf(order) - companions
    ? fieldFailure(context, `quantities.${index}`, 'companion')
    : null;
}

function slotFailure(
  { block_id: block }: CartOrder,
  { timeslots }: SeatGroup,
  event: EventEntity,
  context: BookingContext,
) {
  if (timeslots.length === 0)
    return block === undefined ? null : fieldFailure(context, 'block_id', 'slot');
  if (block === undefined) return fieldFailure(context, 'block_id', 'noSlot');
  const slot = timeslots.find((candidate) => candidate.block_id === block && !isHidden(candidate));
  if (slot === undefined) return fieldFailure(context, 'block_id', 'slot');
  return slotIsOver(slot, event, context.now)
    ? fieldFailure(context, 'block_id', 'slotOver')
    : null;
}

/** The seat group of an order; the name may be left out where an event has only one. */
function groupIn(groups: readonly SeatGroup[], name: string | undefined): SeatGroup | null {
  if (name === undefined) return groups.length === 1 ? (groups[0] ?? null) : null;
  return groups.find((group) => group.seat_group === name) ?? null;
}

const PENDING_FAILURE: ShopFailure = { kind: 'unreachable', why: 'the same request is under way' };

/** All seats of an event; null where the record does not say. */
function seatsOf({ seat_groups: groups }: EventEntity): number | null {
  let sum = 0;
  for (const { seats, timeslots } of groups.map((group) => seatGroupSchema.parse(group))) {
    if (seats === null) return null;
    sum += seats * Math.max(1, timeslots.length);
  }
  return sum;
}

/** Asks the shop for tickets that the visitor's allowance has room for. */
async function reserveCounted(
  { app, locale, t }: BookingContext,
  { order, cart }: { readonly order: CartOrder; readonly cart: string | null },
  claim: Claim | null,
): Promise<Result<CartAnswer>> {
  if (claim === null) {
    const response = await app.shop.add(order, cart, locale);
    return response.ok ? response : failureOfShop(response.failure, t);
  }
  const claimed = await claimReservation(app, claim);
  if (!claimed.ok) return failureOfShop(claimed.failure, t);
  if (claimed.value.kind === 'limit') return failureOfLimit(claimed.value.reason, claim, t);
  let result: Parameters<typeof settleReservation>[3] = null;
  try {
    const response = await app.shop.add(order, cart, locale);
    if (!response.ok) return failureOfShop(response.failure, t);
    result = { cart: app.shop.cartKey(response.value.cart_url), answer: response.value };
    return response;
  } finally {
    await settleReservation(app, claim, claimed.value, result);
  }
}

/**
 * Puts tickets of one seat group into the visitor's cart in the shop.
 * @returns the cart, or: `invalid` with messages by field, `conflict` with the
 *   shop's code as reason, `unavailable` while the shop is offline or does not answer,
 *   `too_many` where the visitor or their client address holds too much
 */
export async function addToCart(
  context: BookingContext,
  order: CartOrder,
  { cart, key, visitor, onRepeat }: CartRequest,
): Promise<Result<CartAnswer>> {
  const { app, data, t } = context;
  if (!settingsOf(data).is_shop_online) {
    const { failure: reason } = failure('unavailable', t('booking:offline.text'));
    return { ok: false, failure: { ...reason, reason: 'offline' } };
  }
  const event = await eventByJetId(app.database.db, order.event_jet_id);
  const invalidOrder = orderFailure(order, event, context);
  if (invalidOrder !== null) return invalidOrder;
  const claim =
    visitor === null || event === null
      ? null
      : {
          visitor,
          cart: cart === null ? null : app.shop.cartKey(cart),
          idJet: order.event_jet_id,
          tickets: ticketsOf(order),
          maxPerOrder: maxPerOrder(event),
          seats: seatsOf(event),
        };
  let isRepeat = true;
  const result = await idempotent(app, key, order, () => {
    isRepeat = false;
    return reserveCounted(context, { order, cart }, claim);
  });
  if (isRepeat) onRepeat?.();
  return result === 'pending' ? failureOfShop(PENDING_FAILURE, context.t) : result;
}
