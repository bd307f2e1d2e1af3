import { LOGIN_TRIES } from '../../constants.ts';
import { FAILURE_STATUS, type Failure } from '../../result.ts';
import type { ApiMatch } from '../../routing/api-routes.ts';

/**
 * The call that the address of a request was resolved to.
 * @throws {Error} for any other address: a bug, as only rows of the API lead to these files
 */
export function callOf({ route }: App.Locals): ApiMatch {
  if (route?.table !== 'api') throw new Error('this address is no call of the API');
  return route;
}

/** An answer of a call. */
export const jsonOf = (value: unknown, status = 200): Response => Response.json(value, { status });

/** An expected failure: who has to say who they are learns how, and who asked too often when to come back. */
export function jsonFailure(reason: Failure): Response {
  const standard = reason.code === 'too_many' ? LOGIN_TRIES.minutes * 60 : undefined;
  const retryAfter = reason.retryAfterSeconds ?? standard;
  return Response.json(reason, {
    status: FAILURE_STATUS[reason.code],
    headers: {
      ...(reason.code === 'unauthorized' && { 'www-authenticate': 'Bearer' }),
      ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
    },
  });
}
