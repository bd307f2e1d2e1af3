import { z } from 'zod';
import { LOCALES } from '../../../../constants.ts';
import { success } from '../../../../result.ts';
import { dashboardCall } from './dashboard-call.ts';
import { keywordStatistics } from '../../../page-data/statistics/keywords.ts';

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

export const searchKeywords = dashboardCall({
  summary: 'Dashboard: what visitors search for, and what of it they do not find',
  query: z.object({}),
  answer: z.object({
    searched: words,
    missed: words.meta({ description: 'Words that found nothing' }),
    least_askers: z.int().meta({ description: 'Words of fewer people are not told' }),
    keep_days: z.int(),
  }),
  load: async (context) => success(await keywordStatistics(context)),
});
