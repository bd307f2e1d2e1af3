import { z } from 'zod';
import { success } from '../../../../result.ts';
import { dashboardCall } from './dashboard-call.ts';
import { errorStatistics } from '../../../page-data/statistics/errors.ts';

const times = { first_at: z.iso.datetime(), last_at: z.iso.datetime() };

export const dashboardErrorLog = dashboardCall({
  summary: 'Dashboard: addresses that are not there and errors of scripts, the most frequent first',
  query: z.object({}),
  answer: z.object({
    missing: z.object({
      count: z.int().meta({ description: 'Different addresses' }),
      results: z.array(
        z.object({
          path: z.string(),
          seen: z.int().meta({ description: 'Times that a browser showed it' }),
          answered: z.int().meta({ description: 'Times that anything asked for it' }),
          ...times,
        }),
      ),
    }),
    scripts: z.object({
      count: z.int().meta({ description: 'Different errors' }),
      results: z.array(
        z.object({
          route: z.string().meta({ description: 'Of the page' }),
          message: z.string(),
          place: z.string().meta({ description: 'File, line and column' }),
          count: z.int(),
          ...times,
        }),
      ),
    }),
    keep_days: z.int(),
  }),
  load: async (context) => success(await errorStatistics(context)),
});
