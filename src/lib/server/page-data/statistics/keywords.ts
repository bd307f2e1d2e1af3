import {
  SEARCH_WORD_ASKERS,
  SEARCH_WORD_KEEP_DAYS,
  ERROR_LOG_KEEP_DAYS,
} from '../../../constants.ts';
import type { AppContext } from '../../app/app-context.ts';
import { maxScriptErrors } from '../../repositories/dashboard/script-errors.ts';
import { countMissed, mostMissed } from '../../repositories/error-log.ts';
import { countSearched, mostSearched } from '../../repositories/visitors/search-words.ts';
import type { PageContext } from '../page/page-context.ts';
import { MAX_LISTED } from './max-listed.ts';

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

async function wordsOf({ database: { db } }: AppContext, isMissed: boolean) {
  const choice = { askers: SEARCH_WORD_ASKERS, isMissed };
  const results = await mostSearched(db, choice, { text: '', limit: MAX_LISTED, offset: 0 });
  return {
    count: await countSearched(db, choice, ''),
    results: results.map(({ word, locale, askers, day }) => ({ word, locale, askers, day })),
  };
}

/** What visitors search for, and what of it they do not find. */
export async function keywordStatistics({ app }: PageContext) {
  await app.searchWords.write();
  return {
    searched: await wordsOf(app, false),
    missed: await wordsOf(app, true),
    least_askers: SEARCH_WORD_ASKERS,
    keep_days: SEARCH_WORD_KEEP_DAYS,
  };
}
