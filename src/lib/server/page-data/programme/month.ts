import { LOCALES, type Locale } from '../../../constants.ts';
import { lastDayOfMonth, moveMonth, dayLabel } from '../../../dates/calendar.ts';
import { formatDay } from '../../../dates/dates.ts';
import type { EventView } from '../../../views/event-view.ts';
import type { Page } from '../../../views/page.ts';
import { EMPTY_QUERY } from '../../../programme/programme-query.ts';
import { pathTo } from '../../../routing/routes.ts';
import type { MonthView } from '../../../views/programme-view.ts';
import { programmeListTag } from '../../services/cache-tags/tags.ts';
import { findEvents } from '../../services/programme/programme-index.ts';
import { listEvents, indexChoice } from '../events/list-events.ts';
import type { PageContext } from '../page/page-context.ts';
import { makePage } from '../page/page.ts';
import { MONTHS_AHEAD } from './calendar.ts';

const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/u;
/** More fits on no sheet that somebody hangs up. */
const MAX_EVENTS = 400;

/**
 * What takes place in a month, from today on, by its days; what runs for weeks stands on its
 * first day of the month.
 * @param month `2026-12`
 * @returns null for a month that the calendar does not show
 */
export async function monthPage(
  context: PageContext,
  month: string,
): Promise<{ readonly page: Page; readonly view: MonthView } | null> {
  const { app, locale, today, t } = context;
  const thisMonth = today.slice(0, 7);
  const lastMonth = moveMonth(thisMonth, MONTHS_AHEAD);
  if (!MONTH.test(month) || month < thisMonth || month > lastMonth) return null;
  context.shows(programmeListTag({}));
  const first = month === thisMonth ? today : `${month}-01`;
  const choice = {
    ...indexChoice(EMPTY_QUERY, context),
    from: first,
    day: first,
    until: lastDayOfMonth(`${month}-01`),
  };
  const { count, events: found } = findEvents(await app.programme.read(), choice, 1, MAX_EVENTS);
  const events = await listEvents(
    found.map(({ id }) => id),
    context,
  );
  const heading = formatDay(`${month}-01`, locale, 'month');
  const to = (other: string, key: 'previous' | 'next') => ({
    label: t(`programme:calendar.${key}`, { month: formatDay(`${other}-01`, locale, 'month') }),
    href: pathTo('events-month', locale, { month: other }),
  });
  const byDay = Map.groupBy<string, EventView>(events, ({ day }) => (day < first ? first : day));
  const left = count - events.length;
  const view: MonthView = {
    heading,
    days: [...byDay].map(([day, all]) => ({
      day,
      label: dayLabel(day, locale),
      heading: formatDay(day, locale, 'full'),
      events: all,
    })),
    leftOut: left > 0 ? t('programme:month.leftOut', { count: left }) : '',
    previous: month > thisMonth ? to(moveMonth(month, -1), 'previous') : null,
    next: month < lastMonth ? to(moveMonth(month, 1), 'next') : null,
  };
  const title = t('programme:month.title', { month: heading });
  const page = makePage(context, {
    route: 'events-month',
    path: pathTo('events-month', locale, { month }),
    title,
    description: t('programme:month.description', { month: heading }),
    crumb: heading,
    translations: Object.fromEntries(
      LOCALES.map((other) => [other, pathTo('events-month', other, { month })]),
    ) as Record<Locale, string>,
    noindex: events.length === 0,
  });
  return { page, view };
}
