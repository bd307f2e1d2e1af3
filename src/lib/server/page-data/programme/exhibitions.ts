import { EVENT_PAGE_SIZE } from '../../../constants.ts';
import { formatDay, type Day } from '../../../dates/dates.ts';
import { pathTo } from '../../../routing/routes.ts';
import type { DateGroup, ListItem } from '../../../views/event-view.ts';
import type { Page } from '../../../views/page.ts';
import type { ExhibitionsView } from '../../../views/record-view.ts';
import { kindTag, programmeListTag } from '../../services/cache-tags/tags.ts';
import { findEvents } from '../../services/programme/programme-index.ts';
import { listEvents } from '../events/list-events.ts';
import type { PageContext } from '../page/page-context.ts';
import { makePage, translationsOf, systemPage } from '../page/page.ts';
import { pageFacts, editorialContent } from '../editorial/editorial-content.ts';
import { pagerView } from '../page/pager.ts';

/** Consecutive items of one date under one heading; what runs already stands under its own. */
export function groupByDate(
  items: readonly (readonly [Day, ListItem])[],
  start: Day,
  { locale, t }: PageContext,
): readonly DateGroup[] {
  const groups: (DateGroup & { items: ListItem[] })[] = [];
  for (const [day, item] of items) {
    const isRunning = day < start;
    const key = isRunning ? 'running' : day;
    const group = groups.at(-1);
    if (group?.key === key) {
      group.items.push(item);
      continue;
    }
    const isNewMonth = !isRunning && group?.day?.slice(0, 7) !== day.slice(0, 7);
    groups.push({
      key,
      heading: isRunning ? t('programme:running') : formatDay(day, locale, 'full'),
      day: isRunning ? null : day,
      month: isNewMonth ? formatDay(day, locale, 'month') : null,
      items: [item],
    });
  }
  return groups;
}

/** The slug of the type of events that this page shows; its name is for editors to choose. */
const EXHIBITION_SLUG = 'ausstellung';

/** The exhibitions that run or are to come, in pages; null for a page that there is not. */
export async function exhibitionsPage(
  context: PageContext,
  number: number,
): Promise<{ readonly page: Page; readonly view: ExhibitionsView } | null> {
  const { app, data, locale, t, today } = context;
  context.shows(kindTag('exhibition_type'));
  const type = [...data.exhibition_type.values()].find(({ slug }) => slug === EXHIBITION_SLUG);
  const groups = { type: type?.id ?? 0 };
  context.shows(programmeListTag(groups));
  const matches = findEvents(await app.programme.read(), { groups, from: today }, number);
  const pages = Math.max(1, Math.ceil(matches.count / EVENT_PAGE_SIZE));
  if (number > pages) return null;
  const events = await listEvents(
    matches.events.map(({ id }) => id),
    context,
  );
  const items = events.map((event) => [event.day, { kind: 'event', event }] as const);
  const path = pathTo('exhibitions', locale);
  const record = systemPage(context, 'exhibitions');
  const written = await editorialContent(context, record, {
    headline: { text: t('programme:exhibitions.headline'), lang: undefined },
    lead: t('programme:exhibitions.lead'),
  });
  const view: ExhibitionsView = {
    ...written.view,
    groups: groupByDate(items, today, context),
    pager: pagerView(context, number, pages, (at) => (at === 1 ? path : `${path}?page=${at}`)),
    programmeHref: pathTo('events', locale),
  };
  return {
    page: makePage(context, {
      route: 'exhibitions',
      ...written.facts,
      ...pageFacts(context, record, number === 1),
      ...(number > 1 && { title: `${written.facts.title} (${view.pager.label})` }),
      crumb: view.headline.text,
      translations: translationsOf('exhibitions'),
      search: number > 1 ? `?page=${number}` : '',
    }),
    view,
  };
}
