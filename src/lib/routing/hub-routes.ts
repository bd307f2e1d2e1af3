import { PRIVATE, route, WITH_FORM, type RouteRow } from './route-row.ts';

const RECORD = { page: '_hub/record.astro', query: ['done'], ...WITH_FORM, ...PRIVATE } as const;

/** RT-10: the pages of the editors' hub, a row each. What is listed is a row of `HUB_LISTS`. */
export const HUB_ROUTES = {
  hub: route('cms-hub', { page: '_hub/overview.astro', ...PRIVATE }),
  'hub-list': route('cms-hub/[list]', {
    page: '_hub/list.astro',
    query: ['q', 'page', 'done'],
    ...WITH_FORM,
    ...PRIVATE,
  }),
  'hub-new': route('cms-hub/[list]/new', RECORD),
  'hub-record': route('cms-hub/[list]/[id]', RECORD),
} as const satisfies Record<string, RouteRow>;
