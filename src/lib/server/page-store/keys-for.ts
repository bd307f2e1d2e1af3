import { API_ROUTES, matchApi } from '../../api-routes.ts';
import { matchRoute, ROUTES } from '../../routes.ts';
import type { KeysFor } from './key.ts';

const NO_KEYS: readonly string[] = [];

/** Documents for programs, outside the route table. */
const FOR_PROGRAMS = ['/robots.txt', '/sitemap.xml'];
const POSTER = /^\/poster\/[^/]+\/[^/]+$/u;

/** What may be kept in the product: pages of the route table, calls of the API, the sitemap, posters. */
export const keysFor: KeysFor = (path) => {
  if (FOR_PROGRAMS.includes(path) || POSTER.test(path)) return NO_KEYS;
  const call = matchApi(path);
  if (call) return API_ROUTES[call.name].query;
  const match = matchRoute(path);
  if (match === null || match.name === 'not-found') return null;
  const route = ROUTES[match.name];
  return route.page === null ? null : route.query;
};
