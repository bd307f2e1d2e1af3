import { LOGIN_TRIES } from '../../lib/constants.ts';
import { FAILURE_STATUS, type Failure } from '../../lib/result.ts';

const PRIVATE = { 'cache-control': 'private, no-store' };

/** An answer to one visitor. */
export const answer = (value: unknown): Response => Response.json(value, { headers: PRIVATE });

/** An expected failure to one visitor; after too many tries with when to come back. */
export const refusal = (reason: Failure): Response =>
  Response.json(reason, {
    status: FAILURE_STATUS[reason.code],
    headers: {
      ...PRIVATE,
      ...(reason.code === 'too_many' && { 'retry-after': String(LOGIN_TRIES.minutes * 60) }),
    },
  });
