import { millisecondsInDay, millisecondsInSecond } from 'date-fns/constants';
import type { Transaction } from 'kysely';
import type { EventEntity } from '../../../../content/records/event.ts';
import { STATUS_CHANGE_KEEP_DAYS, STATUS_MAIL_DELAY_SECONDS } from '../../../constants.ts';
import { instantText } from '../../../dates/dates.ts';
import { fieldsOfStatus, isNews, type StatusFields } from '../../../event-status/status-change.ts';
import { translator } from '../../../i18n/translator.ts';
import { failure, success, type Result } from '../../../result.ts';
import type { OpenDatabase } from '../../db/open.ts';
import type { Database } from '../../db/schema.ts';
import * as changes from '../../repositories/box-office/status-changes.ts';
import type { StatusChange } from '../../repositories/box-office/status-changes.ts';
import { callBack } from '../../repositories/outbox.ts';
import { recordById } from '../../repositories/records.ts';
import { inputOf } from '../records/record-input.ts';
import type { Outbox } from '../mail/outbox.ts';
import type { RecordService } from '../records/record-service.ts';
import type { Reference, ReferenceData } from '../records/reference-data.ts';
import type { WriteOptions } from '../records/write-options.ts';
import { statusMessage, recipientsOf } from './messages.ts';

export interface EventStatusParts {
  readonly database: OpenDatabase;
  readonly records: Pick<RecordService, 'write' | 'updateIn'>;
  readonly reference: Reference;
  readonly outbox: Outbox;
  readonly now: () => Date;
  readonly siteOrigin: string;
}

/** A change that somebody orders, of the event in the state that they saw. */
export interface StatusOrder {
  readonly id: number;
  readonly version: number;
  /** Random, of the form: the same form twice is one change. */
  readonly key: string;
  readonly fields: StatusFields;
}

/** So many messages that the mail has no room for them: the change stands, nobody is told. */
export const NOBODY_TOLD = -1;

/** Changes of what an event's visitors have to know, each in one transaction. */
export class EventStatuses {
  readonly #parts: EventStatusParts;

  constructor(parts: EventStatusParts) {
    this.#parts = parts;
  }

  find(key: string): Promise<StatusChange | null> {
    return changes.changeByKey(this.#parts.database.db, key);
  }

  /**
   * Changes the event and, where that is news, writes to everybody who waits for it or
   * follows it: record, search, change log and messages are there together or not at all.
   * @returns the change, also where the same form made it before; `invalid` by field,
   *   `not_found`, or `conflict` for an event that is another one by now
   */
  async change(order: StatusOrder, how: WriteOptions): Promise<Result<StatusChange>> {
    const { records, reference } = this.#parts;
    // Before the transaction, which nothing else can read beside on SQLite.
    const data = await reference.read();
    const changed = await records.write((tx) => this.#changeIn(tx, order, how, data), how.locale);
    if (changed.ok || changed.failure.code !== 'conflict') return changed;
    // The same form a moment ago: it has changed the event meanwhile.
    const earlier = await this.find(order.key);
    return earlier === null ? changed : success(earlier);
  }

  /**
   * Takes a change back, with all of its messages.
   * @returns `conflict` once the event was changed again, or a message is on its way
   */
  async undo(key: string, how: WriteOptions): Promise<Result<StatusChange>> {
    const { records, now } = this.#parts;
    const t = translator(how.locale);
    return records.write(async (tx) => {
      const change = await changes.changeByKey(tx, key);
      if (change === null) return failure('not_found', t('api:unknownRecord'));
      // Pressed twice.
      if (change.undone_at !== null) return success(change);
      const event = await recordById(tx, 'event', change.event);
      if (event?.version !== change.version)
        return failure('conflict', t('box_office:undo.changed'));
      if (!(await callBack(tx, key))) return failure('conflict', t('box_office:undo.sent'));
      const before = JSON.parse(change.before) as StatusFields;
      const { id, version } = event;
      const target = { kind: 'event', id, version } as const;
      const saved = await records.updateIn(
        tx,
        target,
        { ...inputOf('event', event), ...before },
        how,
      );
      if (!saved.ok) return saved;
      const undone_at = instantText(now());
      await changes.updateUndone(tx, change.id, undone_at);
      return success({ ...change, undone_at });
    }, how.locale);
  }

  /** Forgets what long ago changes would undo. */
  async sweep(): Promise<void> {
    const { database, now } = this.#parts;
    const before = new Date(now().getTime() - STATUS_CHANGE_KEEP_DAYS * millisecondsInDay);
    await changes.sweepChanges(database.db, instantText(before));
  }

  async #changeIn(
    tx: Transaction<Database>,
    { id, version, key, fields }: StatusOrder,
    how: WriteOptions,
    data: ReferenceData,
  ): Promise<Result<StatusChange>> {
    const { records, now } = this.#parts;
    const earlier = await changes.changeByKey(tx, key);
    if (earlier !== null) return success(earlier);
    const event = await recordById(tx, 'event', id);
    if (event === null) return failure('not_found', translator(how.locale)('api:unknownRecord'));
    const target = { kind: 'event', id, version } as const;
    const saved = await records.updateIn(
      tx,
      target,
      { ...inputOf('event', event), ...fields },
      how,
    );
    if (!saved.ok) return saved;
    const before = fieldsOfStatus(event);
    const mailAt = new Date(now().getTime() + STATUS_MAIL_DELAY_SECONDS * millisecondsInSecond);
    const isTold = event.is_online && isNews(before, fieldsOfStatus(saved.value));
    const batch = { batch: key, dueAt: mailAt };
    const messages = isTold ? await this.#tellIn(tx, saved.value, batch, data) : 0;
    const change = await changes.insertChange(tx, {
      key,
      event: id,
      version: saved.value.version,
      before: JSON.stringify(before),
      messages,
      at: instantText(now()),
      mail_at: instantText(mailAt),
    });
    return success(change);
  }

  /** @returns how many are told; `NOBODY_TOLD` where the mail has no room for as many */
  async #tellIn(
    tx: Transaction<Database>,
    event: EventEntity,
    batch: { readonly batch: string; readonly dueAt: Date },
    data: ReferenceData,
  ): Promise<number> {
    const { outbox, siteOrigin } = this.#parts;
    const { recipients } = await recipientsOf(tx, event.id);
    const context = { event, data, siteOrigin };
    const messages = recipients.map((recipient) => statusMessage(recipient, context));
    return (await outbox.enqueueBatch(tx, messages, batch)) ? messages.length : NOBODY_TOLD;
  }
}
