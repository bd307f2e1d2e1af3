import { SEARCH_WORD_ASKERS, SEARCH_WORD_KEEP_DAYS } from '../../../constants.ts';
import type { AppContext } from '../../app/app-context.ts';
import { countSearched, mostSearched } from '../../repositories/visitors/search-words.ts';
import type { PageContext } from '../page/page-context.ts';
import { MAX_LISTED } from './most-listed.ts';

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
