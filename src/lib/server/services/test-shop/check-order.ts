import type { SeatGroup } from '../../../../content/records/event-parts.ts';
import type { CartOrder } from '../../../booking/order.ts';
import { withFee } from '../../../booking/price.ts';
import { isHidden } from '../../../booking/hidden.ts';
import { companionPriceOf } from '../../../booking/pairs.ts';
import { slotIsOver } from '../../../booking/slots.ts';
import { isSelling, saleStateOf } from '../../../booking/sale-state.ts';
import { maxPerOrder } from '../../../booking/max-per-order.ts';
import { success } from '../../../result.ts';
import type { ShopResult } from '../../ports/webshop.ts';
import type { ShopEvent } from '../../repositories/shop-events.ts';
import { rejection, TEST_SHOP_CODE } from './codes.ts';

/** One ticket of an order. `price` is a decimal amount with all fees. */
export interface Ticket {
  readonly sale_type_id: string;
  readonly price: string;
}

/** An order that the event allows. */
export interface CheckedOrder {
  readonly group: SeatGroup;
  /** Empty where there are no time slots. */
  readonly block: string;
  readonly tickets: readonly Ticket[];
}

/** The seat group of an order; without a name the only one there is. */
function groupOf(event: ShopEvent, order: CartOrder): SeatGroup | null {
  const visibleGroups = event.seat_groups.filter((group) => !isHidden(group));
  if (order.seat_group === undefined)
    return visibleGroups.length === 1 ? (visibleGroups[0] ?? null) : null;
  return visibleGroups.find((group) => group.seat_group === order.seat_group) ?? null;
}

/** The time slot of an order, empty where there are none; null: an invalid one. */
function blockOf(event: ShopEvent, group: SeatGroup, order: CartOrder, now: Date): string | null {
  if (group.timeslots.length === 0) return order.block_id === undefined ? '' : null;
  const slot = group.timeslots.find(({ block_id: block }) => block === order.block_id);
  if (slot === undefined || isHidden(slot) || slotIsOver(slot, event, now)) return null;
  return slot.block_id;
}

/** The tickets at the group's prices; null: it has no such price. */
function ticketsOf(group: SeatGroup, order: CartOrder, fee: string): readonly Ticket[] | null {
  const tickets: Ticket[] = [];
  for (const [index, type] of order.sale_type_ids.entries()) {
    const price = group.prices.find((price) => price.sale_type_id === type);
    // A price that names another group is not valid for this one.
    if (price === undefined || (price.seat_group ?? group.seat_group) !== group.seat_group)
      return null;
    const ticket = { sale_type_id: type, price: withFee(price.price, fee) };
    for (let count = order.quantities[index] ?? 0; count > 0; count -= 1) tickets.push(ticket);
  }
  return tickets;
}

function isQuantity(
  { quantities, sale_type_ids: types }: CartOrder,
  event: Pick<ShopEvent, 'most_per_order'>,
): boolean {
  const sum = quantities.reduce((all, quantity) => all + quantity, 0);
  const areIntegers = quantities.every((quantity) => Number.isInteger(quantity) && quantity > 0);
  return areIntegers && quantities.length === types.length && sum > 0 && sum <= maxPerOrder(event);
}

/** Tickets with the number of those who come along with them. */
interface Parties {
  readonly tickets: readonly Ticket[];
  readonly companions: readonly Ticket[];
}

/** Who pays for a pair, and who comes along. */
export function partiesOf(group: SeatGroup, tickets: readonly Ticket[]): Parties {
  const companion = companionPriceOf(group)?.sale_type_id;
  const isCompanion = ({ sale_type_id: type }: Ticket) => type === companion;
  return {
    tickets: tickets.filter((ticket) => !isCompanion(ticket)),
    companions: tickets.filter(isCompanion),
  };
}

function isCompanionAlone(group: SeatGroup, all: readonly Ticket[]): boolean {
  const { tickets, companions } = partiesOf(group, all);
  return companions.length > tickets.length;
}

/** Checks an order; rejected with the shop's code where it is not possible. */
export function checkOrder(
  event: ShopEvent | null,
  order: CartOrder,
  fee: string,
  now: Date,
): ShopResult<CheckedOrder> {
  if (event?.is_online !== true) return rejection(TEST_SHOP_CODE.unknownEvent);
  if (!isSelling(saleStateOf(event, now.getTime()))) return rejection(TEST_SHOP_CODE.notOnSale);
  if (!isQuantity(order, event)) return rejection(TEST_SHOP_CODE.wrongQuantity);
  const group = groupOf(event, order);
  if (group === null) return rejection(TEST_SHOP_CODE.unknownGroup);
  const block = blockOf(event, group, order, now);
  if (block === null) return rejection(TEST_SHOP_CODE.unknownSlot);
  const tickets = ticketsOf(group, order, fee);
  if (tickets === null) return rejection(TEST_SHOP_CODE.unknownPrice);
  if (isCompanionAlone(group, tickets)) return rejection(TEST_SHOP_CODE.companionAlone);
  return success({ group, block, tickets });
}
