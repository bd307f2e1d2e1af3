import type { ServerResponse } from 'node:http';
import { methodMessage } from '../../i18n/server-messages.ts';
import { isApiPath } from '../../routing/api-routes.ts';
import type { ResolvedRoute } from '../../routing/resolve-route.ts';
import { allowedMethods } from '../../routing/route-row.ts';
import { sendStatus } from './response/send.ts';

/** 405: in words to people, as a failure (API-01) to whoever calls the API. */
export function refuseMethod(response: ServerResponse, path: string, route: ResolvedRoute): void {
  const methods = allowedMethods(route.row.methods);
  const failure = { code: 'method_not_allowed', message: methodMessage(methods, route.locale) };
  const allow = methods.join(', ');
  sendStatus(response, 405, [['allow', allow]], isApiPath(path) ? failure : undefined);
}
