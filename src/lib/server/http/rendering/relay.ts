import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { COOKIE } from '../../../constants.ts';
import { isApiPath } from '../../../routing/api-routes.ts';
import type { Env } from '../../config/env.ts';
import { createPage } from '../../page-store/page.ts';
import type { HeaderList } from '../../page-store/rendered-response.ts';
import { bodyOf, headerListOf, renderPage, type Site } from '../astro/astro.ts';
import { Unavailable, type Task } from './backend.ts';
import type { Exchange } from '../request/exchange.ts';
import { readBody } from '../request/body.ts';
import {
  isForeignApiCall,
  isForeignCall,
  isForeignForm,
  rejectForeignForm,
} from '../request/foreign-form.ts';
import { privateHeaders, secured } from '../response/headers.ts';
import { isReading } from '../request/reading.ts';
import { rejectTooLarge } from '../response/too-large.ts';
import { sendFailingErrorPage, sendPageTo } from '../response/send.ts';

export interface RelayOptions {
  readonly env: Pick<Env, 'siteOrigin'>;
  readonly site: () => Promise<Site>;
  /** Where a request comes from, as far as that is known. */
  readonly visitorOf: (request: IncomingMessage) => string | undefined;
}

/**
 * Hands one visitor's request to Astro and the answer back, past the page store.
 * Documents are collected first, so that they go out compressed and with their
 * length; everything else streams.
 */
export async function relay(
  options: RelayOptions,
  { request, response, route }: Exchange,
  { url, privacy, bodyLimit, substitute, body: sent }: Task,
): Promise<void> {
  const isRead = isReading(request);
  const body = isRead ? undefined : (sent ?? (await readBody(request, bodyLimit)));
  if (body === 'broken' || body === 'busy') {
    response.destroy();
    return;
  }
  if (body === 'too-large') {
    rejectTooLarge(response, route, { path: url, limit: bodyLimit });
    return;
  }
  const headers = forwarded(request.headers, options.env);
  const isSent = !isRead && request.method !== 'OPTIONS';
  if (isSent && isForeignSend({ route, url }, headers, options.env)) {
    rejectForeignForm(response, url);
    return;
  }
  // A call looks at its type and its token itself, and says what is wrong with them.
  if (isSent && isForeignForm(headers, options.env.siteOrigin))
    headers.origin = options.env.siteOrigin;
  const site = await options.site().catch(() => null);
  if (site === null) throw new Unavailable('the site is not open');

  const complete = (headers: HeaderList): HeaderList =>
    privacy === 'private' || !isRead || headers.some(([name]) => name === 'set-cookie')
      ? privateHeaders(headers)
      : secured(withControl(headers));
  const answer = await renderPage(site, {
    // HEAD is GET without the body, which Node leaves out by itself; the length stays true.
    method: isRead ? 'GET' : (request.method ?? 'POST'),
    url,
    body,
    headers,
    clientAddress: options.visitorOf(request),
    route,
  });
  const list = headerListOf(answer);
  // An error is collected, to see whether there is anything of it to show.
  if (!(isRead && isDocument(list)) && answer.status < 500) {
    response.writeHead(answer.status, complete(list).flat());
    await stream(answer, response);
    return;
  }
  const collected = { status: answer.status, headers: list, body: await bodyOf(answer) };
  const instead = collected.status >= 500 ? await substitute?.() : null;
  if (instead == null && collected.status >= 500 && collected.body.byteLength === 0) {
    sendFailingErrorPage(response, pathOf(url), collected.status);
    return;
  }
  sendPageTo(request, response, instead ?? createPage(collected, complete));
}

/** Sends a body as it comes; whoever goes away ends it. */
async function stream({ body }: Response, response: ServerResponse): Promise<void> {
  if (body === null) response.end();
  else
    await pipeline(Readable.fromWeb(body as ReadableStream), response).catch(() => {
      response.destroy();
    });
}

const pathOf = (url: string): string => url.split('?', 1)[0] ?? '';

/** Browsers ask before they send anything else from another site; nobody has to rely on that. */
const isForeign = (headers: IncomingHttpHeaders, siteOrigin: string, isCall: boolean): boolean =>
  (isCall ? isForeignApiCall : isForeignForm)(headers, siteOrigin) ||
  ((headers.cookie?.includes(COOKIE.session) ?? false) && isForeignCall(headers, siteOrigin));

/**
 * The same where one route takes a mail program's form (RFC 8058). No browser leaves its origin
 * out: what has none comes from no page of another site.
 */
const isForeignSend = (
  { route, url }: Pick<Exchange, 'route'> & Pick<Task, 'url'>,
  headers: IncomingHttpHeaders,
  { siteOrigin }: Pick<Env, 'siteOrigin'>,
): boolean =>
  !(route.row.isOneClick && headers.origin === undefined) &&
  isForeign(headers, siteOrigin, isApiPath(pathOf(url)));

/** The same for a request as it came, before anything of its body is read. */
export const isForeignRequest = (
  { headers, url = '' }: Pick<IncomingMessage, 'headers' | 'url'>,
  env: Pick<Env, 'siteOrigin'>,
): boolean => isForeign(forwarded(headers, env), env.siteOrigin, isApiPath(pathOf(url)));

const isDocument = (headers: HeaderList): boolean =>
  headers.some(([name, value]) => name === 'content-type' && value.startsWith('text/html'));

const withControl = (headers: HeaderList): HeaderList =>
  headers.some(([name]) => name === 'cache-control')
    ? headers
    : [...headers, ['cache-control', 'no-cache']];

// What proxies write is for this server, not for pages; clients can write it too.
const DROPPED = /^(?:forwarded|x-forwarded-.*|x-real-ip|x-original-.*|x-rewrite-.*)$/u;

/** The visitor's headers as pages see them: as if the request had come to the configured origin. */
function forwarded(
  headers: IncomingHttpHeaders,
  { siteOrigin }: Pick<Env, 'siteOrigin'>,
): IncomingHttpHeaders {
  const forwardedHeaders = Object.fromEntries(
    Object.entries(headers).filter(([name]) => !DROPPED.test(name)),
  ) as IncomingHttpHeaders;
  // Asked under another allowed host, from a page under that same host: the same origin.
  const scheme = new URL(siteOrigin).protocol;
  if (headers.origin === `${scheme}//${headers.host ?? ''}`) forwardedHeaders.origin = siteOrigin;
  // Text browsers send no origin with their forms, but where they come from.
  if (headers.origin === undefined && originIn(headers.referer) === siteOrigin)
    forwardedHeaders.origin = siteOrigin;
  // Programs send no origin; a page of another site cannot say who an editor is.
  if (headers.origin === undefined && headers.authorization?.startsWith('Bearer '))
    forwardedHeaders.origin = siteOrigin;
  return forwardedHeaders;
}

const originIn = (address: string | undefined): string | null =>
  address !== undefined && URL.canParse(address) ? new URL(address).origin : null;
