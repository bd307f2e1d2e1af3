import type { ServerResponse } from 'node:http';
import { badAddressMessage, errorTexts } from '../../../i18n/server-messages.ts';
import type { Failure } from '../../../result.ts';
import { isApiPath } from '../../../routing/api-routes.ts';
import { localeOfPath } from '../../../routing/routes.ts';
import { sendError, sendStatus } from './send.ts';

/** 400 for an address that cannot be read: a page, or a failure to whoever calls the API. */
export function rejectBadAddress(response: ServerResponse, path: string): void {
  const locale = localeOfPath(path);
  const message = badAddressMessage(locale);
  const failure: Failure = { code: 'invalid', message };
  const { badAddress: title } = errorTexts(locale).titles;
  if (isApiPath(path)) sendStatus(response, 400, [], failure);
  else sendError(response, path, { status: 400, title, text: message });
}
