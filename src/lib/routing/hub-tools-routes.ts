import { PRIVATE, route, WITH_FORM, type RouteRow } from './route-row.ts';

/** The tools of the hub for what is on every page: redirects, opening hours, menus. */
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
} as const satisfies Record<string, RouteRow>;
