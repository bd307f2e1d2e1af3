import type { ServerResponse } from 'node:http';
import { FAILURE_STATUS, type Failure } from '../../../result.ts';
import { isApiPath } from '../../../routing/api-routes.ts';
import { RETRY_AFTER_S } from '../response/limits.ts';
import { sendError, sendStatus } from '../response/send.ts';
import { drain } from './body.ts';

const NO_SPACE_STATUS = 507;

/** Why what somebody sends is not taken: as a failure to a call, else in words. */
export function sendUploadFailure(response: ServerResponse, reason: Failure): void {
  const { req: request } = response;
  if (!request.complete) {
    // The rest would be taken for the next request; whoever is still writing can read the
    // answer only as long as it is taken.
    response.shouldKeepAlive = false;
    drain(request);
  }
  const path = (request.url ?? '').split('?', 1)[0] ?? '';
  const status = reason.reason === 'no_space' ? NO_SPACE_STATUS : FAILURE_STATUS[reason.code];
  const retry = ['unavailable', 'too_many'].includes(reason.code)
    ? ([['retry-after', String(RETRY_AFTER_S)]] as const)
    : [];
  if (isApiPath(path)) sendStatus(response, status, retry, reason);
  else sendError(response, path, { status, title: reason.message, extra: retry });
}
