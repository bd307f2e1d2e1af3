import { seatGroupSchema, type SeatGroup } from '../../../../content/records/event-parts.ts';
import type { EventEntity } from '../../../../content/records/event.ts';
import type { CartAnswer, CartOrder } from '../../../booking/order.ts';
import { isHidden } from '../../../booking/hidden.ts';
import { slotIsOver } from '../../../booking/slots.ts';
import { failure, type Failure, type Result } from '../../../result.ts';
import type { ShopFailure } from '../../ports/webshop.ts';
import { eventByJetId } from '../../repositories/events-by-jet-id.ts';
import { settingsOf } from '../records/settings-of.ts';
import type { BookingContext } from './booking-context.ts';
import { failureOfShop } from './shop-failure.ts';
import { isSelling, saleOf } from './sale.ts';
import { once } from './once.ts';

export interface Visit {
  /** Address of the visitor's cart so far. */
  readonly cart: string | null;
  /** Of the caller's: see `once`. */
  readonly key: string | null;
}

const fault = (context: BookingContext, field: string, key: string) => {
  const message = context.t(`booking:mistake.${key}`);
  return failure('invalid', message, { [field]: message });
};

function soldOut({ t }: BookingContext) {
  const { failure: reason } = failure('conflict', t('booking:error.soldOut'));
  return { ok: false, failure: { ...reason, reason: 'sold_out' } } as const;
}

/** What is wrong with an order, held against the event it is for; null: nothing. */
function mistakeIn(
  order: CartOrder,
  event: EventEntity | null,
  context: BookingContext,
): { readonly ok: false; readonly failure: Failure } | null {
  if (event === null || event.seat_groups.length === 0)
    return fault(context, 'event_jet_id', 'event');
  const sale = saleOf(event, context);
  if (sale.status === 'sold_out' && !sale.isOver) return soldOut(context);
  if (!isSelling(sale)) return fault(context, 'event_jet_id', 'notOnSale');
  const groups = event.seat_groups.map((group) => seatGroupSchema.parse(group));
  const shown = groups.filter((group) => !isHidden(group));
  const group = groupIn(shown, order.seat_group);
  if (group === null) return fault(context, 'seat_group', 'group');
  const types = new Set(group.prices.map(({ sale_type_id: type }) => type));
  const foreign = order.sale_type_ids.findIndex((type) => !types.has(type));
  if (foreign >= 0) return fault(context, `sale_type_ids.${foreign}`, 'price');
  return slotMistake(order, group, event, context);
}

function slotMistake(
  { block_id: block }: CartOrder,
  { timeslots }: SeatGroup,
  event: EventEntity,
  context: BookingContext,
) {
  if (timeslots.length === 0)
    return block === undefined ? null : fault(context, 'block_id', 'slot');
  if (block === undefined) return fault(context, 'block_id', 'noSlot');
  const slot = timeslots.find((one) => one.block_id === block && !isHidden(one));
  if (slot === undefined) return fault(context, 'block_id', 'slot');
  return slotIsOver(slot, event, context.now) ? fault(context, 'block_id', 'slotOver') : null;
}

/** The seat group of an order; where an event has one only, it need not be named. */
function groupIn(groups: readonly SeatGroup[], name: string | undefined): SeatGroup | null {
  if (name === undefined) return groups.length === 1 ? (groups[0] ?? null) : null;
  return groups.find((group) => group.seat_group === name) ?? null;
}

const PENDING: ShopFailure = { kind: 'unreachable', why: 'the same request is under way' };

/**
 * BK-06: puts tickets of one seat group into the visitor's cart in the shop.
 * @returns the cart, or: `invalid` with the mistakes by field, `conflict` with the
 *   shop's code as reason, `unavailable` while the shop is offline or does not answer
 */
export async function addToCart(
  context: BookingContext,
  order: CartOrder,
  { cart, key }: Visit,
): Promise<Result<CartAnswer>> {
  const { app, data, locale, t } = context;
  if (!settingsOf(data).is_shop_online) {
    const { failure: reason } = failure('unavailable', t('booking:offline.text'));
    return { ok: false, failure: { ...reason, reason: 'offline' } };
  }
  const event = await eventByJetId(app.database.db, order.event_jet_id);
  const mistake = mistakeIn(order, event, context);
  if (mistake !== null) return mistake;
  const result = await once(app, key, order, async () => {
    const added = await app.shop.add(order, cart, locale);
    return added.ok ? added : failureOfShop(added.failure, context.t);
  });
  return result === 'pending' ? failureOfShop(PENDING, context.t) : result;
}
