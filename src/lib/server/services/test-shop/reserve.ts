import { randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { SeatGroup } from '../../../../content/records/event-parts.ts';
import type { CartOrder } from '../../../booking/order.ts';
import { companionPriceOf } from '../../../booking/pairs.ts';
import { MAX_CART_MINUTES, RESERVATION_MINUTES, type Locale } from '../../../constants.ts';
import { instantText } from '../../../dates/dates.ts';
import { success } from '../../../result.ts';
import type { ShopResult } from '../../ports/webshop.ts';
import type { Database } from '../../db/schema.ts';
import type { ShopCartRow, ShopSeatRow } from '../../db/tables/shop-schema.ts';
import { cartById, insertCart, updateCart } from '../../repositories/shop-carts.ts';
import { eventByJet } from '../../repositories/shop-events.ts';
import {
  insertSeats,
  lockEvents,
  prolongSeats,
  releaseExpired,
  seatsOfCart,
  takenCounts,
  takenSeats,
} from '../../repositories/shop-seats.ts';
import { checkOrder, partiesOf, type Ticket } from './check-order.ts';
import { rejection, TEST_SHOP_CODE } from './codes.ts';
import { findPairs, findPlaces, type Places } from './places.ts';
import { seatsOf, recordStockChange } from './stock.ts';

type SeatedTicket = Ticket & { readonly seat: number };

/** Each ticket gets a pair of its own, also of somebody who comes alone: the seat beside it is nobody else's. */
function seatPairs(
  group: SeatGroup,
  places: Places,
  takenSeats: ReadonlySet<number>,
  all: readonly Ticket[],
): readonly SeatedTicket[] | null {
  const { tickets, companions } = partiesOf(group, all);
  const seats = findPairs(places, takenSeats, tickets.length);
  if (seats === null) return null;
  return seats.flatMap((seat, index) =>
    [tickets[index], companions[index]].flatMap((ticket, beside) =>
      ticket === undefined ? [] : [{ ...ticket, seat: seat + beside }],
    ),
  );
}

/**
 * Gives the tickets of an order their seats.
 * @returns null when there are not enough, or not enough side by side
 */
function allocate(
  group: SeatGroup,
  takenSeats: ReadonlySet<number>,
  tickets: readonly Ticket[],
): readonly SeatedTicket[] | null {
  const places = { seats: seatsOf(group), rowLength: group.row_length };
  if (companionPriceOf(group) !== null) return seatPairs(group, places, takenSeats, tickets);
  const seats = findPlaces(places, takenSeats, tickets.length);
  return (
    seats &&
    tickets.flatMap((ticket, index) => {
      const seat = seats[index];
      return seat === undefined ? [] : [{ ...ticket, seat }];
    })
  );
}

type Tx = Transaction<Database>;

/** A request to reserve seats. */
export interface ReservationRequest {
  readonly order: CartOrder;
  /** The id of the cart; null, or one that has expired: a new cart. */
  readonly cart: string | null;
  readonly locale: Locale;
  /** Minutes for which the cart is held for an offer of the waiting list. */
  readonly heldMinutes?: number;
}

/** A cart after seats were reserved in it. */
export interface ReservedCart {
  readonly cart: string;
  readonly tickets: number;
  /** The end of the reservation, an instant as it is stored. */
  readonly until: string;
  /** Expired seats of the same event that were released. */
  readonly released: number;
}

const TOKEN_BYTES = 16;
const inMinutes = (from: Date, minutes: number) =>
  instantText(new Date(from.getTime() + minutes * 60_000));

export const isCurrent = (cart: ShopCartRow | null, now: Date): cart is ShopCartRow =>
  cart?.state === 'open' && Date.parse(cart.reserved_until) > now.getTime();

/** The new end of a cart's reservation, which cannot be prolonged without limit. */
function untilOf(cart: ShopCartRow, now: Date): string {
  const next = inMinutes(now, RESERVATION_MINUTES);
  const last = inMinutes(new Date(cart.created_at), MAX_CART_MINUTES);
  return next < last ? next : last;
}

/** The cart of a request: the existing one with a prolonged reservation, or a new one. */
async function cartFor(
  tx: Tx,
  request: ReservationRequest,
  existingCart: ShopCartRow | null,
  now: Date,
) {
  if (isCurrent(existingCart, now)) {
    const until = untilOf(existingCart, now);
    await updateCart(tx, existingCart.id, { reserved_until: until });
    await prolongSeats(tx, existingCart.id, until);
    return { id: existingCart.id, until };
  }
  const until = inMinutes(now, request.heldMinutes ?? RESERVATION_MINUTES);
  const id = randomBytes(TOKEN_BYTES).toString('base64url');
  await insertCart(tx, {
    id,
    locale: request.locale,
    created_at: instantText(now),
    reserved_until: until,
    state: request.heldMinutes === undefined ? 'open' : 'held',
  });
  return { id, until };
}

/**
 * Reserves seats.
 * @param fee the booking fee on top of every price, a decimal amount
 * @returns `rejected` when that is not possible; then nothing was written
 */
export async function reserve(
  tx: Tx,
  request: ReservationRequest,
  fee: string,
  now: Date,
): Promise<ShopResult<ReservedCart>> {
  const { order } = request;
  const idJet = order.event_jet_id;
  const nowText = instantText(now);
  // Always the cart before the event: another order of locks could deadlock.
  const existingCart = request.cart === null ? null : await cartById(tx, request.cart, true);
  await lockEvents(tx, [idJet]);
  const event = await eventByJet(tx, idJet);
  const check = checkOrder(event, order, fee, now);
  if (!check.ok) return check;
  const { group, block, tickets } = check.value;
  const seatPlace = { id_jet: idJet, seat_group: group.seat_group, block_id: block };
  const countsBefore = await takenCounts(tx, idJet, nowText);
  const places = allocate(group, await takenSeats(tx, seatPlace, nowText), tickets);
  if (event === null || places === null) return rejection(TEST_SHOP_CODE.notEnoughSeats);
  const released = await releaseExpired(tx, idJet, nowText);
  const { id: cart, until } = await cartFor(tx, request, existingCart, now);
  const rows = places.map((place): ShopSeatRow => ({
    ...seatPlace,
    ...place,
    cart,
    held_until: until,
  }));
  await insertSeats(tx, rows);
  await recordStockChange(tx, event, countsBefore, now);
  const { length } = await seatsOfCart(tx, cart);
  return success({ cart, tickets: length, until, released });
}
