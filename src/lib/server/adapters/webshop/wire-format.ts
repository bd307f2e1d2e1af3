import { z } from 'zod';
import { amount } from '../../../../content/records/event-parts.ts';
import { lineText } from '../../../../content/fields/plain-text.ts';
import type { CartOrder } from '../../../booking/order.ts';
import { RESERVATION_MINUTES } from '../../../constants.ts';
import type { CartLineId, ShopCart, Stock } from '../../ports/webshop.ts';

/**
 * The JSON of a real shop's API: the only file that knows its names (docs/webshop.md).
 * Unknown keys are ignored.
 */

const MINUTE_MS = 60_000;
const COUNT = z.int().min(0).max(100_000);
const name = z.string().min(1).max(64);

const cart = z.object({
  cartUrl: z.string().min(1).max(2000),
  ticketsQuantity: COUNT,
  reservedUntil: z.iso.datetime({ offset: true }).optional(),
  checkOutUrl: z.string().min(1).max(2000).optional(),
});

const item = z.object({
  title: lineText(300),
  text: lineText(1000).default(''),
  priceText: lineText(200).default(''),
  quantity: COUNT,
  total: amount,
  eventId: name.optional(),
  saleTypeId: name.optional(),
  seatGroup: name.default(''),
  blockId: name.default(''),
});

const cartWithItems = cart.extend({
  items: z.array(item).max(200),
  total: amount.nullable().default(null),
});

const groups = z.object({
  groups: z
    .array(z.object({ seatGroup: name, blockId: name.nullable().default(null), left: COUNT }))
    .max(1000),
});

const failureBody = z.object({ errorCode: z.int().min(-99_999).max(99_999) });

export const orderMessage = (order: CartOrder, cartUrl: string | null): object => ({
  eventId: order.event_jet_id,
  positions: order.sale_type_ids.map((saleTypeId, index) => ({
    saleTypeId,
    quantity: order.quantities[index],
  })),
  seatGroup: order.seat_group,
  blockId: order.block_id,
  cart: cartUrl ?? undefined,
});

export const reductionMessage = (
  { id_jet, sale_type_id, seat_group, block_id, tickets }: CartLineId & { tickets: number },
  cartUrl: string,
): object => ({
  cart: cartUrl,
  eventId: id_jet,
  saleTypeId: sale_type_id,
  seatGroup: seat_group === '' ? undefined : seat_group,
  blockId: block_id === '' ? undefined : block_id,
  quantity: tickets,
});

/** The shop's code where it rejected the request; null where it did not. */
export const failureCodeOf = (body: unknown): number | null =>
  failureBody.safeParse(body).data?.errorCode ?? null;

const reservationEnd = (reservedUntil: string | undefined, now: Date): string =>
  reservedUntil === undefined
    ? new Date(now.getTime() + RESERVATION_MINUTES * MINUTE_MS).toISOString()
    : new Date(reservedUntil).toISOString();

/** A cart without its items, as `add` answers; null when it is none. */
export function cartFrom(body: unknown, now: Date): Omit<ShopCart, 'items' | 'total'> | null {
  const { data } = cart.safeParse(body);
  if (!data) return null;
  return {
    url: data.cartUrl,
    checkOut: data.checkOutUrl ?? data.cartUrl,
    tickets_quantity: data.ticketsQuantity,
    reserved_until: reservationEnd(data.reservedUntil, now),
  };
}

/** What names an item where it is to be changed; null: the shop does not say it. */
function lineFrom(id: Partial<z.output<typeof item>>): CartLineId | null {
  const { eventId, saleTypeId, seatGroup = '', blockId = '' } = id;
  if (eventId === undefined || saleTypeId === undefined) return null;
  return { id_jet: eventId, sale_type_id: saleTypeId, seat_group: seatGroup, block_id: blockId };
}

export function cartWithItemsFrom(body: unknown, now: Date): ShopCart | null {
  const { data } = cartWithItems.safeParse(body);
  const summary = cartFrom(body, now);
  if (!data || !summary) return null;
  const items = data.items.map(({ title, text, priceText, quantity, total, ...id }) => ({
    line: lineFrom(id),
    title,
    text,
    price_text: priceText,
    quantity,
    total,
  }));
  return { ...summary, items, total: data.total };
}

export function stockFrom(body: unknown): readonly Stock[] | null {
  const { data } = groups.safeParse(body);
  if (!data) return null;
  return data.groups.map(({ seatGroup, blockId, left }) => ({
    seat_group: seatGroup,
    block_id: blockId,
    left,
  }));
}
