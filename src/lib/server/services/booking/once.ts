import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { instantText } from '../../../dates.ts';
import { failure, type Result } from '../../../result.ts';
import type { House } from '../../house.ts';
import {
  answerOf,
  forgetBefore,
  forgetRequest,
  keepAnswer,
  noteRequest,
} from '../../repositories/booking-requests.ts';

/** How long a request is known again. */
const KNOWN_MS = 3_600_000;
/** How long the second of two equal requests waits for the answer to the first. */
const WAIT_MS = 4000;
const LOOK_AGAIN_MS = 50;
const KEY = /^[\w-]{16,128}$/u;

/** A key of the caller's that can be trusted to be its own; null for none, or for one too short. */
export const keyIn = (text: string | null | undefined): string | null =>
  KEY.test(text ?? '') ? (text ?? null) : null;

async function answered<Value>(house: House, key: string): Promise<Result<Value> | null> {
  const until = Date.now() + WAIT_MS;
  do {
    const answer = await answerOf(house.database.db, key);
    if (answer === undefined) return null;
    if (answer !== null) return JSON.parse(answer) as Result<Value>;
    await pause(LOOK_AGAIN_MS);
  } while (Date.now() < until);
  return failure('unavailable', 'The same request is being answered already.');
}

/**
 * Does something once however often it is asked for with the same key and the
 * same content: a double click, a form sent again, a call tried again. What
 * failed because nobody answered may be tried again.
 * @param key of the caller's; null: everything is done as often as it is asked for
 */
export async function once<Value>(
  house: House,
  key: string | null,
  content: unknown,
  work: () => Promise<Result<Value>>,
): Promise<Result<Value>> {
  if (key === null) return work();
  const { db } = house.database;
  const now = house.now();
  const name = createHash('sha256')
    .update(`${key} ${JSON.stringify(content)}`)
    .digest('base64url');
  await forgetBefore(db, instantText(new Date(now.getTime() - KNOWN_MS)));
  if (!(await noteRequest(db, name, instantText(now))))
    return (await answered<Value>(house, name)) ?? once(house, key, content, work);
  try {
    const result = await work();
    const isOpen = !result.ok && result.failure.code === 'unavailable';
    await (isOpen ? forgetRequest(db, name) : keepAnswer(db, name, JSON.stringify(result)));
    return result;
  } catch (error) {
    await forgetRequest(db, name);
    throw error;
  }
}
