import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { resolveRoute } from '../../routing/resolve-route.ts';
import { EDITING_KEYS } from '../../editing/address.ts';
import { COOKIE, STATUS_MOVED_PERMANENTLY } from '../../constants.ts';
import { MEDIA_PATH } from '../../media/picture.ts';
import type { Env } from '../config/env.ts';
import {
  absoluteForm,
  addressOf,
  onlyKeys,
  parseTarget,
  type Target,
  withQuery,
} from '../page-store/key.ts';
import type { Log } from '../ports/log.ts';
import { keysOf } from '../page-store/query-keys.ts';
import type { PageStore } from '../page-store/store.ts';
import type { Site } from './astro/astro.ts';
import type { Assets } from './assets.ts';
import { rejectBrokenRequest } from './request/broken-request.ts';
import { allowedMethods } from '../../routing/route-row.ts';
import * as limits from './response/limits.ts';
import { sendMedia } from './media/media-response.ts';
import { refuseMethod } from './methods.ts';
import { relay, type Exchange } from './relay.ts';
import { sendPage, sendStatus } from './response/send.ts';
import { closeSlowReaders } from './request/slow-readers.ts';
import { isStopping } from './stop.ts';
import { sendUnavailable } from './response/unavailable.ts';
import type { MediaOptions } from './media/media-options.ts';
import { isUploading, handleUpload } from './media/upload.ts';

export interface ServerOptions {
  readonly env: Pick<Env, 'siteOrigin' | 'allowedHosts' | 'trustProxy'>;
  readonly store: PageStore;
  readonly assets: Assets;
  /** The built site as soon as it is there; rejects while it cannot be. */
  readonly site: () => Promise<Site>;
  readonly log: Log;
  /** Without it no uploads are taken and none are there. */
  readonly media?: MediaOptions;
  /** For tests: shorter limits. */
  readonly headersTimeoutMs?: number;
  readonly slowReaderMs?: number;
}

/** What asks for a rendering of its own: the editor, and a version's preview (US-03). */
const EDITING = /(?:^|&)(?:edit|v)(?:[=&]|$)/u;

// More than the exact cookie may match; then a page is merely rendered for one visitor.
const hasSession = (cookies: string | undefined): boolean =>
  cookies?.includes(COOKIE.session) ?? false;

/**
 * The server in front of Astro: kept pages first, then files of the build, then
 * Astro itself. A request with a session never reaches the page store.
 */
export function createFoyerServer(options: ServerOptions): Server {
  const { env, store } = options;
  const hosts = new Set([...env.allowedHosts, new URL(env.siteOrigin).host]);

  const server = createServer(
    {
      headersTimeout: options.headersTimeoutMs ?? limits.HEADERS_TIMEOUT_MS,
      requestTimeout: limits.REQUEST_TIMEOUT_MS,
      connectionsCheckingInterval: Math.min(
        limits.CONNECTIONS_CHECK_MS,
        options.headersTimeoutMs ?? limits.CONNECTIONS_CHECK_MS,
      ),
      keepAliveTimeout: limits.KEEP_ALIVE_MS,
      // A request without a Host is answered here, with the headers of every other answer.
      requireHostHeader: false,
    },
    (request, response) => {
      if (isStopping(server)) response.shouldKeepAlive = false;
      const absolute = absoluteForm(request.url ?? '');
      if (absolute) {
        // The host that such a target names counts, and the header does not.
        request.url = absolute.url;
        request.headers.host = absolute.host;
      }
      const { host, cookie } = request.headers;
      if (host === undefined || !(hosts.has(host) || hosts.has(host.toLowerCase()))) {
        sendStatus(response, 421);
        return;
      }
      const isReading = request.method === 'GET' || request.method === 'HEAD';
      if (isReading && !hasSession(cookie)) {
        const page = store.fresh(request.url ?? '');
        if (page) {
          sendPage(request, response, page);
          return;
        }
      }
      answer(options, request, response).catch((error: unknown) => {
        options.log.error(`answering ${request.method ?? ''} ${pathOf(request)} failed`, error);
        if (response.headersSent) response.destroy();
        else sendStatus(response, 500);
      });
    },
  );
  server.maxConnections = limits.MOST_CONNECTIONS;
  closeSlowReaders(
    server,
    options.slowReaderMs ?? limits.SLOW_READER_MS,
    Math.min(limits.CONNECTIONS_CHECK_MS, options.slowReaderMs ?? limits.CONNECTIONS_CHECK_MS),
  );
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    // An upload has its own limit: it goes on as long as something of it comes.
    if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && isUploading(socket)) return;
    rejectBrokenRequest(error, socket);
  });
  server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    sendStatus(response, 417);
  });
  return server;
}

// Two slashes at the start name another host to whoever redirects on such a path;
// Astro knows no address of a file with a slash behind it.
const UNTIDY = /\/\/|\.json\/$/u;

/** With single slashes, and none at the end but where a call of the API is written so. */
function tidied(path: string): string {
  const single = path.replace(/\/{2,}/gu, '/');
  const isCall = resolveRoute(single).table === 'api' && !single.endsWith('.json/');
  return isCall ? single : single.replace(/(?<=.)\/$/u, '');
}

/** Without the query: it may hold what people typed. */
const pathOf = (request: IncomingMessage): string => (request.url ?? '').split('?', 1)[0] ?? '';

async function answer(
  options: ServerOptions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { method = '' } = request;
  const target = parseTarget(request.url ?? '');
  if (target === null) {
    sendStatus(response, 400);
    return;
  }
  const route = resolveRoute(target.path);
  if (!allowedMethods(route.row.methods).includes(method)) {
    refuseMethod(response, target.path, route);
    return;
  }
  if (UNTIDY.test(target.path)) {
    const location = withQuery(tidied(target.path), target.query);
    sendStatus(response, STATUS_MOVED_PERMANENTLY, [['location', location]]);
    return;
  }
  const exchange = { request, response, route };
  if (method === 'GET' || method === 'HEAD') await read(options, exchange, target);
  else if (options.media && route.table === 'api' && route.name === 'media')
    await handleUpload(options.media, { request, response, locale: route.locale }, options.log);
  else await relay(options, exchange, withQuery(target.path, target.query), 'own');
}

async function read(options: ServerOptions, exchange: Exchange, target: Target): Promise<void> {
  const { request, response, route } = exchange;
  const file = options.assets.find(target.path);
  if (file) {
    sendPage(request, response, await file);
    return;
  }
  const { media, store } = options;
  if (media && target.path.startsWith(MEDIA_PATH)) {
    await sendMedia(media.library, request, response, target.path);
    return;
  }
  const session = hasSession(request.headers.cookie);
  const address = addressOf(target, () => keysOf(route));
  if (!address) {
    const url = withQuery(target.path, target.query);
    await relay(options, exchange, url, session ? 'private' : 'own');
    return;
  }
  if (session || EDITING.test(target.query)) {
    const keys = [...route.row.query, ...EDITING_KEYS];
    const url = withQuery(target.path, editingQuery(target.query, keys));
    await relay(options, exchange, url, 'private');
    return;
  }
  const outcome = await store.get(address);
  const whole = withQuery(target.path, target.query);
  // A page moves whoever asks together with what they asked: the key does not hold all of it.
  if (outcome.kind === 'page' && isMove(outcome.page.status) && whole !== address.key)
    await relay(options, exchange, whole, 'own');
  else if (outcome.kind === 'page') sendPage(request, response, outcome.page);
  else if (outcome.kind === 'unavailable') sendUnavailable(request, response);
  else await relay(options, exchange, address.key, 'private');
}

const isMove = (status: number): boolean => status >= 300 && status < 304;

/** `?edit` is written without a value, which a key of a page never is. */
const editingQuery = (query: string, keys: readonly string[]): string =>
  onlyKeys(query.replace(/(^|&)edit=?(?=&|$)/u, '$1edit=1'), keys);
