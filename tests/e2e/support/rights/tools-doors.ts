import type { Door } from './door.ts';

/** Redirects, opening hours and menus in the hub. */
export const TOOLS_DOORS: readonly Door[] = [
  { subject: 'redirect', action: 'write', method: 'GET', path: '/de/cms-hub/redirect/test' },
];
