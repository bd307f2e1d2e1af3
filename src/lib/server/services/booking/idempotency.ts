import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import { idempotencyKeyOf } from '../../../booking/idempotency-key.ts';
import { COOKIE, RESERVATION_MINUTES } from '../../../constants.ts';
import { instantText } from '../../../dates/dates.ts';
import { success, type FailureCode, type Result } from '../../../result.ts';
import type { Database } from '../../db/schema.ts';
import type { OpenDatabase } from '../../db/open.ts';
import { transaction } from '../../db/transaction.ts';
import type { ErrorReporter } from '../../ports/error-reporter.ts';
import type { ShopResult } from '../../ports/webshop.ts';
import type { ReadCookies } from '../accounts/csrf.ts';
import type { Caller } from '../accounts/user.ts';
import {
  answerOf,
  deleteRequest,
  deleteOldRequests,
  saveAnswer,
  insertRequest,
} from '../../repositories/booking-requests.ts';

/**
 * A transaction on tickets. An error of the database is reported, and results in
 * `unreachable`, like a shop that does not answer.
 */
export async function ticketTransaction<Value>(
  database: OpenDatabase,
  reporter: ErrorReporter,
  work: (tx: Transaction<Database>) => Promise<ShopResult<Value>>,
): Promise<ShopResult<Value>> {
  try {
    return await transaction(database, work);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    reporter.report('Tickets could not use the database.', { why });
    return { ok: false, failure: { kind: 'unreachable', why } };
  }
}

/** How long a key is remembered: as long as its tickets are reserved. */
const KEY_TTL_MS = RESERVATION_MINUTES * 60_000;
/** After this a pending request is abandoned: its process must have ended. */
const ABANDONED_MS = 60_000;
/** How long a repeated request waits for the answer to the first one. */
const WAIT_MS = 4000;
const POLL_MS = 50;
/** Failures after which the same request may be made again: nothing was done. */
const REPEATABLE: readonly FailureCode[] = ['unavailable', 'too_many'];
/**
 * A key that a browser chose, for that browser alone: nobody else is answered with its cart who
 * comes to know the key, or takes the same one. It is told by the CSRF token, which is there
 * before the first order, and stays when an answer is lost.
 */
export function keyOfBrowser(
  text: string | null,
  {
    cookies,
    caller,
  }: { readonly cookies: ReadCookies; readonly caller: Pick<Caller, 'csrfToken'> },
): string | null {
  const key = idempotencyKeyOf(text);
  const token = caller.csrfToken ?? cookies.get(COOKIE.csrf)?.value ?? '';
  return (
    key &&
    createHash('sha256')
      .update(JSON.stringify([token, key]))
      .digest('base64url')
  );
}

/** What idempotent requests need of the application. */
interface IdempotencyServices {
  readonly database: OpenDatabase;
  readonly report: ErrorReporter;
  readonly now: () => Date;
}

/** Waits for the answer to a request; null: the request may be made again. */
async function waitForAnswer<Value>(
  app: IdempotencyServices,
  key: string,
): Promise<Result<Value> | 'pending' | null> {
  const deadline = Date.now() + WAIT_MS;
  do {
    const answer = await answerOf(app.database.db, key);
    if (answer === undefined) return null;
    if (answer !== null) return JSON.parse(answer) as Result<Value>;
    await pause(POLL_MS);
  } while (Date.now() < deadline);
  return 'pending';
}

/**
 * Runs work once for the same key and the same content: a double click, a form sent again,
 * a repeated call get the result of the first one. After `unavailable` and
 * `too_many` it may be repeated.
 * @param key the idempotency key of the caller; null: the work is always run
 * @returns `pending` while the first request is still running after four seconds, and
 *   where the database cannot be written
 */
export async function idempotent<Value>(
  app: IdempotencyServices,
  key: string | null,
  content: unknown,
  work: () => Promise<Result<Value>>,
): Promise<Result<Value> | 'pending'> {
  if (key === null) return work();
  const now = app.now();
  const hashedKey = createHash('sha256')
    .update(`${key} ${JSON.stringify(content)}`)
    .digest('base64url');
  const timeBefore = (age: number) => instantText(new Date(now.getTime() - age));
  const write = <Output>(change: (tx: Transaction<Database>) => Promise<Output>) =>
    ticketTransaction(app.database, app.report, async (tx) => success(await change(tx)));
  const insertion = await write(async (tx) => {
    await deleteOldRequests(tx, {
      before: timeBefore(KEY_TTL_MS),
      pendingBefore: timeBefore(ABANDONED_MS),
    });
    return insertRequest(tx, hashedKey, instantText(now));
  });
  // Without the key in the database a repetition could not be recognised, so nothing is run.
  if (!insertion.ok) return 'pending';
  if (!insertion.value)
    return (await waitForAnswer<Value>(app, hashedKey)) ?? idempotent(app, key, content, work);
  try {
    const result = await work();
    const isOpen = !result.ok && REPEATABLE.includes(result.failure.code);
    // The result is returned even where it cannot be saved.
    await write<unknown>((tx) =>
      isOpen ? deleteRequest(tx, hashedKey) : saveAnswer(tx, hashedKey, JSON.stringify(result)),
    );
    return result;
  } catch (error) {
    await write((tx) => deleteRequest(tx, hashedKey));
    throw error;
  }
}
