import type { Transaction } from 'kysely';
import type { CartOrder } from '../../../booking/order.ts';
import type { Locale } from '../../../constants.ts';
import { instantText } from '../../../dates/dates.ts';
import type { ErrorReporter } from '../../ports/error-reporter.ts';
import { success } from '../../../result.ts';
import { type ShopResult, type Stock } from '../../ports/webshop.ts';
import type { OpenDatabase } from '../../db/open.ts';
import type { Database } from '../../db/schema.ts';
import type { ShopCartRow } from '../../db/tables/shop-schema.ts';
import {
  cartById,
  cartOfOrder,
  deleteEmptyCarts,
  orderOfCart,
  type ShopOrder,
} from '../../repositories/shop-carts.ts';
import type { Change } from '../../repositories/changes.ts';
import { eventByJet, soldAmong } from '../../repositories/shop-events.ts';
import { eventsWithExpired, seatsOfCart, type SeatLine } from '../../repositories/shop-seats.ts';
import { ticketTransaction } from '../booking/idempotency.ts';
import type { ChangeFeed } from '../records/change-feed.ts';
import { type Reference, settingsOf } from '../records/reference-data.ts';
import { linesOf, totalOf, type CartLine } from './cart-lines.ts';
import {
  cancelCart,
  countsOf,
  releaseEvent,
  reviewEvent,
  removeFromCart,
  returnTickets,
  claimHeldCart,
  type FreedEvents,
} from './carts.ts';
import { checkOut, type Buyer } from './check-out.ts';
import { rejection, TEST_SHOP_CODE } from './codes.ts';
import { isCurrent, reserve, type ReservedCart } from './reserve.ts';
import { currentCounts, stockOf } from './stock.ts';

export interface TestShopParts {
  readonly database: OpenDatabase;
  readonly feed: ChangeFeed;
  readonly reference: Reference;
  readonly report: ErrorReporter;
  readonly now: () => Date;
}

/** Most saved events that one sweep reviews; the others wait for the next. */
const MAX_REVIEWED = 500;

/** The content of a cart or an order. */
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

/** Called with the events whose seats were released, after the commit. */
export type FreedListener = (idJets: FreedEvents) => void | Promise<void>;

/** The embedded shop, with real seats in the database of the site. */
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

  /** Reserves seats in a cart, or in a new one where that has expired. */
  reserve(
    order: CartOrder,
    cart: string | null,
    locale: Locale,
  ): Promise<ShopResult<ReservedCart>> {
    return this.#reserve({ order, cart, locale });
  }

  /** Holds seats for an offer of the waiting list, in a cart for `claim`. */
  hold(order: CartOrder, minutes: number, locale: Locale): Promise<ShopResult<ReservedCart>> {
    return this.#reserve({ order, cart: null, locale, heldMinutes: minutes });
  }

  /** Turns a held cart into an ordinary one; `rejected` with -204 when it has expired. */
  claim(cart: string): Promise<ShopResult<ShopCartRow>> {
    return this.#write((tx, now) => claimHeldCart(tx, cart, now));
  }

  /** @param kept how many tickets of the line stay */
  async remove(cart: string, line: SeatLine, kept = 0): Promise<ShopResult<FreedEvents>> {
    return this.#free((tx, now) => removeFromCart(tx, cart, { line, kept }, now));
  }

  /** Cancels a cart, also a held one. */
  async cancel(cart: string): Promise<ShopResult<FreedEvents>> {
    return this.#free((tx, now) => cancelCart(tx, cart, now));
  }

  checkOut(cart: string, buyer: Buyer): Promise<ShopResult<ShopOrder>> {
    return this.#write((tx, now) => checkOut(tx, cart, buyer, now));
  }

  /** @param line null: all tickets of the order */
  async returnTickets(cart: string, line: SeatLine | null): Promise<ShopResult<FreedEvents>> {
    return this.#free((tx, now) => returnTickets(tx, cart, line, now));
  }

  /** The content of a cart that is still reserved. */
  read(cart: string, locale: Locale): Promise<ShopResult<CartContent>> {
    return this.#read(async () => {
      const row = await cartById(this.#parts.database.db, cart, false);
      const isOrdered = row?.state === 'ordered';
      if (isCurrent(row, this.#parts.now())) return success(await this.#content(row, locale));
      return rejection(isOrdered ? TEST_SHOP_CODE.ordered : TEST_SHOP_CODE.noReservation);
    });
  }

  /** The cart that has become the order with this number; null: there is no such order. */
  orderedCart(number: string): Promise<ShopResult<string | null>> {
    return this.#read(async () => success(await cartOfOrder(this.#parts.database.db, number)));
  }

  /** The order that a cart has become. */
  order(cart: string, locale: Locale): Promise<ShopResult<OrderContent>> {
    return this.#read(async () => {
      const { db } = this.#parts.database;
      const row = await cartById(db, cart, false);
      const order = row?.state === 'ordered' ? await orderOfCart(db, cart) : null;
      return row === null || order === null
        ? rejection(TEST_SHOP_CODE.noReservation)
        : success({ ...(await this.#content(row, locale)), order });
    });
  }

  availability(idJet: string): Promise<ShopResult<readonly Stock[]>> {
    return this.#read(async () => {
      const { database, now } = this.#parts;
      const event = await eventByJet(database.db, idJet);
      if (event?.is_online !== true) return rejection(TEST_SHOP_CODE.unknownEvent);
      const counts = await countsOf(database.db, idJet, now());
      return success(
        stockOf(event, currentCounts(counts), now()).map(
          ({ seats: _, unit: __, ...stock }) => stock,
        ),
      );
    });
  }

  /** Releases expired seats and notifies the listeners; updates the stock of events that were saved. */
  async sweep(): Promise<void> {
    const { database, now } = this.#parts;
    await this.#review();
    const releases: string[] = [];
    for (const idJet of await eventsWithExpired(database.db, instantText(now()))) {
      const released = await this.#write(async (tx, at) =>
        success(await releaseEvent(tx, idJet, at)),
      );
      if (released.ok && released.value > 0) releases.push(idJet);
    }
    await this.#write(async (tx, at) => success(await deleteEmptyCarts(tx, instantText(at))));
    await this.#notify(releases);
  }

  async #review(): Promise<void> {
    const ids = [...this.#saved].slice(0, MAX_REVIEWED);
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

  async #reserve(request: Parameters<typeof reserve>[1]): Promise<ShopResult<ReservedCart>> {
    const { booking_fee: fee } = settingsOf(await this.#parts.reference.read()).ticketing;
    const result = await this.#write((tx, now) => reserve(tx, request, fee, now));
    if (result.ok && result.value.released > 0) this.#notifyLater([request.order.event_jet_id]);
    return result;
  }

  async #free(
    work: (tx: Transaction<Database>, now: Date) => Promise<ShopResult<FreedEvents>>,
  ): Promise<ShopResult<FreedEvents>> {
    const releases = await this.#write(work);
    if (releases.ok) this.#notifyLater(releases.value);
    return releases;
  }

  async #write<Value>(
    work: (tx: Transaction<Database>, now: Date) => Promise<ShopResult<Value>>,
  ): Promise<ShopResult<Value>> {
    const { database, report, feed, now } = this.#parts;
    const result = await ticketTransaction(database, report, (tx) => work(tx, now()));
    if (result.ok) await feed.catchUp();
    return result;
  }

  /** Reads; an error of the database is reported and results in `unreachable`. */
  async #read<Value>(work: () => Promise<ShopResult<Value>>): Promise<ShopResult<Value>> {
    try {
      return await work();
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      this.#parts.report.report('The test shop could not be read.', { why });
      return { ok: false, failure: { kind: 'unreachable', why } };
    }
  }

  async #notify(idJets: FreedEvents): Promise<void> {
    if (idJets.length === 0) return;
    for (const listener of this.#listeners) await listener(idJets);
  }

  /** Notifies in the background: visitors do not wait for it. */
  #notifyLater(idJets: FreedEvents): void {
    this.#notify(idJets).catch((error: unknown) => {
      const why = error instanceof Error ? error.message : String(error);
      this.#parts.report.report('Seats came back, and it could not be told.', { why });
    });
  }
}
