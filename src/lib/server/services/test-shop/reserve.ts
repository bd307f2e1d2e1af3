import { randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { CartOrder } from '../../../booking/order.ts';
import { CART_MOST_MINUTES, RESERVATION_MINUTES, type Locale } from '../../../constants.ts';
import { instantText } from '../../../dates/dates.ts';
import { success } from '../../../result.ts';
import type { ShopResult } from '../../ports/webshop.ts';
import type { Database } from '../../db/schema.ts';
import type { ShopCartRow, ShopSeatRow } from '../../db/shop-schema.ts';
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
import { checkOrder } from './check-order.ts';
import { refused, TEST_SHOP_CODE } from './codes.ts';
import { noteStock } from './note-stock.ts';
import { findPlaces } from './places.ts';
import { seatsOf } from './stock.ts';

type Tx = Transaction<Database>;

/** What somebody wants to have kept. */
export interface Wish {
  readonly order: CartOrder;
  /** Where it is put; null, or one whose time is over: a new cart. */
  readonly cart: string | null;
  readonly locale: Locale;
  /** For somebody of the waiting list, who has so many minutes to take it. */
  readonly heldMinutes?: number;
}

/** A cart after it was changed. */
export interface KeptCart {
  readonly cart: string;
  readonly tickets: number;
  /** An instant as it is kept. */
  readonly until: string;
  /** Seats of the same event whose reservation was found to be over. */
  readonly released: number;
}

const TOKEN_BYTES = 16;
const inMinutes = (from: Date, minutes: number) =>
  instantText(new Date(from.getTime() + minutes * 60_000));

export const isCurrent = (cart: ShopCartRow | null, now: Date): cart is ShopCartRow =>
  cart?.state === 'open' && Date.parse(cart.reserved_until) > now.getTime();

/** Until when a cart is kept that something is put into: nobody holds seats for ever. */
function untilOf(cart: ShopCartRow, now: Date): string {
  const next = inMinutes(now, RESERVATION_MINUTES);
  const last = inMinutes(new Date(cart.created_at), CART_MOST_MINUTES);
  return next < last ? next : last;
}

/** The cart that the wish goes into: the one it names, kept longer, or a new one. */
async function cartFor(tx: Tx, wish: Wish, known: ShopCartRow | null, now: Date) {
  if (isCurrent(known, now)) {
    const until = untilOf(known, now);
    await updateCart(tx, known.id, { reserved_until: until });
    await prolongSeats(tx, known.id, until);
    return { id: known.id, until };
  }
  const until = inMinutes(now, wish.heldMinutes ?? RESERVATION_MINUTES);
  const id = randomBytes(TOKEN_BYTES).toString('base64url');
  await insertCart(tx, {
    id,
    locale: wish.locale,
    created_at: instantText(now),
    reserved_until: until,
    state: wish.heldMinutes === undefined ? 'open' : 'held',
  });
  return { id, until };
}

/**
 * Takes seats as wished.
 * @param fee what comes on top of every price, a decimal amount
 * @returns `refused` when it cannot be had; nothing was written then
 */
export async function reserve(
  tx: Tx,
  wish: Wish,
  fee: string,
  now: Date,
): Promise<ShopResult<KeptCart>> {
  const { order } = wish;
  const idJet = order.event_jet_id;
  const moment = instantText(now);
  // Always in this order, the cart before the event: otherwise two could wait for each other.
  const known = wish.cart === null ? null : await cartById(tx, wish.cart, true);
  await lockEvents(tx, [idJet]);
  const event = await eventByJet(tx, idJet);
  const checked = checkOrder(event, order, fee, now);
  if (!checked.ok) return checked;
  const { group, block, tickets } = checked.value;
  const place = { id_jet: idJet, seat_group: group.seat_group, block_id: block };
  const before = await takenCounts(tx, idJet, moment);
  const seats = findPlaces(
    { seats: seatsOf(group), rowLength: group.row_length },
    await takenSeats(tx, place, moment),
    tickets.length,
  );
  if (event === null || seats === null) return refused(TEST_SHOP_CODE.notEnoughSeats);
  const released = await releaseExpired(tx, idJet, moment);
  const { id: cart, until } = await cartFor(tx, wish, known, now);
  const rows = tickets.flatMap((ticket, index): ShopSeatRow[] => {
    const seat = seats[index];
    return seat === undefined ? [] : [{ ...place, seat, cart, ...ticket, held_until: until }];
  });
  await insertSeats(tx, rows);
  await noteStock(tx, event, before, now);
  const { length } = await seatsOfCart(tx, cart);
  return success({ cart, tickets: length, until, released });
}
