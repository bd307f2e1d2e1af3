import { PRIVATE, route, type RouteRow } from './route-row.ts';

/** The tools of the hub for what is on every page: redirects, opening hours, menus. */
export const HUB_TOOLS_ROUTES = {
  'hub-redirect-test': route('cms-hub/redirect/test', {
    page: '_hub-tools/redirect-test.astro',
    query: ['path'],
    ...PRIVATE,
  }),
} as const satisfies Record<string, RouteRow>;
