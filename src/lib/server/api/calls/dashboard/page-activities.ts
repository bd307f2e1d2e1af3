import { z } from 'zod';
import { KINDS } from '../../../../../content/records/kinds.ts';
import { LOCALES } from '../../../../constants.ts';
import { success } from '../../../../result.ts';
import {
  ACTIVITY_DAYS,
  activityStatistics,
  USUAL_ACTIVITY_DAYS,
} from '../../../page-data/statistics/activities.ts';
import { keywordStatistics } from '../../../page-data/statistics/keywords.ts';
import { dashboardCall } from './site.ts';

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

export const pageActivities = dashboardCall({
  summary: 'Dashboard: who changed which page when, the newest first, and who changes most',
  query: z.object({
    days: z
      .enum(ACTIVITY_DAYS)
      .default(USUAL_ACTIVITY_DAYS)
      .meta({ description: 'So many days are counted, today the last one' }),
  }),
  answer: z.object({
    results: z.array(
      z.object({
        id: z.int().meta({ description: 'Of the version' }),
        kind: z.enum(KINDS),
        label: z.string(),
        record: z.int(),
        title: z.string(),
        link: z.string().nullable().meta({ description: 'The page, where it has one' }),
        state: z.enum(['published', 'draft']),
        version: z.int().meta({ description: 'That it became, or that the draft began on' }),
        saved_at: z.iso.datetime(),
        saved_by: z.string().nullable(),
        write_source: z.string().nullable().meta({
          description:
            'What wrote it: `editor`, `hub`, `api`, `import:system`, `bundle:name` …; null: not known',
        }),
      }),
    ),
    days: z.int().meta({ description: 'So many days `per_day` and `people` are counted for' }),
    per_day: z.array(z.object({ day: z.iso.date(), changes: z.int() })),
    people: z.array(
      z.object({ name: z.string().nullable(), changes: z.int(), last_at: z.iso.datetime() }),
    ),
  }),
  load: async (context, { days }) => success(await activityStatistics(context, Number(days))),
});
