import { randomBytes } from 'node:crypto';
import type { EventEntity } from '../../../../content/records/event.ts';
import type { Join } from '../../../booking/waiting.ts';
import {
  WAITING_CONFIRM_HOURS,
  WAITING_JOINS_AN_HOUR,
  WAITING_KEEP_DAYS,
  WAITING_MAILS_A_DAY,
  type Locale,
} from '../../../constants.ts';
import { instantText } from '../../../dates/dates.ts';
import type { ErrorReporter } from '../../ports/error-reporter.ts';
import type { Mailer } from '../../ports/mailer.ts';
import type { OpenDatabase } from '../../db/open.ts';
import { recordById } from '../../repositories/records.ts';
import { lockEvents, seatsOfCart } from '../../repositories/shop-seats.ts';
import * as entries from '../../repositories/waiting.ts';
import type { WaitingEntry } from '../../repositories/waiting.ts';
import { placeOnNet, RateLimit } from '../../concurrency/rate-limit.ts';
import type { Reference } from '../records/reference-data.ts';
import { linesOf } from '../test-shop/cart-lines.ts';
import type { TestShop } from '../test-shop/test-shop.ts';
import { success } from '../../../result.ts';
import { ticketTransaction } from '../booking/ticket-transaction.ts';
import { messageTo, messageToHouse, type About } from './messages.ts';
import { Post } from './post.ts';
import { serveEvent, type Offered } from './serve.ts';

export interface WaitingListParts {
  readonly database: OpenDatabase;
  readonly reference: Reference;
  /** Null where another shop sells: then nobody can be served, and nobody is asked to wait. */
  readonly testShop: TestShop | null;
  readonly mailer: Mailer;
  readonly report: ErrorReporter;
  readonly now: () => Date;
  readonly siteOrigin: string;
}

/** An entry as it was found or made. */
type Noted = Pick<WaitingEntry, 'token' | 'email' | 'tickets' | 'locale' | 'state'>;

/** What came of an offer that somebody wants to take. `over`: it was too late. */
export type Taken =
  { readonly kind: 'taken'; readonly cart: string } | { readonly kind: 'over' | 'silent' | 'none' };

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const TOKEN_BYTES = 16;
const TOKEN = /^[\w-]{22}$/u;

/** Those who wait for seats of an event, and who gets the ones that come back. */
export class WaitingList {
  readonly #parts: WaitingListParts;
  readonly #post: Post;
  readonly #joins: RateLimit;
  readonly #mails: RateLimit;
  /** One event at a time: two rounds at once would keep seats twice for the same people. */
  #serving: Promise<unknown> = Promise.resolve();

  constructor(parts: WaitingListParts) {
    const { mailer, report, now, testShop } = parts;
    this.#parts = parts;
    this.#post = new Post(mailer, report);
    this.#joins = new RateLimit({ most: WAITING_JOINS_AN_HOUR, perMs: HOUR_MS, now });
    this.#mails = new RateLimit({ most: WAITING_MAILS_A_DAY, perMs: DAY_MS, now });
    testShop?.onFreed((idJets) => this.serveFreed(idJets));
  }

  get isOpen(): boolean {
    return this.#parts.testShop !== null;
  }

  /**
   * Puts somebody on the list, who has to confirm it by mail. Whether the address
   * is on it already cannot be told from the answer.
   * @param visitor network address of whoever asks
   * @returns `tooMany` when too many came from there, `failed` when the database was busy
   */
  async join(
    event: EventEntity,
    join: Join,
    locale: Locale,
    visitor: string,
  ): Promise<'joined' | 'tooMany' | 'failed'> {
    if (!this.#joins.allows(placeOnNet(visitor))) return 'tooMany';
    const { database, report, now } = this.#parts;
    const { email, tickets, note, features } = join;
    const needs = { features, note };
    const noted = await ticketTransaction<Noted>(database, report, async (tx) => {
      await lockEvents(tx, [`waiting ${event.id}`]);
      const known = await entries.openEntryOf(tx, event.id, email);
      const asked_at = instantText(now());
      if (known !== null) {
        if (known.state === 'asked')
          await entries.changeEntry(tx, known.id, 'asked', { tickets, needs, asked_at });
        return success({ ...known, ...(known.state === 'asked' && { tickets, needs }) });
      }
      const token = randomBytes(TOKEN_BYTES).toString('base64url');
      const state = 'asked' as const;
      const fresh = { token, event: event.id, email, tickets, needs, locale, state, asked_at };
      await entries.insertEntry(tx, fresh);
      return success(fresh);
    });
    if (!noted.ok) return 'failed';
    if (this.#mails.allows(email)) {
      const kind = noted.value.state === 'asked' ? 'confirm' : 'known';
      this.#post.send(messageTo({ ...noted.value, locale }, kind, await this.#about(event)));
    }
    return 'joined';
  }

  async entry(token: string): Promise<WaitingEntry | null> {
    return TOKEN.test(token) ? entries.entryByToken(this.#parts.database.db, token) : null;
  }

  /** On the list from 1; null for an entry that does not wait. */
  async placeOf(entry: WaitingEntry): Promise<number | null> {
    if (entry.state !== 'confirmed') return null;
    return (await entries.countBefore(this.#parts.database.db, entry)) + 1;
  }

  /** The seats that are kept for an entry, in words of its language; none where there are none. */
  async seatsOf(entry: Pick<WaitingEntry, 'cart'>, locale: Locale): Promise<readonly string[]> {
    if (entry.cart === null) return [];
    const { database, reference } = this.#parts;
    const seats = await seatsOfCart(database.db, entry.cart);
    const lines = await linesOf(database.db, await reference.read(), seats, locale);
    return lines.map(({ quantity, group, price_text: price, seats: names }) =>
      [`${quantity} × ${group}`, price, names].filter(Boolean).join(', '),
    );
  }

  /** The address is its owner's. Seats that are there are offered at once. */
  async confirm(entry: WaitingEntry): Promise<void> {
    const { database, now } = this.#parts;
    const confirmed_at = now().toISOString();
    const change = { state: 'confirmed', confirmed_at } as const;
    if (!(await entries.changeEntry(database.db, entry.id, 'asked', change))) return;
    const event = await recordById(database.db, 'event', entry.event);
    if (event !== null && entry.needs.note !== '')
      this.#post.send(messageToHouse(entry, await this.#about(event), this.#post.from));
    await this.#serve([entry.event]);
  }

  /** Deletes the entry, and gives back what was kept for it. */
  async leave({ id }: Pick<WaitingEntry, 'id'>): Promise<void> {
    // Not as it was read before: seats may have been offered since.
    const left = await entries.deleteEntry(this.#parts.database.db, id);
    if (left?.state === 'offered' && left.cart !== null)
      await this.#parts.testShop?.cancel(left.cart);
  }

  /** Makes what is kept for an entry the cart of whoever shows its token; a second time it is that cart still. */
  async take(entry: WaitingEntry): Promise<Taken> {
    const { testShop } = this.#parts;
    if (testShop === null || entry.cart === null) return { kind: 'none' };
    const theirs = { kind: 'taken', cart: entry.cart } as const;
    if (entry.state === 'served') return theirs;
    if (entry.state !== 'offered') return { kind: 'none' };
    const taken = await testShop.take(entry.cart);
    if (!taken.ok && taken.failure.kind === 'unreachable') return { kind: 'silent' };
    // A double click: the first has made it their cart just now.
    const isTheirs = taken.ok || (await testShop.read(entry.cart, entry.locale)).ok;
    await this.#change(entry, { state: isTheirs ? 'served' : 'left' });
    return isTheirs ? theirs : { kind: 'over' };
  }

  /** Seats of these events came back, by their ids in the ticketing system. */
  async serveFreed(idJets: readonly string[]): Promise<void> {
    await this.#serve(await entries.waitedForAmong(this.#parts.database.db, idJets));
  }

  /** What time brings: offers lapse, old entries go, and sales begin. */
  async look(): Promise<void> {
    const { db } = this.#parts.database;
    const now = this.#parts.now();
    const before = (milliseconds: number) => instantText(new Date(now.getTime() - milliseconds));
    await entries.lapseOffers(db, instantText(now));
    await entries.forgetEntries(db, {
      askedBefore: before(WAITING_CONFIRM_HOURS * HOUR_MS),
      endedBefore: before(WAITING_KEEP_DAYS * DAY_MS),
      eventBefore: before(DAY_MS),
    });
    await this.#serve(await entries.eventsWaitedFor(db));
  }

  /** When all messages that were written so far are sent, or given up. */
  idle(): Promise<void> {
    return this.#post.idle();
  }

  async close(): Promise<void> {
    await this.#serving;
    await this.#post.close();
  }

  async #about(event: EventEntity): Promise<About> {
    const { reference, siteOrigin } = this.#parts;
    return { event, data: await reference.read(), siteOrigin };
  }

  #serve(events: readonly number[]): Promise<void> {
    const round = this.#serving.then(async () => {
      for (const id of events) await this.#serveOne(id);
    });
    this.#serving = round.catch(() => undefined);
    return round;
  }

  async #serveOne(id: number): Promise<void> {
    const { database, testShop, now } = this.#parts;
    const event = await recordById(database.db, 'event', id);
    if (testShop === null || event?.is_online !== true) return;
    const waiting = await entries.waitingFor(database.db, id);
    await serveEvent(testShop, event, waiting, now(), (offered) => this.#offer(event, offered));
  }

  /** Changes an entry that still stands as it was read. @returns whether that could be done */
  async #change({ id, state }: WaitingEntry, change: entries.EntryChange): Promise<boolean> {
    const { database, report } = this.#parts;
    const changed = await ticketTransaction(database, report, async (tx) =>
      success(await entries.changeEntry(tx, id, state, change)),
    );
    return changed.ok && changed.value;
  }

  async #offer(event: EventEntity, { entry, cart }: Offered): Promise<boolean> {
    const offer = { state: 'offered', cart: cart.cart, offered_until: cart.until } as const;
    if (!(await this.#change(entry, offer))) return false;
    const seats = await this.seatsOf({ cart: cart.cart }, entry.locale);
    const offered = { ...entry, ...offer };
    this.#post.send(messageTo(offered, 'offer', await this.#about(event), seats));
    return true;
  }
}
