import { PRIVATE, route, type RouteRow } from './route-row.ts';

/** Addresses outside of the languages, a row each. */
export const SITE_ROUTES = {
  // Leads to the visitor's language.
  start: route('/', { page: '_site/start.ts', ...PRIVATE }),
  // The editors' hub in the editor's language.
  hub: route('/cms-hub', { page: '_hub/start.ts', ...PRIVATE }),
  // The address that programs which keep passwords ask (W3C, a well-known URL for changing passwords).
  'change-password': route('/.well-known/change-password', {
    page: '_user/change-password.ts',
    ...PRIVATE,
  }),
  sitemap: route('/sitemap.xml', { page: '_site/sitemap.ts' }),
  'sitemap-part': route('/sitemap-[part].xml', {
    page: '_site/sitemap.ts',
    where: { part: String.raw`[1-9]\d?` },
  }),
  robots: route('/robots.txt', { page: '_site/robots.ts', isOpenOffline: true }),
  'alert-state': route('/alert.css', { page: '_site/alert-state.ts', ...PRIVATE }),
  // Pictures show nothing of the site, and stand in messages that were sent before it went offline.
  poster: route('/poster/[theme]/[file]', { page: '_site/poster.ts', isOpenOffline: true }),
  // A venue's own colours and typefaces: it follows from its address alone.
  design: route('/design/1/[file]', { page: '_site/design.ts', isOpenOffline: true }),
  // What has changed, for the front at the edge alone: the server in front asks who asks.
  'edge-changes': route('/edge/changes', {
    page: '_site/edge-changes.ts',
    query: ['since'],
    isOpenOffline: true,
    ...PRIVATE,
  }),
  // The middleware leads here while the site is offline.
  offline: route('/503', { page: '_errors/503.astro', cache: 'none', isIndexed: false }),
} as const satisfies Record<string, RouteRow>;

/** Whatever no row knows. */
export const UNKNOWN_ROUTE = route('/[...path]', {
  page: '_errors/404.astro',
  cache: 'none',
  isIndexed: false,
});

/** Uploaded files: in production they are answered before Astro is asked. */
export const MEDIA_ROUTE = route('/media/[...path]', { page: '_site/media.ts', cache: 'none' });
