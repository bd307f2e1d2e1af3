import type { Transaction } from 'kysely';
import type { CartOrder } from '../../../booking/order.ts';
import type { Locale } from '../../../constants.ts';
import { instantText } from '../../../dates/dates.ts';
import type { ErrorReporter } from '../../ports/error-reporter.ts';
import { success } from '../../../result.ts';
import { type ShopResult, type Stock } from '../../ports/webshop.ts';
import type { OpenDatabase } from '../../db/open.ts';
import type { Database } from '../../db/schema.ts';
import type { ShopCartRow } from '../../db/shop-schema.ts';
import {
  cartById,
  deleteEmptyCarts,
  orderOfCart,
  type ShopOrder,
} from '../../repositories/shop-carts.ts';
import type { Change } from '../../repositories/changes.ts';
import { eventByJet, soldAmong } from '../../repositories/shop-events.ts';
import { eventsWithExpired, seatsOfCart, type SeatLine } from '../../repositories/shop-seats.ts';
import type { ChangeFeed } from '../records/change-feed.ts';
import { settingsOf } from '../records/settings-of.ts';
import type { Reference } from '../records/reference-data.ts';
import { linesOf, totalOf, type CartLine } from './cart-lines.ts';
import {
  cancelCart,
  countsOf,
  releaseEvent,
  reviewEvent,
  removeFromCart,
  returnTickets,
  takeHeld,
  type Freed,
} from './carts.ts';
import { checkOut, type Buyer } from './check-out.ts';
import { refused, TEST_SHOP_CODE } from './codes.ts';
import { isCurrent, reserve, type KeptCart } from './reserve.ts';
import { stockOf } from './stock.ts';
import { ticketTransaction } from '../booking/ticket-transaction.ts';

export interface TestShopParts {
  readonly database: OpenDatabase;
  readonly feed: ChangeFeed;
  readonly reference: Reference;
  readonly report: ErrorReporter;
  readonly now: () => Date;
}

/** Events that one sweep looks after; the rest waits for the next. */
const MOST_REVIEWED = 500;

/** What is in a cart or belongs to an order. */
export interface CartContent {
  readonly cart: ShopCartRow;
  readonly lines: readonly CartLine[];
  readonly tickets: number;
  /** Decimal amount. */
  readonly total: string;
}

export interface OrderContent extends CartContent {
  readonly order: ShopOrder;
}

/** Told of events of which seats came back, after that was committed. */
export type FreedListener = (idJets: Freed) => void | Promise<void>;

/** The shop that comes with the house: real seats in the house's own database (BK-08). */
export class TestShop {
  readonly #parts: TestShopParts;
  readonly #listeners: FreedListener[] = [];
  /** Events that were saved since the last sweep. */
  #saved = new Set<number>();

  constructor(parts: TestShopParts) {
    this.#parts = parts;
  }

  onFreed(listener: FreedListener): void {
    this.#listeners.push(listener);
  }

  readonly onChanges = (changes: readonly Change[]): void => {
    for (const { kind, record } of changes) if (kind === 'event') this.#saved.add(record);
  };

  /** Reserves seats in a cart, or in a new one where that is none any more. */
  reserve(order: CartOrder, cart: string | null, locale: Locale): Promise<ShopResult<KeptCart>> {
    return this.#take({ order, cart, locale });
  }

  /** Keeps seats for somebody of the waiting list, in a cart that `take` makes theirs. */
  hold(order: CartOrder, minutes: number, locale: Locale): Promise<ShopResult<KeptCart>> {
    return this.#take({ order, cart: null, locale, heldMinutes: minutes });
  }

  /** Makes a held cart an ordinary one; `refused` with -204 when it is too late. */
  take(cart: string): Promise<ShopResult<ShopCartRow>> {
    return this.#write((tx, now) => takeHeld(tx, cart, now));
  }

  async remove(cart: string, line: SeatLine): Promise<ShopResult<Freed>> {
    return this.#free((tx, now) => removeFromCart(tx, cart, line, now));
  }

  /** Gives up a cart, also a held one. */
  async cancel(cart: string): Promise<ShopResult<Freed>> {
    return this.#free((tx, now) => cancelCart(tx, cart, now));
  }

  checkOut(cart: string, buyer: Buyer): Promise<ShopResult<ShopOrder>> {
    return this.#write((tx, now) => checkOut(tx, cart, buyer, now));
  }

  /** @param line null: all tickets of the order */
  async giveBack(cart: string, line: SeatLine | null): Promise<ShopResult<Freed>> {
    return this.#free((tx, now) => returnTickets(tx, cart, line, now));
  }

  /** What is in a cart that is still reserved. */
  read(cart: string, locale: Locale): Promise<ShopResult<CartContent>> {
    return this.#read(async () => {
      const row = await cartById(this.#parts.database.db, cart, false);
      return isCurrent(row, this.#parts.now())
        ? success(await this.#content(row, locale))
        : refused(TEST_SHOP_CODE.noReservation);
    });
  }

  /** The order that a cart has become. */
  order(cart: string, locale: Locale): Promise<ShopResult<OrderContent>> {
    return this.#read(async () => {
      const { db } = this.#parts.database;
      const row = await cartById(db, cart, false);
      const order = row?.state === 'ordered' ? await orderOfCart(db, cart) : null;
      return row === null || order === null
        ? refused(TEST_SHOP_CODE.noReservation)
        : success({ ...(await this.#content(row, locale)), order });
    });
  }

  availability(idJet: string): Promise<ShopResult<readonly Stock[]>> {
    return this.#read(async () => {
      const { database, now } = this.#parts;
      const event = await eventByJet(database.db, idJet);
      if (event?.is_online !== true) return refused(TEST_SHOP_CODE.unknownEvent);
      const counts = await countsOf(database.db, idJet, now());
      const current = counts.map((count) => ({ ...count, taken: count.taken - count.expired }));
      return success(stockOf(event, current, now()).map(({ seats: _, ...stock }) => stock));
    });
  }

  /** Takes back every seat whose reservation is over, and tells so; looks after what editors changed. */
  async sweep(): Promise<void> {
    const { database, now } = this.#parts;
    await this.#review();
    const freed: string[] = [];
    for (const idJet of await eventsWithExpired(database.db, instantText(now()))) {
      const released = await this.#write(async (tx, at) =>
        success(await releaseEvent(tx, idJet, at)),
      );
      if (released.ok && released.value > 0) freed.push(idJet);
    }
    await this.#write(async (tx, at) => success(await deleteEmptyCarts(tx, instantText(at))));
    await this.#tell(freed);
  }

  async #review(): Promise<void> {
    const ids = [...this.#saved].slice(0, MOST_REVIEWED);
    for (const id of ids) this.#saved.delete(id);
    for (const idJet of await soldAmong(this.#parts.database.db, ids))
      await this.#write(async (tx, at) => {
        await reviewEvent(tx, idJet, at);
        return success(null);
      });
  }

  async #content(cart: ShopCartRow, locale: Locale): Promise<CartContent> {
    const { database, reference } = this.#parts;
    const seats = await seatsOfCart(database.db, cart.id);
    const lines = await linesOf(database.db, await reference.read(), seats, locale);
    return { cart, lines, tickets: seats.length, total: totalOf(seats) };
  }

  async #take(wish: Parameters<typeof reserve>[1]): Promise<ShopResult<KeptCart>> {
    const { booking_fee: fee } = settingsOf(await this.#parts.reference.read()).ticketing;
    const kept = await this.#write((tx, now) => reserve(tx, wish, fee, now));
    if (kept.ok && kept.value.released > 0) this.#tellLater([wish.order.event_jet_id]);
    return kept;
  }

  async #free(
    work: (tx: Transaction<Database>, now: Date) => Promise<ShopResult<Freed>>,
  ): Promise<ShopResult<Freed>> {
    const freed = await this.#write(work);
    if (freed.ok) this.#tellLater(freed.value);
    return freed;
  }

  async #write<Value>(
    work: (tx: Transaction<Database>, now: Date) => Promise<ShopResult<Value>>,
  ): Promise<ShopResult<Value>> {
    const { database, report, feed, now } = this.#parts;
    const result = await ticketTransaction(database, report, (tx) => work(tx, now()));
    if (result.ok) await feed.catchUp();
    return result;
  }

  /** A read that fails is a shop that cannot be reached. */
  async #read<Value>(work: () => Promise<ShopResult<Value>>): Promise<ShopResult<Value>> {
    try {
      return await work();
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      this.#parts.report.report('The test shop could not be read.', { why });
      return { ok: false, failure: { kind: 'unreachable', why } };
    }
  }

  async #tell(idJets: Freed): Promise<void> {
    if (idJets.length === 0) return;
    for (const listener of this.#listeners) await listener(idJets);
  }

  /** Visitors do not wait for what follows from their seats. */
  #tellLater(idJets: Freed): void {
    this.#tell(idJets).catch((error: unknown) => {
      const why = error instanceof Error ? error.message : String(error);
      this.#parts.report.report('Seats came back, and it could not be told.', { why });
    });
  }
}
