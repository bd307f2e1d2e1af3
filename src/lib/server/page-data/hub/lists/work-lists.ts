import { records, type Kind } from '../../../../../content/records/kinds.ts';
import { ANY_KIND } from '../../../../accounts/permissions.ts';
import { saleGaps } from '../../../../booking/sale-gaps.ts';
import { formatMoment, instantText, startOfDay } from '../../../../dates/dates.ts';
import { titleOf } from '../../../../i18n/record-name.ts';
import { pathOfRecord } from '../../../../routing/record-routes.ts';
import { pathTo } from '../../../../routing/routes.ts';
import type { OverviewLine } from '../../../../views/hub/overview-view.ts';
import {
  activitiesOf,
  scheduledChanges,
  type Activity,
} from '../../../repositories/dashboard/activities.ts';
import { untranslated } from '../../../repositories/dashboard/untranslated.ts';
import { comingSales } from '../../../repositories/hub/sale-events.ts';
import { unconfirmedEvents } from '../../../repositories/hub/unconfirmed-access.ts';
import { recordById } from '../../../repositories/records.ts';
import { type Caller, nameOfUser } from '../../../services/accounts/user.ts';
import { placeName } from '../../../services/programme/place.ts';
import type { PageContext } from '../../page/page-context.ts';
import { HUB_PAGE_SIZE, type HubList, matches } from './hub-list.ts';

/** Coming events that say that they are step-free, and nobody ever said so. */
export const UNCONFIRMED_ACCESS: HubList = {
  key: 'unconfirmed_access',
  group: 'programme',
  right: { subject: 'event', action: 'write' },
  columns: ['name', 'date_start', 'hall'],
  async rows({ app, data, locale, today }, { text, page }) {
    const events = await unconfirmedEvents(app.database.db, instantText(startOfDay(today)));
    const found = events.filter(({ title_de: de, title_en: en }) => matches(`${de} ${en}`, text));
    const start = (page - 1) * HUB_PAGE_SIZE;
    const rows = found.slice(start, start + HUB_PAGE_SIZE).map((event) => ({
      id: String(event.id),
      href: pathTo('hub-record', locale, { list: 'event', id: event.id }),
      cells: [
        titleOf('event', { title: { de: event.title_de, en: event.title_en } }, locale),
        formatMoment(event.date_start, locale),
        placeName(data, event.room, locale),
      ],
      actions: ['confirm_access'],
    }));
    return { rows, total: found.length };
  },
  actions: [
    {
      name: 'confirm_access',
      right: { subject: 'event', action: 'write' },
    },
  ],
};

/** Coming public events of which no ticket can be bought, and why. */
export async function unsoldEvents({ app, today }: Pick<PageContext, 'app' | 'today'>) {
  const events = await comingSales(app.database.db, instantText(startOfDay(today)));
  return events
    .map((event) => ({ event, gaps: saleGaps(event, event.belongsTo) }))
    .filter(({ gaps }) => gaps.length > 0);
}

export const UNSOLD_EVENTS: HubList = {
  key: 'unsold_events',
  group: 'programme',
  right: { subject: 'event', action: 'write' },
  columns: ['name', 'date_start', 'hall', 'missing'],
  async rows(context, { text, page }) {
    const { data, locale, t } = context;
    const found = (await unsoldEvents(context)).filter(({ event: { title } }) =>
      matches(`${title.de} ${title.en}`, text),
    );
    const start = (page - 1) * HUB_PAGE_SIZE;
    const rows = found.slice(start, start + HUB_PAGE_SIZE).map(({ event, gaps }) => ({
      id: String(event.id),
      href: pathTo('hub-record', locale, { list: 'event', id: event.id }),
      cells: [
        titleOf('event', event, locale),
        formatMoment(event.date_start, locale),
        placeName(data, event.room, locale),
        gaps.map((gap) => t(`hub_records:sale.${gap}`)).join(' '),
      ],
    }));
    return { rows, total: found.length };
  },
};

/*
 * What waits for somebody, as lists: the overview shows the first ones, says how many there
 * are, and leads to all of them.
 */

type Lines = (context: PageContext, caller: Caller) => Promise<readonly OverviewLine[]>;

/** More than anybody works through. */
const MAX_LINES = 1000;

const labelOf = (kind: Kind, { locale }: PageContext): string => records[kind].label[locale];

/** Where a record is worked on: on its page, else in its form. */
function placeOf({ kind, record, content }: Activity, { locale }: PageContext): string {
  const path = pathOfRecord(kind, { ...content, id: record }, locale);
  return path === null ? pathTo('hub-record', locale, { list: kind, id: record }) : `${path}?edit`;
}

/** A change of a record as a line. */
export const activityLine = (
  activity: Activity,
  note: string,
  context: PageContext,
): OverviewLine => ({
  label: titleOf(activity.kind, { ...activity.content, id: activity.record }, context.locale),
  href: placeOf(activity, context),
  note: [labelOf(activity.kind, context), note].join(' · '),
});

/** What the caller has begun and not published. */
export const myDrafts: Lines = async (context, { user }) => {
  if (user === null) return [];
  const { db } = context.app.database;
  const mine = await activitiesOf(db, nameOfUser(user), 'draft', MAX_LINES);
  return mine.map((draft) =>
    activityLine(draft, formatMoment(draft.saved_at, context.locale), context),
  );
};

/** What becomes public, or is taken off, by itself. */
export const scheduled: Lines = async (context) => {
  const { app, locale, t } = context;
  const { db } = app.database;
  const lines: OverviewLine[] = [];
  for (const { kind, record, action, at, failed } of await scheduledChanges(db, MAX_LINES)) {
    const stored = await recordById(db, kind, record);
    if (stored === null) continue;
    const path = pathOfRecord(kind, stored, locale);
    lines.push({
      label: titleOf(kind, stored, locale),
      href: path === null ? null : `${path}?edit`,
      note: `${t(`overview:scheduled.${failed === null ? action : 'failed'}`)} ${formatMoment(at, locale)}`,
    });
  }
  return lines;
};

/** What is public without an English name. */
export const withoutEnglish: Lines = async (context) =>
  (await untranslated(context.app.database.db)).map(({ kind, id, name }) => ({
    label: name,
    href: pathTo('hub-record', context.locale, { list: kind, id }),
    note: labelOf(kind, context),
  }));

const workList = (key: string, load: Lines): HubList => ({
  key,
  group: 'site',
  right: { subject: ANY_KIND, action: 'write' },
  isWork: true,
  columns: ['name', 'state'],
  async rows(context, { text, page }, caller) {
    const lines = (await load(context, caller)).filter(({ label }) => matches(label, text));
    const start = (page - 1) * HUB_PAGE_SIZE;
    const rows = lines.slice(start, start + HUB_PAGE_SIZE).map(({ label, href, note }, index) => ({
      id: String(start + index),
      href,
      cells: [label, note],
    }));
    return { rows, total: lines.length };
  },
});

export const WORK_LISTS: readonly HubList[] = [
  workList('drafts', myDrafts),
  workList('scheduled', scheduled),
  workList('untranslated', withoutEnglish),
];
