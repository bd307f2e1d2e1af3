import { PRIVATE, route, WITH_FORM, type RouteRow } from './route-row.ts';

/** A house of one's own. */
export const HUB_HOUSE_ROUTES = {
  'hub-house': route('cms-hub/house', {
    page: '_hub-house/house.astro',
    query: ['done'],
    ...WITH_FORM,
    ...PRIVATE,
  }),
} as const satisfies Record<string, RouteRow>;
