import { z } from 'zod';
import { KINDS } from '../../../../../content/records/kinds.ts';
import { success } from '../../../../result.ts';
import { dashboardCall } from './dashboard-call.ts';
import {
  ACTIVITY_DAYS,
  activityStatistics,
  USUAL_ACTIVITY_DAYS,
} from '../../../page-data/statistics/activities.ts';

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
        door: z.string().nullable().meta({
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
