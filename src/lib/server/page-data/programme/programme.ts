import type { Locale } from '../../../constants.ts';
import { EVENT_PAGE_SIZE, LOCALES } from '../../../constants.ts';
import { formatDay, moveDay } from '../../../dates/dates.ts';
import type { Page } from '../../../views/page.ts';
import {
  isFiltered,
  programmeSearch,
  type ProgrammeQuery,
  chosenDays,
} from '../../../programme/programme-query.ts';
import { calendarLinks } from '../../../programme/calendar-links.ts';
import type { ShownModules } from '../../../views/module-view.ts';
import type { FilterView, ProgrammeView } from '../../../views/programme-view.ts';
import { pathTo } from '../../../routing/routes.ts';
import { datedDays, nextEvent } from '../../services/programme/dated-days.ts';
import type { IndexData } from '../../services/programme/index-data.ts';
import { findEvents } from '../../services/programme/programme-index.ts';
import { programmeListTag } from '../../services/cache-tags/tags.ts';
import { calendarView } from './calendar.ts';
import type { PageContext } from '../page/page-context.ts';
import { groupByDate } from './exhibitions.ts';
import { filterViews, numberViews } from './filters.ts';
import { quickLinks } from './quick-links.ts';
import { listEvents, indexChoice } from '../events/list-events.ts';
import { makePage, systemPage, writtenHeadline } from '../page/page.ts';
import { showModules } from '../modules/show.ts';
import { pageFacts } from '../editorial/editorial-content.ts';
import { placedTeasers } from './teasers.ts';

/**
 * What is said where nothing begins on the chosen days: so, and what comes next of the
 * same choice. Null where no days were chosen, or something begins on them.
 */
async function noneOnDays(
  context: PageContext,
  query: ProgrammeQuery,
  index: IndexData,
): Promise<ProgrammeView['noneOnDays']> {
  const { today, t } = context;
  const days = chosenDays(query, today);
  if (days === null) return null;
  const [first, last] = days;
  const choice = indexChoice(query, context);
  if (datedDays(index, { ...choice, from: first }, last).size > 0) return null;
  // After a day that is over comes what is still to come.
  const after = last < today ? moveDay(today, -1) : last;
  const all = { ...choice, day: null, until: null, from: today };
  const found = nextEvent(index, all, after);
  const [next] = found === null ? [] : await listEvents([found.id], context);
  return {
    heading: t(first === last ? 'programme:empty.day' : 'programme:empty.days'),
    next:
      next === undefined || next.href === null
        ? null
        : {
            date: [next.dateLabel, next.timeLabel].filter(Boolean).join(', '),
            title: next.title,
            href: next.href,
          },
  };
}

/** A page of the programme that does not exist (any more): where the last one is. */
export interface PastTheEnd {
  readonly lastPage: string;
}

/** Other pages of the same choice; the calendar is closed there. */
const hrefs = (locale: Locale, query: ProgrammeQuery) => (change: Partial<ProgrammeQuery>) =>
  pathTo('events', locale) + programmeSearch({ ...query, month: null, ...change });

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
  const choice = indexChoice(query, context);
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
  const { date, filters, numbers } = query;
  const bare = programmeSearch({ date, filters, numbers });
  const calendarFeed = pathTo('events-calendar', locale) + bare;
  return {
    query,
    headline: writtenHeadline(context, 'events') ?? t('programme:headline'),
    modules: await programmeModules(context, query),
    filters: filterViews(context, query, index),
    numbers: numberViews(context, query),
    quick: quickLinks(context, query, index),
    timetableHref: href({ isPictures: false }),
    picturesHref: href({ isPictures: true }),
    // Who asked for a hall, a kind of event … asked for what runs there, too.
    hasRunningLine: !query.isPictures && Object.keys(query.filters).length === 0,
    noneOnDays: await noneOnDays(context, query, index),
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
    resetHref: pathTo('events', locale) + programmeSearch({ isPictures: query.isPictures }),
    calendarFeed,
    subscription: calendarLinks(app.env.siteOrigin, calendarFeed, t('programme:headline')),
    newsFeed: pathTo('events-feed', locale) + bare,
  };
}

/** Something is chosen that the venue does not show (any more). */
const isUnknown = ({ chosenId, options }: FilterView): boolean =>
  chosenId !== null && !options.some(({ id }) => id === chosenId);

/** The page around the programme. */
export function programmePage(context: PageContext, view: ProgrammeView): Page {
  const { t } = context;
  const { date, filters, numbers, isPictures, page, month } = view.query;
  const chosen = [
    view.calendar.chosen,
    ...view.filters.map((filter) => filter.chosen),
    ...view.numbers.map(({ label }) => label),
  ].filter((label) => label !== null);
  const opened = month === null ? [] : [formatDay(`${month}-01`, context.locale, 'month')];
  const title = [view.headline, ...chosen, ...opened].join(' · ');
  const search = programmeSearch({ date, filters, numbers, isPictures, page });
  const record = systemPage(context, 'events');
  // Search engines show what editors wrote of the whole programme, not of a choice of it.
  const own = record === null || search !== '' ? '' : record.meta_title[context.locale];
  const described = record === null ? '' : record.meta_description[context.locale];
  return makePage(context, {
    route: 'events',
    ...pageFacts(context, record, search === ''),
    title: page > 1 ? `${title} (${view.pageLabel})` : month === null && own !== '' ? own : title,
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
    // Combinations have no end: they are for visitors, not for search engines.
    noindex: isPictures || view.count === 0 || chosen.length > 1 || view.filters.some(isUnknown),
  });
}
