import type { ServerResponse } from 'node:http';
import { errorTexts, methodMessage } from '../../i18n/server-messages.ts';
import { isApiPath } from '../../routing/api-routes.ts';
import type { ResolvedRoute } from '../../routing/resolve-route.ts';
import { allowedMethods } from '../../routing/route-row.ts';
import { sendError, sendStatus } from './response/send.ts';

/** 405: in words to people, as a failure (API-01) to whoever calls the API. */
export function refuseMethod(response: ServerResponse, path: string, route: ResolvedRoute): void {
  const methods = allowedMethods(route.row.methods);
  const message = methodMessage(methods, route.locale);
  const extra = [['allow', methods.join(', ')]] as const;
  if (isApiPath(path)) {
    sendStatus(response, 405, extra, { code: 'method_not_allowed', message });
    return;
  }
  const { method: title } = errorTexts(route.locale).titles;
  sendError(response, path, { status: 405, title, text: message, extra });
}
