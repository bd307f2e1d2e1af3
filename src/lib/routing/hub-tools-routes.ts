import { PRIVATE, route, WITH_FORM, type RouteRow } from './route-row.ts';

/** Tools of the hub: redirects, opening hours, menus, several events at once, a venue of one's own. */
export const HUB_TOOLS_ROUTES = {
  'hub-redirect-test': route('cms-hub/redirect/test', {
    page: '_hub/tools/redirect-test.astro',
    query: ['path'],
    ...PRIVATE,
  }),
  'hub-search': route('cms-hub/search', {
    page: '_hub/search/search.astro',
    query: ['q'],
    ...PRIVATE,
  }),
  'hub-replace': route('cms-hub/replace', {
    page: '_hub/tools/replace.astro',
    query: ['find', 'case', 'whole', 'links', 'language', 'kind', 'done'],
    ...WITH_FORM,
    ...PRIVATE,
  }),
  'hub-opening-hours': route('cms-hub/hours', {
    page: '_hub/tools/hours.astro',
    query: ['month', 'done'],
    ...WITH_FORM,
    ...PRIVATE,
  }),
  'hub-menus': route('cms-hub/menus', {
    page: '_hub/tools/menus.astro',
    query: ['done'],
    ...WITH_FORM,
    ...PRIVATE,
  }),
  'hub-release': route('cms-hub/bundles/[id]', {
    page: '_hub/releases/release.astro',
    where: { id: '[1-9]\\d{0,8}' },
    query: ['done'],
    ...WITH_FORM,
    ...PRIVATE,
  }),
  'hub-approvals': route('cms-hub/bundles/approvals', {
    page: '_hub/releases/approvals.astro',
    query: ['done'],
    ...WITH_FORM,
    ...PRIVATE,
  }),
  'hub-releases': route('cms-hub/bundles', {
    page: '_hub/releases/releases.astro',
    query: ['done'],
    ...WITH_FORM,
    ...PRIVATE,
  }),
  'hub-event-series': route('cms-hub/event/series', {
    page: '_hub/series/series.astro',
    query: ['from'],
    ...WITH_FORM,
    ...PRIVATE,
  }),
  'hub-design': route('cms-hub/house/design', {
    page: '_hub/site/design.astro',
    query: ['design', 'done'],
    ...WITH_FORM,
    ...PRIVATE,
  }),
  'hub-demo': route('cms-hub/house/demo', {
    page: '_hub/site/demo.astro',
    query: ['done'],
    ...WITH_FORM,
    ...PRIVATE,
  }),
  'hub-event-copies': route('cms-hub/event/copies', {
    page: '_hub/series/copies.astro',
    query: ['ids', 'season', 'series', 'room', 'days'],
    ...WITH_FORM,
    ...PRIVATE,
  }),
  'hub-launch': route('cms-hub/house', {
    page: '_hub/site/launch.astro',
    query: ['done'],
    ...WITH_FORM,
    ...PRIVATE,
  }),
} as const satisfies Record<string, RouteRow>;
