import type { IncomingMessage, ServerResponse } from 'node:http';
import { DEFAULT_LOCALE, STATUS_OFFLINE, type Locale } from '../../../constants.ts';
import { isApiPath } from '../../../routing/api-routes.ts';
import { localeOfPath } from '../../../routing/routes.ts';
import { pathOfKey } from '../../page-store/key.ts';
import { RETRY_AFTER_S } from './limits.ts';
import { sendPageTo, sendStatus } from './send.ts';
import {
  type NoPage,
  preparingPage,
  type Progress,
  unavailableFailure,
  unavailablePage,
} from './unavailable-page.ts';

/** Says why there is no page: to whoever calls the API as a failure. */
function sendNotice(request: IncomingMessage, response: ServerResponse, notice: NoPage): void {
  if (isApiPath(pathOf(request))) {
    const wait = [['retry-after', String(RETRY_AFTER_S)]] as const;
    sendStatus(response, STATUS_OFFLINE, wait, unavailableFailure(notice));
  } else sendPageTo(request, response, notice.page);
}

const pathOf = ({ url = '' }: IncomingMessage): string => pathOfKey(url);
const localeOf = (request: IncomingMessage): Locale =>
  localeOfPath(pathOf(request)) ?? DEFAULT_LOCALE;

/** The response while there is neither a cached page nor anybody to render one, in both languages. */
export function sendUnavailable(request: IncomingMessage, response: ServerResponse): void {
  sendNotice(request, response, unavailablePage(localeOf(request)));
}

/** The response while the site is filled for the first time. */
export function sendPreparing(
  request: IncomingMessage,
  response: ServerResponse,
  progress: Progress,
): void {
  sendNotice(request, response, preparingPage(localeOf(request), progress));
}
