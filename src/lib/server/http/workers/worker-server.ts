import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { resolveRoute } from '../../../routing/resolve-route.ts';
import { withRequestId } from '../../concurrency/request-id.ts';
import { pathOfKey } from '../../page-store/key.ts';
import type { Log } from '../../ports/log.ts';
import { REQUEST_CLASSES, Unavailable, type Backend } from '../rendering/backend.ts';
import { REQUEST_ID } from '../request/request-name.ts';
import { sendStatus } from '../response/send.ts';
import { sendUnavailable } from '../response/unavailable.ts';
import {
  BODY_LIMIT_HEADER,
  CHANGE_HEADER,
  PRIVACY_HEADER,
  REQUEST_ID_HEADER,
  SENT_HEADER,
  TASK_HEADER,
  VISITOR_HEADER,
} from './messages.ts';

export interface WorkerServerOptions {
  readonly backend: Backend;
  /** Resolves when this worker has read the content up to a change. */
  readonly reach: (change: number) => Promise<void>;
  /** How many invalidations were sent so far. */
  readonly invalidations: () => number;
  readonly log: Log;
}

const visitors = new WeakMap<IncomingMessage, string>();

/** Where a request came from, before it was handed on. */
export const visitorOf = (request: IncomingMessage): string | undefined =>
  visitors.get(request) ?? undefined;

/** Reads an internal header and removes it: pages see the visitor's request only. */
function takeHeader({ headers }: IncomingMessage, name: string): string {
  const value = headers[name];
  Reflect.deleteProperty(headers, name);
  return typeof value === 'string' ? value : '';
}

/** Without the query: it may hold what people typed. */
const pathOf = ({ url = '' }: IncomingMessage): string => pathOfKey(url);

/** Every answer says which invalidations come before it, so that nobody sees a page older than it. */
function announceInvalidations(response: ServerResponse, count: () => number): void {
  const writeHead = response.writeHead.bind(response) as (...head: unknown[]) => ServerResponse;
  response.writeHead = (...head: unknown[]) => {
    const list = head.at(-1);
    // Beside a header that was set by itself each of a list would be looked up.
    if (Array.isArray(list))
      return writeHead(...head.slice(0, -1), [...(list as string[]), SENT_HEADER, String(count())]);
    response.setHeader(SENT_HEADER, String(count()));
    return writeHead(...head);
  };
}

/**
 * The server of a worker, at a socket that only the server in front reaches. It has no
 * time limits of its own: those in front hold for both.
 */
export function createWorkerServer(options: WorkerServerOptions): Server {
  const limits = { requestTimeout: 0, headersTimeout: 0, keepAliveTimeout: 0 };
  return createServer(limits, (request, response) => {
    announceInvalidations(response, options.invalidations);
    const id = takeHeader(request, REQUEST_ID_HEADER);
    // Pages see the name that the server in front gave, and no other.
    request.headers[REQUEST_ID] = id;
    const answered = withRequestId(id, () => answer(options, request, response));
    answered.catch((error: unknown) => {
      const isExpected = error instanceof Unavailable;
      if (!isExpected) options.log.error(`answering ${pathOf(request)} failed`, error);
      if (response.headersSent) response.destroy();
      else if (isExpected) sendUnavailable(request, response);
      else sendStatus(response, 500);
    });
  });
}

async function answer(
  options: WorkerServerOptions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const task = takeHeader(request, TASK_HEADER);
  const change = takeHeader(request, CHANGE_HEADER);
  if (change !== '') await options.reach(Number(change));
  if (task === 'render') {
    await render(options.backend, request, response);
    return;
  }
  const url = request.url ?? '/';
  visitors.set(request, takeHeader(request, VISITOR_HEADER));
  await options.backend.answer(
    { request, response, route: resolveRoute(pathOf(request)) },
    {
      requestClass: REQUEST_CLASSES.find((requestClass) => requestClass === task) ?? 'page',
      url,
      privacy: takeHeader(request, PRIVACY_HEADER) === 'own' ? 'own' : 'private',
      bodyLimit: Number(takeHeader(request, BODY_LIMIT_HEADER)),
    },
  );
}

/** A page for the page store: as it was rendered, with what it says of itself in headers. */
async function render(
  backend: Backend,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { status, headers, body } = await backend.render(request.url ?? '/');
  const head = headers.filter(
    ([name]) => name !== 'content-length' && name !== 'transfer-encoding',
  );
  response.writeHead(status, [...head.flat(), 'content-length', String(body.byteLength)]);
  response.end(body);
}
