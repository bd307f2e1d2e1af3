import type { ServerResponse } from 'node:http';
import { badAddressMessage } from '../../../i18n/server-messages.ts';
import type { Failure } from '../../../result.ts';
import { isApiPath } from '../../../routing/api-routes.ts';
import { localeOfPath } from '../../../routing/routes.ts';
import { sendStatus } from './send.ts';

/** 400 for an address that cannot be read: as a failure (API-01) to whoever calls the API. */
export function rejectBadAddress(response: ServerResponse, path: string): void {
  const failure: Failure = { code: 'invalid', message: badAddressMessage(localeOfPath(path)) };
  sendStatus(response, 400, [], isApiPath(path) ? failure : undefined);
}
