import { randomBytes } from 'node:crypto';
import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import type { EventEntity } from '../../../../content/records/event.ts';
import {
  EVENT_NEWS_ASKS_AN_HOUR,
  EVENT_NEWS_CONFIRM_HOURS,
  EVENT_NEWS_KEEP_DAYS,
  EVENT_NEWS_MAILS_A_DAY,
  type Locale,
} from '../../../constants.ts';
import { instantText } from '../../../dates/dates.ts';
import { success } from '../../../result.ts';
import { networkOf } from '../../concurrency/network.ts';
import type { OpenDatabase } from '../../db/open.ts';
import { transaction } from '../../db/transaction.ts';
import * as followers from '../../repositories/box-office/followers.ts';
import type { Follower } from '../../repositories/box-office/followers.ts';
import { SharedLimit } from '../limits/shared-limit.ts';
import type { Outbox } from '../mail/outbox.ts';
import type { ReferenceData } from '../records/reference-data.ts';
import { askMessage } from './messages.ts';

export interface EventNewsParts {
  readonly database: OpenDatabase;
  readonly outbox: Outbox;
  readonly now: () => Date;
  readonly siteOrigin: string;
}

/** Who wants to hear of an event, in which language, and from where it was asked. */
export interface AskedNews {
  readonly email: string;
  readonly locale: Locale;
  /** The network address of the visitor. */
  readonly visitor: string;
}

/** An event as its messages name it. */
export interface NamedEvent {
  readonly event: EventEntity;
  /** Day, time and place as one line. */
  readonly when: string;
}

const TOKEN_BYTES = 16;
const TOKEN = /^[\w-]{22}$/u;

/** Who wants to be told of changes of an event by mail. */
export class EventNews {
  readonly #parts: EventNewsParts;
  readonly #askLimit: SharedLimit;
  readonly #mailLimit: SharedLimit;

  constructor(parts: EventNewsParts) {
    const {
      database: { db },
      now,
    } = parts;
    this.#parts = parts;
    this.#askLimit = new SharedLimit(db, {
      name: 'event-news',
      most: EVENT_NEWS_ASKS_AN_HOUR,
      perMs: millisecondsInHour,
      now,
    });
    this.#mailLimit = new SharedLimit(db, {
      name: 'event-news-mail',
      most: EVENT_NEWS_MAILS_A_DAY,
      perMs: millisecondsInDay,
      now,
    });
  }

  /**
   * Notes that an address asks for news of an event, and writes to it. Only who follows the
   * link in the message and confirms is told of anything.
   * @param data read before the transaction, which nothing else can read beside on SQLite
   * @returns false when the client address has asked too often
   */
  async ask(
    { event, when }: NamedEvent,
    { email: typed, locale, visitor }: AskedNews,
    data: ReferenceData,
  ): Promise<boolean> {
    if (!(await this.#askLimit.allows(networkOf(visitor)))) return false;
    const { database, outbox, now, siteOrigin } = this.#parts;
    const email = typed.toLowerCase();
    // Before the work that may be done twice: a message counts once.
    const isMailed = await this.#mailLimit.allows(email);
    const asked_at = instantText(now());
    const expiresAt = new Date(now().getTime() + EVENT_NEWS_CONFIRM_HOURS * millisecondsInHour);
    await transaction(database, async (tx) => {
      const existing = await followers.followerByEmail(tx, event.id, email);
      const token = existing?.token ?? randomBytes(TOKEN_BYTES).toString('base64url');
      const asked = { token, event: event.id, email, locale, asked_at };
      if (existing === null) await followers.insertFollower(tx, asked);
      else await followers.askAgain(tx, existing.id, { asked_at, locale });
      const state = existing?.state ?? 'asked';
      const message = askMessage({ ...asked, state }, { event, when }, { data, siteOrigin });
      if (isMailed) await outbox.enqueue(tx, { ...message, expiresAt });
      return success(null);
    });
    return true;
  }

  async find(token: string): Promise<Follower | null> {
    return TOKEN.test(token) ? followers.followerByToken(this.#parts.database.db, token) : null;
  }

  /** The address is told of changes from now on. Idempotent. */
  async confirm({ token }: Pick<Follower, 'token'>): Promise<void> {
    const { database, now } = this.#parts;
    await followers.confirmFollower(database.db, token, instantText(now()));
  }

  /** Nothing is kept of who leaves. Idempotent. */
  async leave({ token }: Pick<Follower, 'token'>): Promise<void> {
    await followers.deleteFollower(this.#parts.database.db, token);
  }

  /** Deletes addresses that were not confirmed in time, and those of events that are over. */
  async sweep(): Promise<void> {
    const { database, now } = this.#parts;
    const before = (ms: number) => instantText(new Date(now().getTime() - ms));
    await followers.sweepFollowers(database.db, {
      askedBefore: before(EVENT_NEWS_CONFIRM_HOURS * millisecondsInHour),
      eventBefore: before(EVENT_NEWS_KEEP_DAYS * millisecondsInDay),
    });
  }
}
