import {
  PostgresAdapter,
  sql,
  type Kysely,
  type Selectable,
  type SqlBool,
  type Transaction,
} from 'kysely';
import type { Database } from '../db/schema.ts';
import type { OutboxRow } from '../db/tables/outbox-schema.ts';
import { containing, type ListPart } from './list-part.ts';

type Db = Kysely<Database>;

export type OutboxEntry = Selectable<OutboxRow>;
export type NewMessage = Pick<
  OutboxEntry,
  | 'message_id'
  | 'topic'
  | 'recipient'
  | 'reply_to'
  | 'unsubscribe'
  | 'subject'
  | 'body'
  | 'created_at'
  | 'due_at'
  | 'expires_at'
  | 'batch'
>;

/** What is gone with the text of a message. */
const WITHOUT_TEXT = {
  recipient: null,
  reply_to: null,
  unsubscribe: null,
  subject: null,
  body: null,
} as const;

/** Both databases take more parameters in one statement than so many messages have. */
const MESSAGES_AT_ONCE = 50;

export async function insertMessages(db: Db, list: readonly NewMessage[]): Promise<void> {
  for (let start = 0; start < list.length; start += MESSAGES_AT_ONCE) {
    const values = list.slice(start, start + MESSAGES_AT_ONCE).map((message) => ({
      ...message,
      state: 'waiting' as const,
      attempts: 0,
      failed: null,
      ended_at: null,
    }));
    await db.insertInto('outbox').values(values).execute();
  }
}

/**
 * Deletes the messages of a batch that nobody has begun to send.
 * @returns whether that is all of them
 */
export async function callBack(tx: Transaction<Database>, batch: string): Promise<boolean> {
  await tx
    .deleteFrom('outbox')
    .where('batch', '=', batch)
    .where('state', '=', 'waiting')
    .where('attempts', '=', 0)
    .execute();
  const left = await tx
    .selectFrom('outbox')
    .select('id')
    .where('batch', '=', batch)
    .limit(1)
    .executeTakeFirst();
  return left === undefined;
}

/** Whether at least so many messages wait to be sent. */
export async function areAsManyWaiting(db: Db, number: number): Promise<boolean> {
  const row = await db
    .selectFrom('outbox')
    .select('id')
    .where('state', '=', 'waiting')
    .limit(1)
    .offset(number - 1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether anything is to be sent: a cheap check without a transaction, as it is called often. */
export async function isMessageDue(db: Db, now: string): Promise<boolean> {
  const row = await db
    .selectFrom('outbox')
    .select('id')
    .where('state', '=', 'waiting')
    .where('due_at', '<=', now)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * The first message that is due. Nobody else gets it before `until`, when whoever took it
 * counts as gone; the try is counted before it begins, so that a message which ends the
 * process is given up, too.
 */
export async function takeMessage(
  tx: Transaction<Database>,
  now: string,
  until: string,
): Promise<OutboxEntry | null> {
  const due = tx
    .selectFrom('outbox')
    .selectAll()
    .where('state', '=', 'waiting')
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .orderBy('id')
    .limit(1);
  // SQLite has only one writer, so nothing has to be locked.
  const isPostgres = tx.getExecutor().adapter instanceof PostgresAdapter;
  const row = await (isPostgres ? due.forUpdate().skipLocked() : due).executeTakeFirst();
  if (row === undefined) return null;
  const attempts = row.attempts + 1;
  await tx
    .updateTable('outbox')
    .set({ attempts, due_at: until })
    .where('id', '=', row.id)
    .execute();
  return { ...row, attempts };
}

/** The message has arrived: its text is deleted, that and when it was sent stays. */
export async function markSent(db: Db, id: number, now: string): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ ...WITHOUT_TEXT, state: 'sent', failed: null, ended_at: now })
    .where('id', '=', id)
    .execute();
}

export async function scheduleRetry(
  db: Db,
  id: number,
  change: Pick<OutboxEntry, 'failed' | 'due_at'>,
): Promise<void> {
  await db.updateTable('outbox').set(change).where('id', '=', id).execute();
}

/** The message is given up; its text is kept unless nobody can use it any more. */
export async function markDead(
  db: Db,
  id: number,
  { failed, now }: { readonly failed: NonNullable<OutboxEntry['failed']>; readonly now: string },
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ ...(failed === 'expired' && WITHOUT_TEXT), state: 'dead', failed, ended_at: now })
    .where('id', '=', id)
    .execute();
}

/** Deletes what ended before an instant, and the texts of what is given up and of no use any more. */
export async function sweepOutbox(db: Db, now: string, endedBefore: string): Promise<void> {
  await db.deleteFrom('outbox').where('ended_at', '<', endedBefore).execute();
  await db
    .updateTable('outbox')
    .set({ ...WITHOUT_TEXT, failed: 'expired' })
    .where('state', '=', 'dead')
    .where('body', 'is not', null)
    .where('expires_at', '<=', now)
    .execute();
}

/** A message that was given up is tried again from the beginning. @returns whether there was one */
export async function retryMessage(db: Db, id: number, now: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ state: 'waiting', attempts: 0, due_at: now, ended_at: null })
    .where('id', '=', id)
    .where('state', '=', 'dead')
    .where('body', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** @returns whether there was one */
export async function deleteMessage(db: Db, id: number): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('outbox').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Messages to an address, to be answered to it, or with it in their text. */
const aboutAddress = (email: string) =>
  sql<SqlBool>`(lower(recipient) = ${email} or lower(reply_to) = ${email}
    or ${containing('body', email)})`;

export const messagesOf = (db: Db, email: string): Promise<readonly OutboxEntry[]> =>
  db.selectFrom('outbox').selectAll().where(aboutAddress(email)).orderBy('id').execute();

/** @returns how many there were */
export async function deleteMessagesOf(db: Db, email: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('outbox')
    .where(aboutAddress(email))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Messages that did not go out, to addresses that hold a text. @param isFailed those alone that a try failed with */
const unsentTo = (db: Db, text: string, isFailed: boolean) => {
  const all = db.selectFrom('outbox').where('state', '!=', 'sent');
  const unsent = isFailed ? all.where('failed', 'is not', null) : all;
  return text === '' ? unsent : unsent.where(containing('recipient', text));
};

/** Those that were given up first, then the newest. */
export async function unsentMessages(
  db: Db,
  { text, limit, offset }: ListPart,
  isFailed = false,
): Promise<readonly OutboxEntry[]> {
  return unsentTo(db, text, isFailed)
    .selectAll()
    .orderBy('state')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

export async function countUnsent(db: Db, text: string, isFailed = false): Promise<number> {
  const { count } = await unsentTo(db, text, isFailed)
    .select((row) => row.fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
