import { records } from '../../../../content/records/kinds.ts';
import { instantText, moveDay, startOfDay } from '../../../dates/dates.ts';
import { titleOf } from '../../../i18n/record-name.ts';
import { pathOfRecord } from '../../../routing/record-routes.ts';
import {
  activePersons,
  changesByDay,
  newestActivities,
  type Activity,
} from '../../repositories/dashboard/activities.ts';
import type { PageContext } from '../page/page-context.ts';
import { MAX_LISTED } from './max-listed.ts';

/** For how many days people who changed something can be counted. */
export const ACTIVITY_DAYS = ['7', '30', '90', '365'] as const;
export const USUAL_ACTIVITY_DAYS = '30';

const activityOf = (
  { id, kind, record, state, base, content, saved_at, saved_by, write_source: source }: Activity,
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
    write_source: source,
  };
};

/** Who changed which page when, and how much was changed on each of so many days, today the last one. */
export async function activityStatistics(context: PageContext, days: number) {
  const { app, today } = context;
  const { db } = app.database;
  const first = moveDay(today, 1 - days);
  const since = instantText(startOfDay(first));
  const changes = await changesByDay(db, since);
  const activities = await newestActivities(db, MAX_LISTED);
  return {
    results: activities.map((activity) => activityOf(activity, context)),
    days,
    per_day: Array.from({ length: days }, (_, index) => {
      const day = moveDay(first, index);
      return { day, changes: changes.get(day) ?? 0 };
    }),
    people: await activePersons(db, since, MAX_LISTED),
  };
}
