import type { ServerResponse } from 'node:http';
import { isApiPath } from '../../../routing/api-routes.ts';
import type { ResolvedRoute } from '../../../routing/resolve-route.ts';
import { localeOfPath } from '../../../routing/routes.ts';
import { errorTexts, tooLargeMessage } from '../../../i18n/server-messages.ts';
import type { Failure } from '../../../result.ts';
import { sendError, sendStatus } from './send.ts';

/** 413: in words to people, as a failure to whoever calls the API. The connection ends with it. */
export function rejectTooLarge(
  response: ServerResponse,
  { locale }: ResolvedRoute,
  { path, limit }: { readonly path: string; readonly limit: number },
): void {
  // The rest of the body would be taken for the next request.
  response.shouldKeepAlive = false;
  const language = locale ?? localeOfPath(path);
  const message = tooLargeMessage(limit, language);
  const failure: Failure = { code: 'too_large', message };
  if (isApiPath(path)) sendStatus(response, 413, [], failure);
  else
    sendError(response, path, {
      status: 413,
      title: errorTexts(language).titles.tooLarge,
      text: message,
    });
}
