import type { EventEntity } from '../../../../content/records/event.ts';
import { LOCALES, type Locale } from '../../../constants.ts';
import { formatDay } from '../../../dates/dates.ts';
import type { EventDetailView } from '../../../views/event-detail-view.ts';
import type { Link } from '../../../views/event-view.ts';
import {
  inLanguage,
  isTranslated,
  localText,
  paragraphsOf,
  textIn,
} from '../../../i18n/localized.ts';
import type { ShownModules } from '../../../views/module-view.ts';
import type { Page } from '../../../views/page.ts';
import { programmeSearch } from '../../../programme/programme-query.ts';
import { pathTo } from '../../../routing/routes.ts';
import type { FilterKey } from '../../../programme/filter-groups.ts';
import { slugOf } from '../../../routing/slug.ts';
import { childrenHavePages } from '../../../programme/event-types.ts';
import { findEvents } from '../../services/programme/programme-index.ts';
import { detailPath, eventPartPath } from '../../../routing/record-routes.ts';
import { eventsTag, recordTag } from '../../services/cache-tags/tags.ts';
import { isDateOpen, canFollow } from '../../../booking/sale-state.ts';
import { bookingOf } from '../booking/booking.ts';
import { keepTogether } from '../../../text/keep-together.ts';
import type { PageContext } from '../page/page-context.ts';
import { accessOf, factsOf, pricesOf, shortDate, titleDate } from '../events/event-facts.ts';
import { noticeOf } from '../events/event-notice.ts';
import { performersOf, programmeOf } from '../events/event-works.ts';
import { eventJsonLd } from './event-ld.ts';
import { posterOfEvent } from '../../../poster/poster.ts';
import { pictureOfEvent } from '../page/picture-of.ts';
import { spanOf } from '../../../programme/event-days.ts';
import { listEvents, onlineEvent } from '../events/list-events.ts';
import { showModules } from '../modules/show.ts';
import { filmForms } from '../page/language-facts.ts';
import { excerpt, makePage, socialImage } from '../page/page.ts';
import { filterValue } from './filters.ts';

/** How many other dates a detail page shows. */
const OTHER_DATES = 6;

export interface EventPage {
  readonly page: Page;
  readonly view: EventDetailView;
}

/** Links from an event to the programme with one filter set. */
function filterLinks(
  context: PageContext,
  key: FilterKey,
  ids: readonly number[],
): readonly Link[] {
  return ids.flatMap((id) => {
    const { tag, name } = filterValue(context, key, id);
    // Noted also while there is nothing to link: it may come online.
    context.shows(tag);
    if (name === null) return [];
    const href = pathTo('events', context.locale) + programmeSearch({ filters: { [key]: id } });
    return [{ label: name, href }];
  });
}

function recordLink(
  context: PageContext,
  kind: 'production' | 'series' | 'venue',
  id: number | null | undefined,
): Link | null {
  if (id === null || id === undefined) return null;
  context.shows(recordTag(kind, id));
  const record = context.data[kind].get(id);
  if (record === undefined) return null;
  const name = 'title' in record ? record.title : record.name;
  return { label: textIn(name, context.locale), href: detailPath(kind, record, context.locale) };
}

/** Ids of the events that belong beside this one: same production, else same series. */
async function otherIds(event: EventEntity, context: PageContext): Promise<readonly number[]> {
  const index = await context.app.programme.read();
  const [series] = event.series;
  const groups =
    event.production !== null
      ? { production: event.production }
      : series !== undefined
        ? { series }
        : null;
  if (groups === null) return [];
  context.shows(
    event.production !== null
      ? eventsTag('production', event.production)
      : eventsTag('series', series ?? 0),
  );
  const { events } = findEvents(index, { groups, from: context.today }, 1, OTHER_DATES + 1);
  return events
    .map(({ id }) => id)
    .filter((id) => id !== event.id)
    .slice(0, OTHER_DATES);
}

async function viewOf(
  event: EventEntity,
  parent: EventEntity | null,
  rendering: ShownModules,
  context: PageContext,
) {
  const { data, locale, t } = context;
  context.shows(recordTag('event', event.id), eventsTag('parent', event.id));
  const others = await otherIds(event, context);
  const [own, ...otherViews] = await listEvents([event.id, ...others], context);
  if (own === undefined) return null;
  const accessNote = localText(event.access_note, locale);
  const description = localText(event.description, locale);
  const [first, last] = spanOf(event);
  const prices = pricesOf(event, context);
  const booking = await bookingOf(event, context);
  const full = (day: string) => formatDay(day, locale, 'full');
  const view: EventDetailView = {
    event: own,
    fullDate: first === last ? full(first) : `${full(first)} – ${full(last)}`,
    shortDate: shortDate(event, locale),
    paragraphs: paragraphsOf(keepTogether(description.text)),
    descriptionLang: description.lang,
    programme: await programmeOf(event, context),
    performers: await performersOf(event, context),
    facts: factsOf(event, context),
    access: accessOf(event, context),
    accessNote: keepTogether(accessNote.text),
    accessNoteLang: accessNote.lang,
    prices: prices.rows,
    priceField: prices.field,
    accessPrices: prices.access,
    pricesCollapse: prices.collapse,
    booking,
    notice: noticeOf(event, own.status, booking, context),
    genres: filterLinks(context, 'genre', event.genres),
    tags: filterLinks(context, 'tag', event.tags),
    series: event.series.flatMap((id) => recordLink(context, 'series', id) ?? []),
    production: recordLink(context, 'production', event.production),
    venue: recordLink(context, 'venue', data.room.get(event.room)?.venue),
    parent: parent && {
      label: textIn(parent.title, locale),
      href: detailPath('event', parent, locale),
    },
    others: otherViews,
    othersHeading: t(event.production === null ? 'event:others.series' : 'event:others.production'),
    calendarHref:
      event.status === 'cancelled' || isDateOpen(event)
        ? null
        : pathTo('events-slug-id-calendar', locale, {
            slug: slugOf(own.title.text),
            id: event.id,
          }),
    newsHref: canFollow(event, context.now) ? eventPartPath('news', event, locale) : null,
    shareText: own.title.text,
    picture: pictureOfEvent(context, event),
    modules: rendering.modules,
  };
  return view;
}

function pageOf(
  event: EventEntity,
  view: EventDetailView,
  rendering: ShownModules,
  context: PageContext,
): Page {
  const { locale, t } = context;
  const path = detailPath('event', event, locale);
  const image = socialImage(context, { ...posterOfEvent(event), image: event.image });
  const teaser = inLanguage(
    { text: view.paragraphs[0] ?? '', lang: view.descriptionLang },
    view.event.subtitle,
  );
  const when = `${view.fullDate}, ${view.event.place}.`;
  const description = excerpt(teaser || when, 300);
  const days = spanOf(event);
  const ld = eventJsonLd(event, { view, path, days, description, image: image.src }, context);
  return makePage(context, {
    route: 'events-slug-id',
    path,
    title: `${view.event.title.text} · ${titleDate(event, context.locale)}`,
    crumb: view.event.title.text,
    description: `${when} ${teaser}`.trim(),
    translations: Object.fromEntries(
      LOCALES.map((other: Locale) => [
        other,
        isTranslated(event.title, other) ? detailPath('event', event, other) : null,
      ]),
    ) as Record<Locale, string | null>,
    parents: [
      { label: t('programme:headline'), href: pathTo('events', locale) },
      ...(view.parent ? [view.parent] : []),
    ],
    jsonLd: [ld],
    frames: rendering.frames,
    stickyLinks: rendering.stickyLinks,
    languages: filmForms(event.sign_films, locale),
    image,
    type: 'article',
  });
}

/**
 * One event's page.
 * @returns null for an unknown or offline id; `{ moved }` for a child that has
 *   no page of its own: it stands on its parent's page.
 */
export async function eventPage(
  context: PageContext,
  id: number,
): Promise<EventPage | { readonly moved: string } | null> {
  const event = await onlineEvent(context, id);
  if (event === null) return null;
  // A parent that is offline is none: its child stands by itself, as it does in the lists.
  const parent = event.parent === null ? null : await onlineEvent(context, event.parent);
  if (parent !== null && !childrenHavePages(parent))
    return { moved: detailPath('event', parent, context.locale) };
  const rendering = await showModules(context, event.modules);
  const view = await viewOf(event, parent, rendering, context);
  // Taken offline between two queries.
  if (view === null) return null;
  return { page: pageOf(event, view, rendering, context), view };
}
