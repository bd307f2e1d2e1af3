import type { ServerResponse } from 'node:http';
import { errorTexts, methodMessage } from '../../i18n/server-messages.ts';
import { isApiPath } from '../../routing/api-routes.ts';
import type { ResolvedRoute } from '../../routing/resolve-route.ts';
import { allowedMethods, withOptions } from '../../routing/route-row.ts';
import { secured } from './response/headers.ts';
import { sendError, sendStatus } from './response/send.ts';

/**
 * Whether an address is asked itself which methods it has: the calls of editors, whose rows
 * the server in front does not read.
 */
export const knowsItsMethods = ({ table, name }: ResolvedRoute): boolean =>
  table === 'api' && (name === 'editor' || (name ?? '').startsWith('resource-'));

/** 204 with the methods of an address: what OPTIONS asks for. */
export function sendMethods(response: ServerResponse, path: string, route: ResolvedRoute): void {
  if (route.table === 'unknown' && isApiPath(path)) {
    sendStatus(response, 404);
    return;
  }
  const { row } = route;
  const allow = withOptions(allowedMethods(row.methods));
  const head = secured([
    ['allow', allow],
    ['cache-control', 'no-store'],
  ]);
  response.writeHead(204, head.flat());
  response.end();
}

/** 405: in words to people, as a failure to whoever calls the API. */
export function refuseMethod(response: ServerResponse, path: string, route: ResolvedRoute): void {
  // There is nothing that another method could be used with.
  if (route.table === 'unknown' && isApiPath(path)) {
    sendStatus(response, 404);
    return;
  }
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
