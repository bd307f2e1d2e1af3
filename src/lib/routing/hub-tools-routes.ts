import { PRIVATE, route, WITH_FORM, type RouteRow } from './route-row.ts';

/** Tools of the hub: redirects, opening hours, menus, several events at once, a house of one's own. */
export const HUB_TOOLS_ROUTES = {
  'hub-redirect-test': route('cms-hub/redirect/test', {
    page: '_hub-tools/redirect-test.astro',
    query: ['path'],
    ...PRIVATE,
  }),
  'hub-opening-hours': route('cms-hub/hours', {
    page: '_hub-tools/hours.astro',
    query: ['month', 'done'],
    ...WITH_FORM,
    ...PRIVATE,
  }),
  'hub-menus': route('cms-hub/menus', {
    page: '_hub-tools/menus.astro',
    query: ['done'],
    ...WITH_FORM,
    ...PRIVATE,
  }),
  'hub-event-series': route('cms-hub/event/series', {
    page: '_hub-series/series.astro',
    query: ['from'],
    ...WITH_FORM,
    ...PRIVATE,
  }),
  'hub-house': route('cms-hub/house', {
    page: '_hub-house/house.astro',
    query: ['done'],
    ...WITH_FORM,
    ...PRIVATE,
  }),
} as const satisfies Record<string, RouteRow>;
