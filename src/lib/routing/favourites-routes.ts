import { PRIVATE, route, WITH_FORM, type RouteRow } from './route-row.ts';

/** The list that a visitor keeps, and the ways on which it goes along. */
export const FAVOURITES_ROUTES = {
  favourites: route(
    { de: 'merkliste', en: 'favourites' },
    { page: '_favourites/list.astro', query: ['added'], ...WITH_FORM, ...PRIVATE },
  ),
  // A list that somebody passed on: its ids are the address.
  'favourites-shared': route(
    { de: 'merkliste/geteilt', en: 'favourites/shared' },
    { page: '_favourites/shared.astro', query: ['ids'], ...WITH_FORM, ...PRIVATE },
  ),
  'favourites-events': route(
    { de: 'merkliste/termine.ics', en: 'favourites/events.ics' },
    { page: '_favourites/events.ics.ts', query: ['ids'], ...PRIVATE },
  ),
  // The only page that shows the secret of the visitor's calendar.
  'favourites-calendar': route(
    { de: 'merkliste/kalender', en: 'favourites/calendar' },
    { page: '_favourites/calendar.astro', query: ['done'], ...WITH_FORM, ...PRIVATE },
  ),
  'favourites-calendar-feed': route(
    { de: 'merkliste/[token]/kalender.ics', en: 'favourites/[token]/calendar.ics' },
    { page: '_favourites/calendar-feed.ics.ts', cache: 'none', isIndexed: false },
  ),
} as const satisfies Record<string, RouteRow>;
