import type { ApiMatch } from '../../lib/routing/api-routes.ts';

/**
 * The call that the address of a request was resolved to.
 * @throws {Error} for any other address: a bug, as only rows of the API lead to these files
 */
export function callOf({ route }: App.Locals): ApiMatch {
  if (route?.table !== 'api') throw new Error('this address is no call of the API');
  return route;
}
