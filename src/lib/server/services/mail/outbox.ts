import { randomUUID } from 'node:crypto';
import { millisecondsInDay } from 'date-fns/constants';
import type { Kysely } from 'kysely';
import { MAIL_KEEP_DAYS, type Locale } from '../../../constants.ts';
import { instantText } from '../../../dates/dates.ts';
import { success, type Failure, type Result } from '../../../result.ts';
import type { OutboxRow } from '../../db/tables/outbox-schema.ts';
import type { OpenDatabase } from '../../db/open.ts';
import type { Database } from '../../db/schema.ts';
import { transaction } from '../../db/transaction.ts';
import type { ErrorReporter } from '../../ports/error-reporter.ts';
import type { Mailer, Message } from '../../ports/mailer.ts';
import * as messages from '../../repositories/outbox.ts';
import { siteName } from '../../repositories/settings.ts';
import { venueSubject } from './venue-subject.ts';
import { retryDelayMs, triesOf } from './back-off.ts';

export interface OutboxParts {
  readonly database: OpenDatabase;
  readonly mailer: Mailer;
  readonly report: ErrorReporter;
  readonly now: () => Date;
}

export interface OutgoingMessage extends Omit<Message, 'id'> {
  /** What it is about: shown in the list of messages that did not arrive. */
  readonly topic: OutboxRow['topic'];
  /** Its language, in which the subject names the venue. */
  readonly locale: Locale;
  /** When it is of no use any more: then it is not sent, and its text is deleted. */
  readonly expiresAt?: Date;
}

/** Messages that leave together, and can be called back together until then. */
export interface MessageBatch {
  readonly batch: string;
  readonly dueAt: Date;
}

/** Longer than a mailer takes for a message, in milliseconds: who has not said how it went by then is gone. */
const LEASE_MS = 60_000;
/** A protection against flooding. */
const MAX_WAITING = 10_000;
/** Messages that are sent at the same time. */
const SENDERS = 3;
/** Messages of a round, so that an end of the process does not have to wait for all. */
const MAX_OF_A_ROUND = 200;

/** How a try ended; `silent`: the server takes nothing now, so that others need not be tried. */
type Outcome = 'sent' | 'failed' | 'silent' | 'none';

/** Why a message did not go out, by what the mailer says. */
export const whyFailed = ({ code, reason }: Failure): NonNullable<OutboxRow['failed']> => {
  if (code === 'invalid') return 'invalid';
  return reason === 'login' || reason === 'tls' || reason === 'refused' ? reason : 'unavailable';
};

/** The venue's name in each language, read once for all messages of a transaction. */
function perLocaleName(tx: Kysely<Database>): (locale: Locale) => Promise<string> {
  const names = new Map<Locale, string>();
  return async (locale) => {
    const name = names.get(locale) ?? (await siteName(tx, locale));
    names.set(locale, name);
    return name;
  };
}

/**
 * Messages on their way out. They are written in the transaction of what they tell, and sent
 * by a task of one process (`startMail`): at least once, under a name that stays the same.
 */
export class Outbox {
  readonly #parts: OutboxParts;
  #round: Promise<unknown> = Promise.resolve();

  constructor(parts: OutboxParts) {
    this.#parts = parts;
  }

  /** The sender's address, which also receives messages to the venue. */
  get from(): string {
    return this.#parts.mailer.from;
  }

  /**
   * Keeps a message for delivery, as part of the caller's transaction: it is sent exactly
   * when what it tells was written. Its subject says which venue writes.
   * @returns false when too many wait, and it was not kept
   */
  async enqueue(tx: Kysely<Database>, message: OutgoingMessage): Promise<boolean> {
    return this.#keep(tx, [message]);
  }

  /**
   * The same for many that tell of one thing.
   * @returns false when too many wait, and none of them was kept
   */
  async enqueueBatch(
    tx: Kysely<Database>,
    list: readonly OutgoingMessage[],
    batch: MessageBatch,
  ): Promise<boolean> {
    return list.length === 0 || this.#keep(tx, list, batch);
  }

  /**
   * Sends what is due, one round at a time in a process; several processes may.
   * @param signal ends the round after the messages that are under way
   * @returns false when the mail server could not be reached
   */
  deliverDue(signal?: AbortSignal): Promise<boolean> {
    const round = this.#round.then(() => this.#deliver(signal));
    this.#round = round.catch(() => undefined);
    return round;
  }

  /** Sends a message now, past all that wait. @returns as the mailer does */
  async sendNow(message: Message): Promise<Result<null>> {
    return this.#parts.mailer.send(message);
  }

  /** Deletes what is no longer needed. */
  async sweep(): Promise<void> {
    const now = this.#parts.now();
    const endedBefore = new Date(now.getTime() - MAIL_KEEP_DAYS * millisecondsInDay);
    await messages.sweepOutbox(this.#parts.database.db, instantText(now), instantText(endedBefore));
  }

  async #keep(
    tx: Kysely<Database>,
    list: readonly OutgoingMessage[],
    { batch, dueAt }: Partial<MessageBatch> = {},
  ): Promise<boolean> {
    if (await messages.areAsManyWaiting(tx, Math.max(1, MAX_WAITING + 1 - list.length))) {
      const topic = list[0]?.topic;
      this.#parts.report.report('A message was not kept: too many are waiting.', { topic });
      return false;
    }
    const nameOfVenue = perLocaleName(tx);
    const created_at = instantText(this.#parts.now());
    const rows: messages.NewMessage[] = [];
    for (const { to, subject, text, replyTo, unsubscribe, topic, locale, expiresAt } of list)
      rows.push({
        message_id: randomUUID(),
        topic,
        recipient: to,
        reply_to: replyTo ?? null,
        unsubscribe: unsubscribe ?? null,
        subject: venueSubject(subject, await nameOfVenue(locale)),
        body: text,
        created_at,
        due_at: dueAt === undefined ? created_at : instantText(dueAt),
        expires_at: expiresAt === undefined ? null : instantText(expiresAt),
        batch: batch ?? null,
      });
    await messages.insertMessages(tx, rows);
    return true;
  }

  async #deliver(signal?: AbortSignal): Promise<boolean> {
    const { database, now } = this.#parts;
    if (!(await messages.isMessageDue(database.db, instantText(now())))) return true;
    let isReachable = true;
    let left = MAX_OF_A_ROUND;
    const send = async () => {
      while (isReachable && left > 0 && signal?.aborted !== true) {
        left -= 1;
        const outcome = await this.#deliverNext();
        if (outcome === 'silent') isReachable = false;
        if (outcome === 'none') return;
      }
    };
    await Promise.all(Array.from({ length: SENDERS }, send));
    return isReachable;
  }

  async #deliverNext(): Promise<Outcome> {
    const { database, mailer, now } = this.#parts;
    const until = instantText(new Date(now().getTime() + LEASE_MS));
    const taken = await transaction(database, async (tx) =>
      success(await messages.takeMessage(tx, instantText(now()), until)),
    );
    const row = taken.ok ? taken.value : null;
    if (row === null) return 'none';
    const { recipient, subject, body } = row;
    const isOver = row.expires_at !== null && row.expires_at <= instantText(now());
    if (isOver || recipient === null || subject === null || body === null) {
      await this.#giveUp(row, 'expired');
      return 'failed';
    }
    const result = await mailer.send({
      to: recipient,
      subject,
      text: body,
      replyTo: row.reply_to ?? undefined,
      unsubscribe: row.unsubscribe ?? undefined,
      id: row.message_id,
    });
    if (!result.ok) return this.#noteFailure(row, result.failure);
    await messages.markSent(database.db, row.id, instantText(now()));
    return 'sent';
  }

  async #noteFailure(row: messages.OutboxEntry, failure: Failure): Promise<Outcome> {
    const failed = whyFailed(failure);
    if (row.attempts >= triesOf(failed)) await this.#giveUp(row, failed);
    else {
      const { database, now } = this.#parts;
      const dueAt = new Date(now().getTime() + retryDelayMs(row.attempts));
      await messages.scheduleRetry(database.db, row.id, { failed, due_at: instantText(dueAt) });
    }
    return failed === 'invalid' || failed === 'refused' ? 'failed' : 'silent';
  }

  async #giveUp(
    { id, topic }: messages.OutboxEntry,
    failed: NonNullable<OutboxRow['failed']>,
  ): Promise<void> {
    const { database, report, now } = this.#parts;
    await messages.markDead(database.db, id, { failed, now: instantText(now()) });
    // Without the address, which is personal data.
    report.report('A message was not sent.', { topic, why: failed });
  }
}
