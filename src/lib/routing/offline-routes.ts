import { route } from './route-row.ts';

/** What browsers ask for by themselves, for devices and for when the line is dead. */
export const OFFLINE_ROUTES = {
  // What the service worker shows where there is neither line nor copy.
  'offline-page': route('offline', {
    page: '_offline/offline.astro',
    cache: 'none',
    isIndexed: false,
    isOpenOffline: true,
  }),
  manifest: route('manifest.webmanifest', { page: '_offline/manifest.ts', isIndexed: false }),
};
