import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import { RESERVATION_MINUTES } from '../../../constants.ts';
import { instantText } from '../../../dates/dates.ts';
import { success, type Result } from '../../../result.ts';
import type { Database } from '../../db/schema.ts';
import type { OpenDatabase } from '../../db/open.ts';
import type { ErrorReporter } from '../../ports/error-reporter.ts';
import {
  answerOf,
  forgetRequest,
  forgetRequests,
  keepAnswer,
  noteRequest,
} from '../../repositories/booking-requests.ts';
import { ticketTransaction } from './ticket-transaction.ts';

/** How long a request is known again: no longer than what it brought is reserved. */
const KNOWN_MS = RESERVATION_MINUTES * 60_000;
/** Nothing takes that long: whoever was at it is gone, with the process. */
const GIVEN_UP_MS = 60_000;
/** How long the second of two equal requests waits for the answer to the first. */
const WAIT_MS = 4000;
const LOOK_AGAIN_MS = 50;
const KEY = /^[\w-]{16,128}$/u;

/** A key of the caller's that can be trusted to be its own; null for none, or for one too short. */
export const keyIn = (text: string | null | undefined): string | null =>
  KEY.test(text ?? '') ? (text ?? null) : null;

/** What remembering requests needs of the application. */
interface RequestLog {
  readonly database: OpenDatabase;
  readonly report: ErrorReporter;
  readonly now: () => Date;
}

/** What a request was answered; null: it may be made anew. */
async function answered<Value>(
  app: RequestLog,
  key: string,
): Promise<Result<Value> | 'pending' | null> {
  const until = Date.now() + WAIT_MS;
  do {
    const answer = await answerOf(app.database.db, key);
    if (answer === undefined) return null;
    if (answer !== null) return JSON.parse(answer) as Result<Value>;
    await pause(LOOK_AGAIN_MS);
  } while (Date.now() < until);
  return 'pending';
}

/**
 * Does something once however often it is asked for with the same key and the
 * same content: a double click, a form sent again, a call tried again. What
 * failed because nobody answered may be tried again.
 * @param key of the caller's; null: everything is done as often as it is asked for
 * @returns `pending` while the same request is still at work after four seconds, and
 *   where the database cannot take note of it
 */
export async function once<Value>(
  app: RequestLog,
  key: string | null,
  content: unknown,
  work: () => Promise<Result<Value>>,
): Promise<Result<Value> | 'pending'> {
  if (key === null) return work();
  const now = app.now();
  const name = createHash('sha256')
    .update(`${key} ${JSON.stringify(content)}`)
    .digest('base64url');
  const before = (age: number) => instantText(new Date(now.getTime() - age));
  const write = <Written>(change: (tx: Transaction<Database>) => Promise<Written>) =>
    ticketTransaction(app.database, app.report, async (tx) => success(await change(tx)));
  const noted = await write(async (tx) => {
    await forgetRequests(tx, { before: before(KNOWN_MS), pendingBefore: before(GIVEN_UP_MS) });
    return noteRequest(tx, name, instantText(now));
  });
  // Nothing is begun that could not be told from the same thing begun again.
  if (!noted.ok) return 'pending';
  if (!noted.value) return (await answered<Value>(app, name)) ?? once(app, key, content, work);
  try {
    const result = await work();
    const isOpen = !result.ok && result.failure.code === 'unavailable';
    // Where it cannot be kept it is still the answer.
    await write<unknown>((tx) =>
      isOpen ? forgetRequest(tx, name) : keepAnswer(tx, name, JSON.stringify(result)),
    );
    return result;
  } catch (error) {
    await write((tx) => forgetRequest(tx, name));
    throw error;
  }
}
