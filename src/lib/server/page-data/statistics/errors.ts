import { ERROR_LOG_KEEP_DAYS } from '../../../constants.ts';
import { maxScriptErrors } from '../../repositories/dashboard/script-errors.ts';
import { countMissed, mostMissed } from '../../repositories/error-log.ts';
import type { PageContext } from '../page/page-context.ts';
import { MAX_LISTED } from './most-listed.ts';

/** Addresses that are not there and errors of scripts, the most frequent first. */
export async function errorStatistics({ app: { database, errorLog } }: PageContext) {
  const { db } = database;
  await errorLog.write();
  return {
    missing: {
      count: await countMissed(db, ''),
      results: await mostMissed(db, { text: '', limit: MAX_LISTED, offset: 0 }),
    },
    scripts: await maxScriptErrors(db, MAX_LISTED),
    keep_days: ERROR_LOG_KEEP_DAYS,
  };
}
