import type { Locale } from '../../../constants.ts';
import { EVENT_PAGE_SIZE, LOCALES } from '../../../constants.ts';
import type { Page } from '../../../views/page.ts';
import {
  firstDay,
  isFiltered,
  programmeSearch,
  type ProgrammeQuery,
} from '../../../programme/programme-query.ts';
import { textIn } from '../../../i18n/localized.ts';
import type { ShownModules } from '../../../views/module-view.ts';
import type { FilterView, ProgrammeView } from '../../../views/programme-view.ts';
import { pathTo } from '../../../routing/routes.ts';
import { findEvents } from '../../services/programme/programme-index.ts';
import { programmeListTag } from '../../services/cache-tags/tags.ts';
import { calendarView } from './calendar.ts';
import type { PageContext } from '../page/page-context.ts';
import { groupByDate } from './date-groups.ts';
import { filterViews } from './filters.ts';
import { listEvents } from '../events/list-events.ts';
import { makePage } from '../page/page.ts';
import { showModules } from '../modules/show.ts';
import { pageFacts } from '../written/written-part.ts';
import { systemPage, writtenHeadline } from '../page/system-page.ts';
import { placedTeasers } from './teasers.ts';

/** A page of the programme that does not exist (any more): where the last one is. */
export interface PastTheEnd {
  readonly lastPage: string;
}

const hrefs = (locale: Locale, query: ProgrammeQuery) => (change: Partial<ProgrammeQuery>) =>
  pathTo('events', locale) + programmeSearch({ ...query, ...change });

/** What editors wrote below the list: on its first page, where nothing is chosen. */
async function programmeModules(
  context: PageContext,
  query: ProgrammeQuery,
): Promise<ShownModules['modules']> {
  if (isFiltered(query) || query.page > 1) return [];
  const record = systemPage(context, 'events');
  return record === null ? [] : (await showModules(context, record.modules)).modules;
}

/** The programme for one choice: the list, its filters and its calendar. */
export async function programmeView(
  context: PageContext,
  query: ProgrammeQuery,
): Promise<ProgrammeView | PastTheEnd> {
  const { app, locale, today, t } = context;
  const index = await app.programme.read();
  const href = hrefs(locale, query);
  const from = firstDay(query.date, today);
  const choice = { groups: query.filters, day: query.date, from };
  const matches = findEvents(index, choice, query.page);
  const pages = Math.max(1, Math.ceil(matches.count / EVENT_PAGE_SIZE));
  if (query.page > pages) return { lastPage: href({ page: pages }) };

  context.shows(programmeListTag(query.filters));
  const ids = matches.events.map((event) => event.id);
  const views = await listEvents(ids, context);
  const start = query.date ?? today;
  const events = views.map((event) => [event.day, { kind: 'event', event }] as const);
  const filtered = isFiltered(query);
  const isLast = query.page === pages;
  const before =
    query.page > 1 ? findEvents(index, choice, query.page - 1).events.at(-1) : undefined;
  const items = filtered
    ? events
    : placedTeasers(context, events, before?.date_start ?? null, isLast);
  const bare = programmeSearch({ date: query.date, filters: query.filters });
  return {
    query,
    headline: writtenHeadline(context, 'events') ?? t('programme:headline'),
    modules: await programmeModules(context, query),
    filters: filterViews(context, query),
    calendar: calendarView(context, query, index),
    isFiltered: filtered,
    groups: groupByDate(items, start, context),
    count: matches.count,
    countLabel: t('programme:count', { count: matches.count }),
    page: query.page,
    pages,
    pageLabel: t('programme:page', { page: query.page, pages }),
    previousHref: query.page > 1 ? href({ page: query.page - 1 }) : null,
    nextHref: isLast ? null : href({ page: query.page + 1 }),
    resetHref: pathTo('events', locale),
    calendarFeed: pathTo('events-calendar', locale) + bare,
    newsFeed: pathTo('events-feed', locale) + bare,
  };
}

/** Something is chosen that the house does not show (any more). */
const isUnknown = ({ chosenId, options }: FilterView): boolean =>
  chosenId !== null && !options.some(({ id }) => id === chosenId);

/** The page around the programme. */
export function programmePage(context: PageContext, view: ProgrammeView): Page {
  const { t } = context;
  const { date, filters, page } = view.query;
  const chosen = [view.calendar.chosen, ...view.filters.map((filter) => filter.chosen)].filter(
    (label) => label !== null,
  );
  const title = [view.headline, ...chosen].join(' · ');
  const search = programmeSearch({ date, filters, page });
  const record = systemPage(context, 'events');
  // Search engines show what editors wrote of the whole programme, not of a choice of it.
  const own = record === null || search !== '' ? '' : textIn(record.meta_title, context.locale);
  const described = record === null ? '' : textIn(record.meta_description, context.locale);
  return makePage(context, {
    route: 'events',
    ...pageFacts(context, record, search === ''),
    title: page > 1 ? `${title} (${view.pageLabel})` : own || title,
    crumb: view.headline,
    description: described || t('programme:description'),
    translations: Object.fromEntries(
      LOCALES.map((other) => [other, pathTo('events', other)]),
    ) as Record<Locale, string>,
    search,
    feeds: [
      { type: 'application/rss+xml', title: t('programme:feed.news'), href: view.newsFeed },
      { type: 'text/calendar', title: t('programme:feed.calendar'), href: view.calendarFeed },
    ],
    // Deep combinations and empty ones are for visitors, not for search engines.
    noindex: view.count === 0 || chosen.length > 2 || view.filters.some(isUnknown),
  });
}
