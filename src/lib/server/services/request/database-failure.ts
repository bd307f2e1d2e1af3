import type { Locale } from '../../../constants.ts';
import { translator } from '../../../i18n/translator.ts';
import type { Failure } from '../../../result.ts';
import { databaseTrouble } from '../../db/database-error.ts';

/** When it may be worth asking again, in seconds. */
const RETRY_S = 5;

/**
 * An error that was thrown as a failure, where it is the database's trouble and none of ours:
 * `unavailable` (503) with `retryAfterSeconds`, and a `reason` that says which trouble.
 * @returns null for any other error
 */
export function databaseFailure(error: unknown, locale: Locale): Failure | null {
  const trouble = databaseTrouble(error);
  if (trouble === null) return null;
  const t = translator(locale);
  const isFull = trouble === 'full';
  return {
    code: 'unavailable',
    message: isFull ? t('api:storageFull') : t('api:unavailable'),
    reason: `database_${trouble}`,
    retryAfterSeconds: RETRY_S,
  };
}
