import { randomBytes } from 'node:crypto';
import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import type { Kysely, Transaction } from 'kysely';
import type { EventEntity } from '../../../../content/records/event.ts';
import { canGiveSeats } from '../../../booking/sale-state.ts';
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
import type { OpenDatabase } from '../../db/open.ts';
import type { Database } from '../../db/schema.ts';
import { transaction } from '../../db/transaction.ts';
import { ticketTransaction } from '../booking/idempotency.ts';
import type { OutgoingMessage } from '../mail/outbox.ts';
import { recordById } from '../../repositories/records.ts';
import { lockEvents, seatsOfCart } from '../../repositories/shop-seats.ts';
import * as entries from '../../repositories/visitors/waiting.ts';
import type { WaitingEntry } from '../../repositories/visitors/waiting.ts';
import { networkOf } from '../../concurrency/network.ts';
import { SharedLimit } from '../limits/shared-limit.ts';
import type { Outbox } from '../mail/outbox.ts';
import type { Reference } from '../records/reference-data.ts';
import { linesOf } from '../test-shop/cart-lines.ts';
import type { TestShop } from '../test-shop/test-shop.ts';
import { success } from '../../../result.ts';
import { messageTo, messageToVenue, type MessageContext } from './messages.ts';
import { offerSeats, type SeatOffer } from './offer-seats.ts';

export interface WaitingListParts {
  readonly database: OpenDatabase;
  readonly reference: Reference;
  /** Null where another shop sells: then there is no waiting list. */
  readonly testShop: TestShop | null;
  readonly outbox: Outbox;
  readonly report: ErrorReporter;
  readonly now: () => Date;
  readonly siteOrigin: string;
}

/** A new or existing entry. */
type JoinedEntry = Pick<WaitingEntry, 'token' | 'email' | 'tickets' | 'locale' | 'state'>;

/** The result of claiming an offer. `over`: it has expired; `silent`: the shop does not answer. */
export type ClaimResult =
  { readonly kind: 'taken'; readonly cart: string } | { readonly kind: 'over' | 'silent' | 'none' };

const TOKEN_BYTES = 16;
const TOKEN = /^[\w-]{22}$/u;

/**
 * Adds an entry for an address; one that is not confirmed yet takes the new wishes, and any
 * other stays as it is. @returns the address's entry
 */
async function insertOrRefresh(
  tx: Transaction<Database>,
  event: number,
  asked: Pick<WaitingEntry, 'email' | 'tickets' | 'needs' | 'locale' | 'asked_at'>,
): Promise<JoinedEntry> {
  await lockEvents(tx, [`waiting ${event}`]);
  const existing = await entries.openEntryOf(tx, event, asked.email);
  const { tickets, needs, asked_at } = asked;
  if (existing !== null) {
    if (existing.state !== 'asked') return existing;
    await entries.changeEntry(tx, existing.id, 'asked', { tickets, needs, asked_at });
    return { ...existing, tickets };
  }
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const entry = { ...asked, token, event, state: 'asked' } as const;
  await entries.insertEntry(tx, entry);
  return entry;
}

/** The waiting lists of events: entries, and offers of released seats. */
export class WaitingList {
  readonly #parts: WaitingListParts;
  readonly #joinLimit: SharedLimit;
  readonly #mailLimit: SharedLimit;
  /** One event at a time: in parallel the same entry could be offered seats twice. */
  #serving: Promise<unknown> = Promise.resolve();

  constructor(parts: WaitingListParts) {
    const {
      database: { db },
      now,
    } = parts;
    this.#parts = parts;
    this.#joinLimit = new SharedLimit(db, {
      name: 'waiting',
      most: WAITING_JOINS_AN_HOUR,
      perMs: millisecondsInHour,
      now,
    });
    this.#mailLimit = new SharedLimit(db, {
      name: 'waiting-mail',
      most: WAITING_MAILS_A_DAY,
      perMs: millisecondsInDay,
      now,
    });
  }

  get isOpen(): boolean {
    return this.#parts.testShop !== null;
  }

  /**
   * Adds an entry, which has to be confirmed by mail. The answer does not reveal whether the
   * address is on the list already.
   * @param visitor the network address of the visitor
   * @returns `tooMany` when the rate limit is exceeded, `failed` when the database was busy
   */
  async join(
    event: EventEntity,
    join: Join,
    locale: Locale,
    visitor: string,
  ): Promise<'joined' | 'tooMany' | 'failed'> {
    if (!(await this.#joinLimit.allows(networkOf(visitor)))) return 'tooMany';
    const { database, report, now } = this.#parts;
    const { email, tickets, note, features } = join;
    const needs = { features, note };
    // Before the work that may be done twice: a message counts once.
    const context = (await this.#mailLimit.allows(email))
      ? await this.#messageContext(event)
      : null;
    const insertion = await ticketTransaction(database, report, async (tx) => {
      const entry = await insertOrRefresh(tx, event.id, {
        ...{ email, tickets, needs, locale },
        asked_at: instantText(now()),
      });
      const kind = entry.state === 'asked' ? 'confirm' : 'known';
      if (context !== null) await this.#mail(tx, messageTo({ ...entry, locale }, kind, context));
      return success(null);
    });
    if (!insertion.ok) return 'failed';
    return 'joined';
  }

  async entry(token: string): Promise<WaitingEntry | null> {
    return TOKEN.test(token) ? entries.entryByToken(this.#parts.database.db, token) : null;
  }

  /** The position on the list, from 1; null for an entry that does not wait. */
  async placeOf(entry: WaitingEntry): Promise<number | null> {
    if (entry.state !== 'confirmed') return null;
    return (await entries.countBefore(this.#parts.database.db, entry)) + 1;
  }

  /** The seats that are held for an entry, a line each; empty without an offer. */
  async seatsOf(entry: Pick<WaitingEntry, 'cart'>, locale: Locale): Promise<readonly string[]> {
    if (entry.cart === null) return [];
    const { database, reference } = this.#parts;
    const seats = await seatsOfCart(database.db, entry.cart);
    const lines = await linesOf(database.db, await reference.read(), seats, locale);
    return lines.map(({ quantity, group, price_text: price, seats: names }) =>
      [`${quantity} × ${group}`, price, names].filter(Boolean).join(', '),
    );
  }

  /** Confirms an entry by its mail address. Available seats are offered at once. */
  async confirm(entry: WaitingEntry): Promise<void> {
    const { database, outbox, now } = this.#parts;
    const event = await recordById(database.db, 'event', entry.event);
    const note =
      event === null || entry.needs.note === ''
        ? null
        : messageToVenue(entry, await this.#messageContext(event), outbox.from);
    const change = { state: 'confirmed', confirmed_at: now().toISOString() } as const;
    const confirmation = await transaction(database, async (tx) =>
      success(await this.#changeIn(tx, entry, change, note)),
    );
    if (!confirmation.ok || !confirmation.value) return;
    await this.#serve([entry.event]);
  }

  /** Deletes the entry, and releases the seats that were held for it. */
  async leave({ id }: Pick<WaitingEntry, 'id'>): Promise<void> {
    // The deleted row, not the entry as it was read before: seats may have been offered since.
    const deletedEntry = await entries.deleteEntry(this.#parts.database.db, id);
    if (deletedEntry?.state === 'offered' && deletedEntry.cart !== null)
      await this.#parts.testShop?.cancel(deletedEntry.cart);
  }

  /** Claims the offer of an entry: its cart becomes the visitor's. Idempotent. */
  async claim(entry: WaitingEntry): Promise<ClaimResult> {
    const { testShop } = this.#parts;
    if (testShop === null || entry.cart === null) return { kind: 'none' };
    const claimed = { kind: 'taken', cart: entry.cart } as const;
    if (entry.state === 'served') return claimed;
    if (entry.state !== 'offered') return { kind: 'none' };
    const claim = await testShop.claim(entry.cart);
    if (!claim.ok && claim.failure.kind === 'unreachable') return { kind: 'silent' };
    // With a double click the first request has claimed it already.
    const isClaimed = claim.ok || (await testShop.read(entry.cart, entry.locale)).ok;
    await this.#change(entry, { state: isClaimed ? 'served' : 'left' });
    return isClaimed ? claimed : { kind: 'over' };
  }

  /** Offers released seats of events, by their ids in the ticketing system. */
  async serveFreed(idJets: readonly string[]): Promise<void> {
    await this.#serve(await entries.waitedForAmong(this.#parts.database.db, idJets));
  }

  /** To be called at an interval: ends expired offers, deletes old entries, offers available seats. */
  async sweep(): Promise<void> {
    const { db } = this.#parts.database;
    const now = this.#parts.now();
    const timeBefore = (milliseconds: number) =>
      instantText(new Date(now.getTime() - milliseconds));
    await entries.lapseOffers(db, instantText(now));
    await entries.deleteEntries(db, {
      askedBefore: timeBefore(WAITING_CONFIRM_HOURS * millisecondsInHour),
      endedBefore: timeBefore(WAITING_KEEP_DAYS * millisecondsInDay),
      eventBefore: timeBefore(millisecondsInDay),
    });
    await this.#serve(await entries.eventsWaitedFor(db));
  }

  async close(): Promise<void> {
    await this.#serving;
  }

  async #messageContext(event: EventEntity): Promise<MessageContext> {
    const { reference, siteOrigin } = this.#parts;
    return { event, data: await reference.read(), siteOrigin };
  }

  #serve(events: readonly number[]): Promise<void> {
    const run = this.#serving.then(async () => {
      for (const id of events) await this.#serveOne(id);
    });
    this.#serving = run.catch(() => undefined);
    return run;
  }

  async #serveOne(id: number): Promise<void> {
    const { database, testShop, now } = this.#parts;
    const event = await recordById(database.db, 'event', id);
    // Nobody is offered seats of what does not take place, or nobody knows when.
    if (testShop === null || event?.is_online !== true) return;
    if (!canGiveSeats(event, now().getTime())) return;
    const waiting = await entries.waitingFor(database.db, id);
    await offerSeats(testShop, { event, waiting }, now(), (offered) => this.#offer(event, offered));
  }

  #mail(tx: Kysely<Database>, message: OutgoingMessage, expiresAt?: Date): Promise<boolean> {
    return this.#parts.outbox.enqueue(tx, expiresAt ? { ...message, expiresAt } : message);
  }

  /**
   * Changes an entry whose state is still the one that was read.
   * @param message is sent if it was
   * @returns whether it was
   */
  async #changeIn(
    tx: Transaction<Database>,
    { id, state }: WaitingEntry,
    change: entries.EntryChange,
    message: OutgoingMessage | null,
  ): Promise<boolean> {
    const isChanged = await entries.changeEntry(tx, id, state, change);
    const until = change.offered_until ? new Date(change.offered_until) : undefined;
    if (isChanged && message !== null) await this.#mail(tx, message, until);
    return isChanged;
  }

  async #change(
    entry: WaitingEntry,
    change: entries.EntryChange,
    message: OutgoingMessage | null = null,
  ): Promise<boolean> {
    const { database, report } = this.#parts;
    const update = await ticketTransaction(database, report, async (tx) =>
      success(await this.#changeIn(tx, entry, change, message)),
    );
    return update.ok && update.value;
  }

  async #offer(event: EventEntity, { entry, cart }: SeatOffer): Promise<boolean> {
    const offer = { state: 'offered', cart: cart.cart, offered_until: cart.until } as const;
    const seats = await this.seatsOf({ cart: cart.cart }, entry.locale);
    const context = await this.#messageContext(event);
    return this.#change(entry, offer, messageTo({ ...entry, ...offer }, 'offer', context, seats));
  }
}
