import { LOGIN_TRIES } from '../../lib/constants.ts';
import { FAILURE_STATUS, type Failure } from '../../lib/result.ts';

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
