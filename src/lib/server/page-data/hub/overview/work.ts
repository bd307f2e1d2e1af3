import { ANY_KIND } from '../../../../accounts/permissions.ts';
import { formatMoment } from '../../../../dates/dates.ts';
import type { OverviewCard, OverviewLine } from '../../../../views/hub/overview-view.ts';
import { newestActivities, type Activity } from '../../../repositories/dashboard/activities.ts';
import { hubListLink } from '../lists/hub-link.ts';
import { activityLine, myDrafts, scheduled } from '../lists/work-lists.ts';
import type { PageContext } from '../../page/page-context.ts';
import { LINES_SHOWN, type OverviewSection } from './section.ts';

const right = { subject: ANY_KIND, action: 'write' } as const;
/** Changes that are looked through for those of different records. */
const LOOKED_AT = 60;

/** The first lines of a list, and the way to all of them. */
export const firstOf = (
  list: string,
  lines: readonly OverviewLine[],
  context: PageContext,
): Pick<OverviewCard, 'lines' | 'more'> => ({
  lines: lines.slice(0, LINES_SHOWN),
  more:
    lines.length === 0
      ? null
      : {
          label: context.t('overview:all', { count: lines.length }),
          href: hubListLink(list, context).href,
          count: lines.length,
        },
});

/** The newest change of each record. */
const oncePerRecord = (activities: readonly Activity[]): readonly Activity[] => [
  ...new Map(
    activities.toReversed().map((activity) => [`${activity.kind} ${activity.record}`, activity]),
  ).values(),
];

const newestFirst = (activities: readonly Activity[]) =>
  [...oncePerRecord(activities)].sort((left, right_) => right_.id - left.id).slice(0, LINES_SHOWN);

export const MY_DRAFTS: OverviewSection = {
  key: 'drafts',
  right,
  load: async (context, caller) => firstOf('drafts', await myDrafts(context, caller), context),
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
        activityLine(
          activity,
          [activity.saved_by, formatMoment(activity.saved_at, context.locale)].join(', '),
          context,
        ),
      ),
    };
  },
};

export const SCHEDULED: OverviewSection = {
  key: 'scheduled',
  right,
  load: async (context, caller) => firstOf('scheduled', await scheduled(context, caller), context),
};
