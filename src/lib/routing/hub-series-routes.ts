import { PRIVATE, route, WITH_FORM, type RouteRow } from './route-row.ts';

/** Several events made at once, a row each. */
export const HUB_SERIES_ROUTES = {
  'hub-event-series': route('cms-hub/event/series', {
    page: '_hub-series/series.astro',
    query: ['from'],
    ...WITH_FORM,
    ...PRIVATE,
  }),
} as const satisfies Record<string, RouteRow>;
