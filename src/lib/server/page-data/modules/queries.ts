import { weekdayOf } from '../../../dates/calendar.ts';
import { dayOf, moveDay, type Day } from '../../../dates/dates.ts';
import type { EventChoice, ModuleQueries, VenueCard } from '../../../modules/queries.ts';
import { localText, textIn } from '../../../i18n/localized.ts';
import { titleOf } from '../../../i18n/record-name.ts';
import { OLDEST_CHILD_YEARS, type EventGroupKey } from '../../../programme/filter-groups.ts';
import { programmeSearch } from '../../../programme/programme-query.ts';
import { pathTo } from '../../../routing/routes.ts';
import type { Link } from '../../../views/event-view.ts';
import type { Entity } from '../../../../content/records/kinds.ts';
import { recordById } from '../../repositories/records.ts';
import { findEvents } from '../../services/programme/programme-index.ts';
import { detailPath } from '../../../routing/record-routes.ts';
import { eventsTag, kindTag, recordTag } from '../../services/cache-tags/tags.ts';
import { chosenArticles, listArticles, notesList } from '../articles/articles.ts';
import { formView } from '../forms/form-view.ts';
import type { PageContext } from '../page/page-context.ts';
import { pictureOf } from '../page/picture-of.ts';
import { listEvents, indexChoice } from '../events/list-events.ts';
import { libraryPlayer } from './plain.ts';

const SUNDAY = 7;
const FRIDAY = 5;
const DAYS_OF_NEXT = 3;

/** The days that a choice of events spans; `to` null: without end. */
export function daysOfChoice(
  { from, to, span }: Pick<EventChoice, 'from' | 'to' | 'span'>,
  today: Day,
): { readonly from: Day; readonly to: Day | null } {
  if (span === 'next_3_days') return { from: today, to: moveDay(today, DAYS_OF_NEXT - 1) };
  if (span === 'weekend') {
    const weekday = weekdayOf(today);
    // From Friday on it is the running weekend, before that the coming one.
    const start = weekday >= FRIDAY ? today : moveDay(today, FRIDAY - weekday);
    return { from: start, to: moveDay(today, SUNDAY - weekday) };
  }
  const start = from === null ? today : dayOf(from);
  return { from: start < today ? today : start, to: to === null ? null : dayOf(to) };
}

/** The groups that are chosen. */
const groupsOf = ({ groups }: EventChoice): Readonly<Partial<Record<EventGroupKey, number>>> =>
  Object.fromEntries(Object.entries(groups).filter(([, id]) => id !== null));
/** Those of them that the programme is narrowed by, too. */
const filtersOf = ({ groups: { tag, series } }: EventChoice) => ({
  ...(tag !== null && { tag }),
  ...(series !== null && { series }),
});
const numbersOf = ({ isForChildren }: EventChoice) =>
  isForChildren ? { age: OLDEST_CHILD_YEARS } : {};

async function eventIds(context: PageContext, choice: EventChoice): Promise<readonly number[]> {
  const { app, today } = context;
  const index = await app.programme.read();
  if (choice.ids.length > 0)
    return choice.ids
      .filter((id) => (index.byId.get(id)?.last ?? '') >= today)
      .slice(0, choice.most);
  const groups = groupsOf(choice);
  // An event that comes in has all of them.
  const [first] = Object.entries(groups) as [EventGroupKey, number][];
  context.shows(first === undefined ? kindTag('event') : eventsTag(...first));
  const { from, to } = daysOfChoice(choice, today);
  const query = { date: null, filters: filtersOf(choice), numbers: numbersOf(choice) };
  return (
    findEvents(index, { ...indexChoice(query, context), groups, from }, 1, index.events.length)
      // What has been running for weeks stands in the programme; lists show what begins.
      .events.filter(({ first: day }) => day >= from && (to === null || day <= to))
      .slice(0, choice.most)
      .map(({ id }) => id)
  );
}

function venueCard(context: PageContext, venue: Entity<'venue'>): VenueCard {
  const { data, locale } = context;
  context.shows(recordTag('venue', venue.id), kindTag('room'));
  const rooms = [...data.room.values()].filter((room) => room.venue === venue.id);
  const town = [venue.postal_code, venue.city].filter(Boolean).join(' ');
  return {
    id: venue.id,
    href: detailPath('venue', venue, locale),
    title: localText(venue.name, locale),
    intro: localText(venue.intro, locale),
    address: [venue.street ?? '', town].filter(Boolean),
    phone: venue.phone,
    rooms: rooms.map((room) => textIn(room.name, locale)),
    picture: pictureOf(context, 'venue', venue),
  };
}

/** Where all of a choice's events are: on the page of what they belong to, else in the programme. */
function allEvents(context: PageContext, choice: EventChoice): Link {
  const { data, locale, t } = context;
  for (const kind of ['production', 'person'] as const) {
    const id = choice.groups[kind];
    const record = id === null ? undefined : data[kind].get(id);
    if (id === null || record === undefined) continue;
    context.shows(recordTag(kind, id));
    const label = t('programme:allDates', { name: titleOf(kind, record, locale) });
    return { label, href: detailPath(kind, record, locale) };
  }
  const search = programmeSearch({ filters: filtersOf(choice), numbers: numbersOf(choice) });
  return { label: t('programme:toProgramme'), href: pathTo('events', locale) + search };
}

/** The queries of one page in the making: everything they answer is noted on it. */
export const moduleQueries = (context: PageContext): ModuleQueries => ({
  async events(choice) {
    context.shows(...choice.ids.map((id) => recordTag('event', id)));
    return {
      events: await listEvents(await eventIds(context, choice), context),
      all: allEvents(context, choice),
    };
  },
  venues(ids) {
    const { data } = context;
    if (ids.length === 0) context.shows(kindTag('venue'));
    context.shows(...ids.map((id) => recordTag('venue', id)));
    const venues =
      ids.length === 0 ? [...data.venue.values()] : ids.flatMap((id) => data.venue.get(id) ?? []);
    return venues.map((venue) => venueCard(context, venue));
  },
  form(id) {
    context.shows(recordTag('form', id));
    const form = context.data.form.get(id);
    return form === undefined ? null : formView(form, context);
  },
  async section(id) {
    const { app, locale } = context;
    const section = await recordById(app.database.db, 'shared_section', id);
    return (
      section && {
        name: textIn(section.name, locale),
        href: detailPath('shared_section', section, locale),
        isOnline: section.is_online,
      }
    );
  },
  player: (src) => libraryPlayer(context, src),
  articles: (ids) => chosenArticles(context, ids),
  async newestArticles(categories, count) {
    await notesList(context, { categories });
    return listArticles(context, { categories }, 1, count);
  },
});
