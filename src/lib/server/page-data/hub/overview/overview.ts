import { ANY_KIND } from '../../../../accounts/permissions.ts';
import { formatMoment, instantText, startOfDay } from '../../../../dates/dates.ts';
import { titleOf } from '../../../../i18n/record-name.ts';
import { pathTo } from '../../../../routing/routes.ts';
import type { OverviewCard, OverviewLine } from '../../../../views/hub/overview-view.ts';
import { mediaWithoutAlt } from '../../../repositories/dashboard/media-overview.ts';
import { unconfirmedEvents } from '../../../repositories/hub/unconfirmed-access.ts';
import { hasRight } from '../../../services/accounts/access.ts';
import type { Caller } from '../../../services/accounts/user.ts';
import { findEvents } from '../../../services/programme/programme-index.ts';
import { listEvents } from '../../events/list-events.ts';
import type { PageContext } from '../../page/page-context.ts';
import { hubListLink } from '../lists/hub-link.ts';
import { withoutEnglish, unsoldEvents } from '../lists/work-lists.ts';
import { BROKEN } from './broken.ts';
import { RELEASES } from './releases.ts';
import type { OverviewSection } from './section.ts';
import { FORM_ENTRIES, NEARLY_SOLD_OUT } from './visitors.ts';
import { LAST_EDITED, MY_DRAFTS, SCHEDULED, firstOf } from './work.ts';

/** What a venue still has to do: names in one language only, pictures without words, access that nobody confirmed. */
const MISSING: OverviewSection = {
  key: 'missing',
  right: { subject: ANY_KIND, action: 'write' },
  async load(context, caller) {
    const { app, data, locale, today, t } = context;
    const { db } = app.database;
    const listed = (list: string) => hubListLink(list, context).href;
    const { length: untranslated } = await withoutEnglish(context, caller);
    const { count: speechless } = await mediaWithoutAlt(db, 1);
    const { length: unconfirmed } = await unconfirmedEvents(db, instantText(startOfDay(today)));
    const lines: OverviewLine[] = [
      { key: 'translations', href: listed('untranslated'), count: untranslated },
      { key: 'alt', href: `${pathTo('hub-media', locale)}?show=no_alt`, count: speechless },
      { key: 'access', href: listed('unconfirmed_access'), count: unconfirmed },
    ]
      .filter(({ count }) => count > 0)
      .map(({ key, ...line }) => ({ ...line, label: t(`overview:missing.${key}`), note: '' }));
    if (![...data.page.values()].some((page) => page.is_easy_language))
      lines.push({ label: t('overview:missing.easy'), href: listed('page'), note: '' });
    return { lines };
  },
};

/** What is on today, with its hall and how it stands. */
const TODAY: OverviewSection = {
  key: 'today',
  right: { subject: 'dashboard', action: 'read' },
  async load(context) {
    const { app, locale, today, t } = context;
    const index = await app.programme.read();
    const found = findEvents(index, { groups: {}, day: today, from: today }, 1);
    const events = await listEvents(
      found.events.map(({ id }) => id),
      context,
    );
    return {
      lines: events.map((event) => ({
        label: event.title.text,
        href: event.href,
        note: [event.span === null ? event.timeLabel : '', event.place, event.status?.label]
          .filter(Boolean)
          .join(' · '),
      })),
      more: { label: t('overview:today.more'), href: pathTo('events', locale) },
    };
  },
};

/** Coming public events of which no ticket can be bought, and why. */
const UNSOLD: OverviewSection = {
  key: 'unsold',
  right: { subject: 'event', action: 'write' },
  async load(context) {
    const { locale, t } = context;
    const lines = (await unsoldEvents(context)).map(({ event, gaps }) => ({
      label: titleOf('event', event, locale),
      href: pathTo('hub-record', locale, { list: 'event', id: event.id }),
      note: [
        formatMoment(event.date_start, locale),
        ...gaps.map((gap) => t(`overview:gap.${gap}`)),
      ].join(' · '),
    }));
    return firstOf('unsold_events', lines, context);
  },
};

/** In the order of the page. */
const OVERVIEW_SECTIONS: readonly OverviewSection[] = [
  TODAY,
  UNSOLD,
  RELEASES,
  MY_DRAFTS,
  SCHEDULED,
  BROKEN,
  FORM_ENTRIES,
  MISSING,
  NEARLY_SOLD_OUT,
  LAST_EDITED,
];

/** One card; what goes wrong with it is said on it, and leaves the others as they are. */
async function cardOf(
  section: OverviewSection,
  context: PageContext,
  caller: Caller,
): Promise<OverviewCard> {
  const { t } = context;
  const { key } = section;
  const card = {
    key,
    heading: t(`overview:heading.${key}`),
    empty: t(`overview:empty.${key}`),
  };
  try {
    const { lines, more = null } = await section.load(context, caller);
    return { ...card, lines, more, failure: '' };
  } catch (error) {
    context.app.report.report('A card of the overview could not be made.', { card: key, error });
    return { ...card, lines: [], more: null, failure: t('overview:failed') };
  }
}

/** What somebody finds first in the hub, by what they may see. */
export async function overviewCards(
  context: PageContext,
  caller: Caller,
): Promise<readonly OverviewCard[]> {
  const cards: OverviewCard[] = [];
  // One after the other: there is one database, and nobody waits for the page to be kept.
  for (const section of OVERVIEW_SECTIONS)
    if (hasRight(caller, section.right)) cards.push(await cardOf(section, context, caller));
  // What there is nothing to do in comes last; the day keeps its place.
  const isWork = ({ key, lines, failure }: OverviewCard) =>
    key === TODAY.key || lines.length > 0 || failure !== '';
  return [...cards.filter(isWork), ...cards.filter((card) => !isWork(card))];
}
