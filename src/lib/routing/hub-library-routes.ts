import { PRIVATE, route, WITH_FORM, type RouteRow } from './route-row.ts';

const STATISTICS =
  'site|page-activities|search-keywords|celum-overview|idservice-events|versions|error-log';

/** The media library and the statistics of the venue, a row each. */
export const HUB_LIBRARY_ROUTES = {
  'hub-media': route('cms-hub/media', {
    page: '_hub/media/list.astro',
    query: ['q', 'type', 'tag', 'show', 'view', 'after', 'before', 'new', 'known', 'undo', 'done'],
    ...PRIVATE,
  }),
  'hub-media-upload': route('cms-hub/media/upload', {
    page: '_hub/media/upload.astro',
    ...WITH_FORM,
    ...PRIVATE,
  }),
  'hub-media-due': route('cms-hub/media/due', { page: '_hub/media/due.astro', ...PRIVATE }),
  'hub-media-file': route('cms-hub/media/[id]', {
    page: '_hub/media/file.astro',
    query: ['done', 'places', 'known'],
    ...WITH_FORM,
    ...PRIVATE,
    where: { id: '[1-9]\\d{0,8}' },
  }),
  'hub-statistics': route('cms-hub/figures', { page: '_hub/statistics/index.astro', ...PRIVATE }),
  'hub-statistic-csv': route('cms-hub/figures/[statistic]/figures.csv', {
    page: '_hub/statistics/statistic.csv.ts',
    query: ['days', 'page'],
    ...PRIVATE,
    where: { statistic: STATISTICS },
  }),
  'hub-statistic': route('cms-hub/figures/[statistic]', {
    page: '_hub/statistics/statistic.astro',
    query: ['days', 'page'],
    ...PRIVATE,
    where: { statistic: STATISTICS },
  }),
} as const satisfies Record<string, RouteRow>;
