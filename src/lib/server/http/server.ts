import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerOptions as HttpServerOptions,
  type ServerResponse,
} from 'node:http';
import { createFoyerHandler } from './handler.ts';
import { rejectBrokenRequest } from './request/broken-request.ts';
import { limitConnections } from './request/connection-limit.ts';
import { answerInOrder } from './request/pipelined.ts';
import { isLongRequest } from './request/long-requests.ts';
import type { ServerOptions } from './server-options.ts';
import { closeSlowReaders } from './request/slow-readers.ts';
import * as limits from './response/limits.ts';
import { sendStatus } from './response/send.ts';
import { isStopping } from './stop.ts';

/**
 * The server that visitors reach: kept pages first, then files of the build and of the
 * media library, then the backend. It parses no body, renders nothing and opens no
 * database, so that nothing of that delays a kept page.
 */
export function createFoyerServer(options: ServerOptions): Server {
  const { env } = options;
  const handle = createFoyerHandler(options);

  const answerNow = (request: IncomingMessage, response: ServerResponse): void => {
    if (isStopping(server)) response.shouldKeepAlive = false;
    handle(request, response);
  };
  const server = createServer(timeLimits(options), (request, response) => {
    // The answer has its connection as soon as those before it are out.
    if (response.socket !== null) answerNow(request, response);
    else answerInOrder(request, response, answerNow);
  });
  limitConnections(server, {
    most: options.connections ?? limits.MAX_CONNECTIONS,
    // Behind a proxy, or the edge, all connections come from few addresses.
    mostOfPlace:
      env.trustProxy || options.edge
        ? undefined
        : (options.connectionsPerAddress ?? limits.MAX_CONNECTIONS_PER_ADDRESS),
  });
  closeSlowReaders(
    server,
    options.slowReaderMs ?? limits.SLOW_READER_MS,
    Math.min(limits.CONNECTIONS_CHECK_MS, options.slowReaderMs ?? limits.CONNECTIONS_CHECK_MS),
  );
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    // An upload has its own limit: it goes on as long as something of it comes.
    if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && isLongRequest(socket)) return;
    rejectBrokenRequest(error, socket);
  });
  server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    sendStatus(response, 417);
  });
  return server;
}

const timeLimits = ({ headersTimeoutMs }: ServerOptions): HttpServerOptions => ({
  headersTimeout: headersTimeoutMs ?? limits.HEADERS_TIMEOUT_MS,
  requestTimeout: limits.REQUEST_TIMEOUT_MS,
  connectionsCheckingInterval: Math.min(
    limits.CONNECTIONS_CHECK_MS,
    headersTimeoutMs ?? limits.CONNECTIONS_CHECK_MS,
  ),
  keepAliveTimeout: limits.KEEP_ALIVE_MS,
  // A request without a Host is answered here, with the headers of every other answer.
  requireHostHeader: false,
});
