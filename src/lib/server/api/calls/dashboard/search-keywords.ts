import { z } from 'zod';
import { LOCALES, SEARCH_WORD_ASKERS, SEARCH_WORD_KEEP_DAYS } from '../../../../constants.ts';
import { success } from '../../../../result.ts';
import { countSearched, mostSearched } from '../../../repositories/visitors/search-words.ts';
import type { AppContext } from '../../../app/app-context.ts';
import { dashboardCall, MOST_LISTED } from './dashboard-call.ts';

const words = z.object({
  count: z.int().meta({ description: 'Different words' }),
  results: z.array(
    z.object({
      word: z.string(),
      locale: z.enum(LOCALES),
      askers: z.int(),
      day: z.iso.date().meta({ description: 'When it was asked for last' }),
    }),
  ),
});

async function wordsOf({ database: { db } }: AppContext, isMissed: boolean) {
  const choice = { askers: SEARCH_WORD_ASKERS, isMissed };
  const results = await mostSearched(db, choice, { text: '', limit: MOST_LISTED, offset: 0 });
  return {
    count: await countSearched(db, choice, ''),
    results: results.map(({ word, locale, askers, day }) => ({ word, locale, askers, day })),
  };
}

export const searchKeywords = dashboardCall({
  summary: 'Dashboard: what visitors search for, and what of it they do not find',
  query: z.object({}),
  answer: z.object({
    searched: words,
    missed: words.meta({ description: 'Words that found nothing' }),
    least_askers: z.int().meta({ description: 'Words of fewer people are not told' }),
    keep_days: z.int(),
  }),
  async load({ app }) {
    await app.searchWords.write();
    return success({
      searched: await wordsOf(app, false),
      missed: await wordsOf(app, true),
      least_askers: SEARCH_WORD_ASKERS,
      keep_days: SEARCH_WORD_KEEP_DAYS,
    });
  },
});
