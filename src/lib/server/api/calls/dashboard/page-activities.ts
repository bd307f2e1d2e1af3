import { millisecondsInDay } from 'date-fns/constants';
import { z } from 'zod';
import { KINDS, records } from '../../../../../content/records/kinds.ts';
import { instantText } from '../../../../dates/dates.ts';
import { titleOf } from '../../../../i18n/record-name.ts';
import { success } from '../../../../result.ts';
import { pathOfRecord } from '../../../../routing/record-routes.ts';
import {
  activePersons,
  newestActivities,
  type Activity,
} from '../../../repositories/dashboard/activities.ts';
import type { PageContext } from '../../../page-data/page/page-context.ts';
import { dashboardCall, MOST_LISTED } from './dashboard-call.ts';

/** For how long people who changed something are counted. */
const DAYS = 30;

const activityOf = (
  { id, kind, record, state, base, content, saved_at, saved_by }: Activity,
  { locale }: PageContext,
) => {
  const named = { ...content, id: record };
  return {
    id,
    kind,
    label: records[kind].label[locale],
    record,
    title: titleOf(kind, named, locale),
    link: pathOfRecord(kind, named, locale),
    state,
    version: base,
    saved_at,
    saved_by,
  };
};

export const pageActivities = dashboardCall({
  summary: 'Dashboard: who changed which page when, the newest first, and who changes most',
  query: z.object({}),
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
      }),
    ),
    days: z.int().meta({ description: 'So many days `people` are counted for' }),
    people: z.array(
      z.object({ name: z.string().nullable(), changes: z.int(), last_at: z.iso.datetime() }),
    ),
  }),
  async load(context) {
    const { db } = context.app.database;
    const since = instantText(new Date(context.now.getTime() - DAYS * millisecondsInDay));
    const activities = await newestActivities(db, MOST_LISTED);
    return success({
      results: activities.map((activity) => activityOf(activity, context)),
      days: DAYS,
      people: await activePersons(db, since, MOST_LISTED),
    });
  },
});
