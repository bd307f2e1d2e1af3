import { textIn } from '../../../i18n/localized.ts';
import { calendarLinks, type CalendarLinks } from '../../../programme/calendar-links.ts';
import { spanOf } from '../../../programme/event-days.ts';
import { detailPath } from '../../../routing/record-routes.ts';
import { matchRoute, pathTo, type RouteName } from '../../../routing/routes.ts';
import { listedEvents } from '../../repositories/programme.ts';
import { eventsTag, kindTag, recordTag } from '../../services/cache-tags/tags.ts';
import type { Group } from '../../services/programme/index-data.ts';
import { findEvents } from '../../services/programme/programme-index.ts';
import { settingsOf } from '../../services/records/reference-data.ts';
import type { PageContext } from '../page/page-context.ts';
import { calendarFile } from './calendar.ts';
import { EVENTS_IN_FEED } from './choice.ts';

/** Kinds whose events can be subscribed to. */
export type CalendarKind = 'production' | 'series' | 'venue' | 'person';

const ROUTES = {
  production: 'productions-slug-id-calendar',
  series: 'series-slug-id-calendar',
  venue: 'venues-slug-id-calendar',
  person: 'team-slug-id-calendar',
} as const satisfies Record<CalendarKind, RouteName>;

/** The kind of record behind each of their routes. */
export const CALENDAR_KINDS: ReadonlyMap<RouteName, CalendarKind> = new Map(
  Object.entries(ROUTES).map(([kind, route]) => [route, kind as CalendarKind]),
);

/** Where the calendar of a record is. */
function calendarPath(kind: CalendarKind, record: object, { locale }: PageContext): string {
  const place = matchRoute(detailPath(kind, record, locale));
  return pathTo(ROUTES[kind], locale, place?.params ?? {});
}

/** A record's calendar as its page links to it. @param name as the page calls the record */
export const recordCalendarLinks = (
  context: PageContext,
  kind: CalendarKind,
  record: { readonly id: number },
  name: string,
): CalendarLinks =>
  calendarLinks(context.app.env.siteOrigin, calendarPath(kind, record, context), name);

/** What the events of a record are found by: a venue's are those of its halls. */
function groupsOf(
  kind: CalendarKind,
  id: number,
  context: PageContext,
): readonly { readonly group: Group; readonly id: number }[] {
  if (kind !== 'venue') return [{ group: kind, id }];
  context.shows(kindTag('room'));
  return [...context.data.room.values()]
    .filter(({ venue }) => venue === id)
    .map((room) => ({ group: 'room', id: room.id }));
}

/** The coming events of a record as an iCalendar file; null for an unknown or offline id. */
export async function recordCalendar(
  context: PageContext,
  kind: CalendarKind,
  id: number,
): Promise<{ readonly path: string; readonly file: string } | null> {
  const { app, data, locale, today } = context;
  const record = data[kind].get(id);
  if (record === undefined) return null;
  const groups = groupsOf(kind, id, context);
  context.shows(recordTag(kind, id), kindTag('settings'));
  context.shows(...groups.map((one) => eventsTag(one.group, one.id)));
  const index = await app.programme.read();
  const found = groups.flatMap((one) => {
    const choice = { groups: { [one.group]: one.id }, from: today };
    return findEvents(index, choice, 1, EVENTS_IN_FEED).events;
  });
  const ids = [...new Set(found.map((event) => event.id))];
  // Children come along with their parents, also those that are over.
  const events = (await listedEvents(app.database.db, ids)).filter(
    (event) => spanOf(event)[1] >= today,
  );
  context.shows(...events.map((event) => recordTag('event', event.id)));
  const title = 'title' in record ? record.title : record.name;
  const name = typeof title === 'string' ? title : textIn(title, locale);
  const site = textIn(settingsOf(data).site_name, locale);
  return {
    path: calendarPath(kind, record, context),
    file: calendarFile(`${site} · ${name}`, events, context),
  };
}
