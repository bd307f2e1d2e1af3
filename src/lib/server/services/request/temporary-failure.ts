import type { Locale } from '../../../constants.ts';
import { translator } from '../../../i18n/translator.ts';
import type { Failure } from '../../../result.ts';
import { isOverloaded } from '../../concurrency/bounded-queue.ts';
import { databaseTrouble } from '../../db/database-error.ts';

/** When it may be worth asking again, in seconds. */
const RETRY_S = 5;

/** Whether an error only says that too much was asked for at once: nothing has failed. */
export const isRefusal = (error: unknown): boolean =>
  isOverloaded(error) || databaseTrouble(error) === 'busy';

/**
 * An error that was thrown as a failure, where it will pass and is none of ours: the database's
 * trouble, or a queue that is full. `unavailable` (503) with `retryAfterSeconds`, and a `reason`.
 * @returns null for any other error
 */
export function temporaryFailure(error: unknown, locale: Locale): Failure | null {
  const t = translator(locale);
  const failureOf = (message: string, reason: string): Failure => ({
    ...{ code: 'unavailable', message, reason },
    retryAfterSeconds: RETRY_S,
  });
  if (isOverloaded(error)) return failureOf(t('api:unavailable'), 'overloaded');
  const trouble = databaseTrouble(error);
  if (trouble === null) return null;
  const isFull = trouble === 'full';
  return failureOf(isFull ? t('api:storageFull') : t('api:unavailable'), `database_${trouble}`);
}
