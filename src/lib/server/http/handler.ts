import type { IncomingMessage, ServerResponse } from 'node:http';
import { resolveRoute } from '../../routing/resolve-route.ts';
import { allowedMethods } from '../../routing/route-row.ts';
import { STATUS_MOVED_PERMANENTLY } from '../../constants.ts';
import { withRequestId } from '../concurrency/request-id.ts';
import { Overloaded } from '../concurrency/bounded-queue.ts';
import { absoluteForm, parseTarget, pathOfKey, withQuery } from '../page-store/key.ts';
import { answerRead, answerWrite } from './answer.ts';
import { answerChanges, isChangesFeed } from './edge/changes-feed.ts';
import { isFromEdge, takeFromEdge } from './edge/from-edge.ts';
import { Unavailable } from './rendering/backend.ts';
import type { Exchange } from './request/exchange.ts';
import { knowsItsMethods, refuseMethod, sendMethods } from './methods.ts';
import { drain } from './request/body.ts';
import { rejectBadAddress } from './response/bad-address.ts';
import { overlayAddress } from './request/overlay-address.ts';
import { nameRequest, REQUEST_ID, requestIdOf } from './request/request-name.ts';
import { isReading } from './request/reading.ts';
import type { ServerOptions } from './server-options.ts';
import { requestHead, type RequestHead } from './negotiation/request-head.ts';
import { needsNormalizing, normalizedPath } from './request/normalized-path.ts';
import { sendPage, sendStatus, sendUnknown } from './response/send.ts';
import { sendPreparing, sendUnavailable } from './response/unavailable.ts';
import { answerStatus } from './status/answer-status.ts';
import { routeName } from './status/request-counts.ts';

/** Answers a request; connections and their limits are the server's (`server.ts`). */
export type FoyerHandler = (request: IncomingMessage, response: ServerResponse) => void;

/** What answers every request: kept pages first, then files, then the backend. */
export function createFoyerHandler(options: ServerOptions): FoyerHandler {
  const { env } = options;
  const hosts = new Set([...env.allowedHosts, new URL(env.siteOrigin).host]);
  return (request, response) => {
    take(options, hosts, { request, response });
  };
}

/** Answers one request: a kept page at once, everything else as its address says. */
function take(
  options: ServerOptions,
  hosts: ReadonlySet<string>,
  { request, response }: Pick<Exchange, 'request' | 'response'>,
): void {
  const { store, status, hasSession = () => false } = options;
  const url = request.url ?? '';
  if (status && answerStatus(status, request, response)) return;
  const head = requestHead(request);
  if (url[0] !== '/') takeAbsoluteForm(request, head);
  if (options.edge && !takeFromEdge(options.edge, { request, response }, head)) return;
  const { host, cookie } = head;
  if (host === undefined || !(hosts.has(host) || hosts.has(host.toLowerCase()))) {
    sendStatus(response, 421);
    return;
  }
  if (head.hasTwoHosts) {
    sendStatus(response, 400);
    return;
  }
  const elsewhere = isReading(request) ? overlayAddress(request.url ?? '') : null;
  if (elsewhere !== null) {
    sendStatus(response, 302, [['location', elsewhere]]);
    return;
  }
  // The edge is told what it may keep, which takes more than this.
  if (isReading(request) && !hasSession(cookie) && !(options.edge && isFromEdge(request))) {
    const page = store.fresh(request.url ?? '');
    if (page !== null) {
      sendPage({ method: request.method, head }, response, page);
      options.requests?.addKept(request, response, page);
      return;
    }
  }
  observe(options, request, response);
  answer(options, request, response).catch((error: unknown) => {
    sendFailure(options, { request, response }, error);
  });
}

/** Names a request that is more than a kept page, and counts how it ended. */
function observe(
  { env, requests, log }: ServerOptions,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  nameRequest(request, env.trustProxy);
  response.once('close', () => {
    const { statusCode } = response;
    const route = requests?.add(request, statusCode);
    if (statusCode === 429) log.info('too many requests', { route, request: requestIdOf(request) });
  });
}

/** Where the target names a host itself, that one counts, and the header does not. */
function takeAbsoluteForm(request: IncomingMessage, head: RequestHead): void {
  const absolute = absoluteForm(request.url ?? '');
  if (absolute === null) return;
  request.url = absolute.url;
  request.headers.host = absolute.host;
  head.host = absolute.host;
}

/** Why something could not be answered, to whoever asked; what is no state of the world is logged. */
function sendFailure(
  { log, preparing }: ServerOptions,
  { request, response }: Pick<Exchange, 'request' | 'response'>,
  error: unknown,
): void {
  const isExpected = error instanceof Unavailable || error instanceof Overloaded;
  const id = requestIdOf(request);
  const progress = preparing?.() ?? null;
  if (!isExpected)
    withRequestId(id, () => {
      log.error(`answering ${request.method ?? ''} ${pathOf(request)} failed`, error);
    });
  else if (progress === null)
    log.info('a request was refused', {
      reason: error.message,
      route: routeName(pathOf(request)),
      request: id,
    });
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.setHeader(REQUEST_ID, id);
  // What is left of a body would be taken for the next request.
  if (!request.complete) {
    response.shouldKeepAlive = false;
    drain(request);
  }
  if (isExpected && progress !== null) sendPreparing(request, response, progress);
  else if (isExpected) sendUnavailable(request, response);
  else sendUnknown(response, pathOf(request), id);
}

/** Without the query: it may hold what people typed. */
const pathOf = ({ url = '' }: IncomingMessage): string => pathOfKey(url);

async function answer(
  options: ServerOptions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { method = '' } = request;
  const target = parseTarget(request.url ?? '');
  if (target === null) {
    rejectBadAddress(response, pathOf(request));
    return;
  }
  const route = resolveRoute(target.path);
  if (method === 'OPTIONS' && !knowsItsMethods(route)) {
    sendMethods(response, target.path, route);
    return;
  }
  if (method !== 'OPTIONS' && !allowedMethods(route.row.methods).includes(method)) {
    refuseMethod(response, target.path, route);
    return;
  }
  if (needsNormalizing(target.path)) {
    const location = withQuery(normalizedPath(target.path), target.query);
    sendStatus(response, STATUS_MOVED_PERMANENTLY, [['location', location]]);
    return;
  }
  const exchange = { request, response, route };
  if (isChangesFeed(route) && answerChanges(options.store, exchange, target)) return;
  if (isReading(request)) await answerRead(options, exchange, target);
  else await answerWrite(options, exchange, target);
}
