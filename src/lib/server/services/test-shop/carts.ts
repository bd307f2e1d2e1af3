import type { Kysely, Transaction } from 'kysely';
import { companionPriceOf } from '../../../booking/pairs.ts';
import { RESERVATION_MINUTES } from '../../../constants.ts';
import { instantText } from '../../../dates/dates.ts';
import { success } from '../../../result.ts';
import type { ShopResult } from '../../ports/webshop.ts';
import type { Database } from '../../db/schema.ts';
import type { ShopCartRow } from '../../db/tables/shop-schema.ts';
import { cartById, updateCart } from '../../repositories/shop-carts.ts';
import { eventByJet } from '../../repositories/shop-events.ts';
import {
  lockEvents,
  prolongSeats,
  releaseExpired,
  removeSeats,
  seatsOfCart,
  takenCounts,
  type SeatLine,
  removeLine,
  removeLoneCompanions,
} from '../../repositories/shop-seats.ts';
import { endReservation } from '../../repositories/reservations.ts';
import { rejection, TEST_SHOP_CODE } from './codes.ts';
import { isCurrent } from './reserve.ts';
import { withStockChange } from './stock.ts';

/**
 * Leaves no more than `kept` tickets of one line of a cart; whoever came along with those that
 * go, goes, too.
 * @returns how many
 */
async function releaseCartLine(
  tx: Transaction<Database>,
  cart: string,
  line: SeatLine,
  kept = 0,
): Promise<number> {
  const removed = await removeLine(tx, cart, line, kept);
  const event = await eventByJet(tx, line.id_jet);
  const group = event?.seat_groups.find(({ seat_group: name }) => name === line.seat_group);
  const companion = group === undefined ? null : companionPriceOf(group);
  if (companion === null) return removed;
  const { sale_type_id } = companion;
  return removed + (await removeLoneCompanions(tx, cart, { ...line, sale_type_id }));
}

type Tx = Transaction<Database>;

/** Events whose seats were released, by their ids in the ticketing system. */
export type FreedEvents = readonly string[];

/** Releases seats of a cart, whose row is locked, and updates the stock of their events. */
async function freeSeats(tx: Tx, cart: string, now: Date, free: () => Promise<unknown>) {
  const seats = await seatsOfCart(tx, cart);
  const idJets = [...new Set(seats.map(({ id_jet: id }) => id))];
  await lockEvents(tx, idJets);
  await withStockChange(tx, idJets, now, free);
  return idJets;
}

/** Leaves no more than `kept` tickets of one line in a cart that is still reserved. */
export async function removeFromCart(
  tx: Tx,
  id: string,
  { line, kept }: { readonly line: SeatLine; readonly kept: number },
  now: Date,
): Promise<ShopResult<FreedEvents>> {
  const cart = await cartById(tx, id, true);
  if (!isCurrent(cart, now)) return rejection(TEST_SHOP_CODE.noReservation);
  await lockEvents(tx, [line.id_jet]);
  const removed = await withStockChange(tx, [line.id_jet], now, () =>
    releaseCartLine(tx, id, line, kept),
  );
  await endReservation(tx, id, { id_jet: line.id_jet, tickets: removed });
  return success(removed === 0 ? [] : [line.id_jet]);
}

/** Frees all seats of a cart that was not ordered; also of a held one. */
export async function cancelCart(tx: Tx, id: string, now: Date): Promise<ShopResult<FreedEvents>> {
  const cart = await cartById(tx, id, true);
  if (cart === null || cart.state === 'ordered') return rejection(TEST_SHOP_CODE.noReservation);
  const freed = await freeSeats(tx, id, now, () => removeSeats(tx, id));
  await updateCart(tx, id, { reserved_until: instantText(now) });
  await endReservation(tx, id);
  return success(freed);
}

/** Frees all tickets of an order, or those of one line. */
export async function returnTickets(
  tx: Tx,
  id: string,
  line: SeatLine | null,
  now: Date,
): Promise<ShopResult<FreedEvents>> {
  const cart = await cartById(tx, id, true);
  if (cart?.state !== 'ordered') return rejection(TEST_SHOP_CODE.noReservation);
  const freed = await freeSeats(tx, id, now, () =>
    line === null ? removeSeats(tx, id) : releaseCartLine(tx, id, line),
  );
  return success(line === null ? freed : freed.filter((idJet) => idJet === line.id_jet));
}

/**
 * Turns a cart that was held for an offer into an ordinary one, with a new reservation time.
 * @returns -204 when it was not claimed in time
 */
export async function claimHeldCart(
  tx: Tx,
  id: string,
  now: Date,
): Promise<ShopResult<ShopCartRow>> {
  const cart = await cartById(tx, id, true);
  if (cart?.state !== 'held' || Date.parse(cart.reserved_until) <= now.getTime())
    return rejection(TEST_SHOP_CODE.noReservation);
  const until = instantText(new Date(now.getTime() + RESERVATION_MINUTES * 60_000));
  const change = { state: 'open', created_at: instantText(now), reserved_until: until } as const;
  await updateCart(tx, id, change);
  await prolongSeats(tx, id, until);
  return success({ ...cart, ...change });
}

/** Releases the seats of one event whose reservation is over. @returns how many */
export async function releaseEvent(tx: Tx, idJet: string, now: Date): Promise<number> {
  await lockEvents(tx, [idJet]);
  return withStockChange(tx, [idJet], now, () => releaseExpired(tx, idJet, instantText(now)));
}

/** Updates the sale level of an event after editors changed its seats. */
export async function reviewEvent(tx: Tx, idJet: string, now: Date): Promise<void> {
  await lockEvents(tx, [idJet]);
  await withStockChange(tx, [idJet], now, () => Promise.resolve());
}

/** How many seats of an event are taken now. */
export const countsOf = (db: Kysely<Database>, idJet: string, now: Date) =>
  takenCounts(db, idJet, instantText(now));
