import type { IncomingMessage, ServerResponse } from 'node:http';
import type { IsProgram } from '../request/program-token.ts';
import { sendStatus } from '../response/send.ts';
import { exposition, EXPOSITION_TYPE } from './exposition.ts';
import { metricsOf, type MetricsSource } from './metrics.ts';
import { readinessOf } from './readiness.ts';

export interface StatusPages {
  /** Whether a request has the token of `STATUS_TOKEN`; null: there is none. */
  readonly isAllowed: IsProgram | null;
  readonly state: () => MetricsSource;
}

const NO_STORE = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };

function send(
  response: ServerResponse,
  status: number,
  [type, text]: readonly [type: string, text: string],
): void {
  const body = Buffer.from(text);
  response.writeHead(status, {
    ...NO_STORE,
    'content-type': type,
    'content-length': body.byteLength,
  });
  response.end(response.req.method === 'HEAD' ? undefined : body);
}

const TEXT = 'text/plain; charset=utf-8';

function sendReadiness(pages: StatusPages, response: ServerResponse, mayRead: boolean): void {
  const readiness = readinessOf(pages.state());
  const status = readiness.status === 'unready' ? 503 : 200;
  const text: readonly [string, string] = mayRead
    ? ['application/json', `${JSON.stringify(readiness, null, 2)}\n`]
    : [TEXT, `${readiness.status}\n`];
  send(response, status, text);
}

/**
 * What tools of operators ask, whatever host they name: `/healthz` says that this process
 * answers, `/readyz` whether the site can, `/metrics` what is measured of it. Details are for
 * whoever has the token.
 * @returns whether it was such an address
 */
export function answerStatus(
  pages: StatusPages,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const { url, method, headers } = request;
  if (url !== '/healthz' && url !== '/readyz' && url !== '/metrics') return false;
  if (method !== 'GET' && method !== 'HEAD') {
    sendStatus(response, 405, [['allow', 'GET, HEAD']]);
    return true;
  }
  const mayRead = pages.isAllowed?.(headers.authorization) ?? false;
  if (url === '/healthz') send(response, 200, [TEXT, 'ok\n']);
  else if (url === '/readyz') sendReadiness(pages, response, mayRead);
  else if (pages.isAllowed === null) sendStatus(response, 404);
  else if (!mayRead) sendStatus(response, 401, [['www-authenticate', 'Bearer']]);
  else {
    const text = exposition(metricsOf(pages.state()));
    send(response, 200, [EXPOSITION_TYPE, text]);
  }
  return true;
}
