import { API_ROUTES, isKept, matchApi } from '../../routing/api-routes.ts';
import { matchRoute, ROUTES, type RouteName } from '../../routing/routes.ts';
import type { KeysFor } from './key.ts';

const NO_KEYS: readonly string[] = [];

/** Documents for programs, outside the route table. */
const FOR_PROGRAMS = ['/robots.txt', '/sitemap.xml'];
const POSTER = /^\/poster\/[^/]+\/[^/]+$/u;

/** What is one visitor's own, or as fresh as the shop; and more texts to search for than pages worth keeping. */
const NEVER_KEPT: readonly RouteName[] = [
  'not-found',
  'search',
  'events-slug-id-booking',
  'events-slug-id-waiting',
  'waiting-entry',
  'cart',
  'login',
  'login-code',
  'login-reset',
  'login-reset-token',
  'logout',
  'user-profile',
  'user-settings',
];

/** What may be kept in the product: pages of the route table, calls of the API, the sitemap, posters. */
export const keysFor: KeysFor = (path) => {
  if (FOR_PROGRAMS.includes(path) || POSTER.test(path)) return NO_KEYS;
  const call = matchApi(path);
  if (call) return isKept(call.name) ? API_ROUTES[call.name].query : null;
  const match = matchRoute(path);
  if (match === null || NEVER_KEPT.includes(match.name)) return null;
  const route = ROUTES[match.name];
  return route.page === null ? null : route.query;
};
