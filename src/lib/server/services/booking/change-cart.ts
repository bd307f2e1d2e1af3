import type { CartOrder } from '../../../booking/order.ts';
import { failure, success, type Result } from '../../../result.ts';
import type { CartItem, CartLineId, ShopCart } from '../../ports/webshop.ts';
import { endReservation } from '../../repositories/reservations.ts';
import { addToCart } from './add-to-cart.ts';
import type { BookingContext } from './booking-context.ts';
import { cartUnits, isSameLine, type CartUnit } from './cart-units.ts';
import { failureOfShop } from './shop-failure.ts';
import type { Visitor } from './visitor.ts';

/** What is wanted of a cart: so many tickets, or pairs, of one line, none of them, or nothing at all. */
export type CartChange =
  { readonly line: CartLineId; readonly tickets: number } | { readonly line: null };

/** The visitor's cart, and what is known of who changes it. */
export interface ChangedCart {
  /** Its address. */
  readonly cart: string;
  readonly key: string | null;
  readonly visitor: Visitor;
}

/** Takes tickets out of a cart, and off the visitor's allowance. */
async function reduce(
  { app, locale, t }: BookingContext,
  cart: string,
  { line, quantity }: Pick<CartItem, 'line' | 'quantity'>,
  tickets: number,
): Promise<Result<null>> {
  if (line === null || tickets >= quantity) return success(null);
  const reduced = await app.shop.reduce(cart, { ...line, tickets }, locale);
  if (!reduced.ok) return failureOfShop(reduced.failure, t);
  // The test shop has done so in its own transaction.
  if (!app.shop.announcesChanges)
    await endReservation(app.database.db, app.shop.cartKey(cart), {
      id_jet: line.id_jet,
      tickets: quantity - tickets,
    });
  return success(null);
}

/** What is missing of a line, as an order; each ticket with its companion's where there is one. */
const orderOf = (line: CartLineId, tickets: number, companion: CartItem | null): CartOrder => ({
  event_jet_id: line.id_jet,
  sale_type_ids: [line.sale_type_id, companion?.line?.sale_type_id].filter(
    (type) => type !== undefined,
  ),
  quantities: companion === null ? [tickets] : [tickets, tickets],
  ...(line.seat_group !== '' && { seat_group: line.seat_group }),
  ...(line.block_id !== '' && { block_id: line.block_id }),
});

/** Takes tickets out, and who comes along with them. */
async function reduceUnit(
  context: BookingContext,
  cart: string,
  { item, companion }: CartUnit,
  tickets: number,
): Promise<Result<null>> {
  const reduced = await reduce(context, cart, item, tickets);
  return reduced.ok && companion !== null ? reduce(context, cart, companion, tickets) : reduced;
}

/** Takes everything out that can be taken out from here. */
async function empty(
  context: BookingContext,
  cart: string,
  { items }: ShopCart,
): Promise<Result<null>> {
  for (const item of items) {
    const reduced = await reduce(context, cart, item, 0);
    if (!reduced.ok) return reduced;
  }
  return success(null);
}

/**
 * Changes the visitor's cart. More tickets are reserved like others, under the same limits.
 * @returns or: `not_found` for a line that is not there any more, `conflict` with the shop's code
 *   as reason, `unavailable`, `too_many`, `invalid` as `addToCart` has them
 */
export async function changeCart(
  context: BookingContext,
  change: CartChange,
  { cart, key, visitor }: ChangedCart,
): Promise<Result<null>> {
  const { app, locale, t } = context;
  const read = await app.shop.read(cart, locale);
  if (!read.ok) return failureOfShop(read.failure, t);
  if (change.line === null) return empty(context, cart, read.value);
  const { line, tickets } = change;
  const units = await cartUnits(context, read.value.items);
  const unit = units.find(({ item }) => item.line !== null && isSameLine(item.line, line));
  // Taken out by another tab: what was wanted is so.
  if (unit === undefined)
    return tickets === 0 ? success(null) : failure('not_found', t('booking:cartError.gone'));
  const { quantity } = unit.item;
  if (tickets <= quantity) return reduceUnit(context, cart, unit, tickets);
  const order = orderOf(line, tickets - quantity, unit.companion);
  const added = await addToCart(context, order, { cart, key, visitor });
  return added.ok ? success(null) : added;
}
