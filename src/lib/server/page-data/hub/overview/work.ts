import { ANY_KIND } from '../../../../accounts/permissions.ts';
import { records } from '../../../../../content/records/kinds.ts';
import { formatMoment } from '../../../../dates/dates.ts';
import { titleOf } from '../../../../i18n/record-name.ts';
import { pathOfRecord } from '../../../../routing/record-routes.ts';
import { pathTo } from '../../../../routing/routes.ts';
import type { OverviewLine } from '../../../../views/hub/overview-view.ts';
import {
  activitiesOf,
  newestActivities,
  scheduledChanges,
  type Activity,
} from '../../../repositories/dashboard/activities.ts';
import { recordById } from '../../../repositories/records.ts';
import { nameOfUser } from '../../../services/accounts/actor-of.ts';
import type { PageContext } from '../../page/page-context.ts';
import { LINES_SHOWN, type OverviewSection } from './section.ts';

const right = { subject: ANY_KIND, action: 'write' } as const;
/** Changes that are looked through for those of different records. */
const LOOKED_AT = 60;

/** Where a record is worked on: on its page, else in its form. */
function placeOf({ kind, record, content }: Activity, { locale }: PageContext): string {
  const path = pathOfRecord(kind, { ...content, id: record }, locale);
  return path === null ? pathTo('hub-record', locale, { list: kind, id: record }) : `${path}?edit`;
}

const lineOf = (activity: Activity, note: string, context: PageContext): OverviewLine => ({
  label: titleOf(activity.kind, { ...activity.content, id: activity.record }, context.locale),
  href: placeOf(activity, context),
  note: [records[activity.kind].label[context.locale], note].filter(Boolean).join(' · '),
});

/** The newest change of each record. */
const oncePerRecord = (activities: readonly Activity[]): readonly Activity[] => [
  ...new Map(
    activities.toReversed().map((activity) => [`${activity.kind} ${activity.record}`, activity]),
  ).values(),
];

const newestFirst = (activities: readonly Activity[]) =>
  [...oncePerRecord(activities)].sort((left, right_) => right_.id - left.id).slice(0, LINES_SHOWN);

/** What the caller has begun and not published. */
export const MY_DRAFTS: OverviewSection = {
  key: 'drafts',
  right,
  async load(context, { user }) {
    const { db } = context.app.database;
    const mine =
      user === null ? [] : await activitiesOf(db, nameOfUser(user), 'draft', LINES_SHOWN);
    return {
      lines: mine.map((draft) =>
        lineOf(draft, formatMoment(draft.saved_at, context.locale), context),
      ),
    };
  },
};

/** What was changed last, by whoever it was. */
export const LAST_EDITED: OverviewSection = {
  key: 'edited',
  right,
  async load(context) {
    const activities = await newestActivities(context.app.database.db, LOOKED_AT);
    const byPeople = activities.filter(({ saved_by: by }) => by !== null);
    return {
      lines: newestFirst(byPeople).map((activity) =>
        lineOf(
          activity,
          [activity.saved_by, formatMoment(activity.saved_at, context.locale)].join(', '),
          context,
        ),
      ),
    };
  },
};

/** What becomes public, or is taken off, by itself. */
export const SCHEDULED: OverviewSection = {
  key: 'scheduled',
  right,
  async load(context) {
    const { app, locale, t } = context;
    const { db } = app.database;
    const lines: OverviewLine[] = [];
    for (const { kind, record, action, at, failed } of await scheduledChanges(db, LINES_SHOWN)) {
      const stored = await recordById(db, kind, record);
      if (stored === null) continue;
      const path = pathOfRecord(kind, stored, locale);
      lines.push({
        label: titleOf(kind, stored, locale),
        href: path === null ? null : `${path}?edit`,
        note: `${t(`overview:scheduled.${failed === null ? action : 'failed'}`)} ${formatMoment(at, locale)}`,
      });
    }
    return { lines };
  },
};
