import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { COOKIE } from '../../constants.ts';
import type { ResolvedRoute } from '../../routing/resolve-route.ts';
import type { Env } from '../config/env.ts';
import { createPage } from '../page-store/page.ts';
import type { HeaderList } from '../page-store/rendered-response.ts';
import type { Log } from '../ports/log.ts';
import { askAstro, type Site } from './astro/astro.ts';
import { readBody } from './request/body.ts';
import { isForeignCall, isForeignForm, rejectForeignForm } from './request/foreign-form.ts';
import { privateHeaders, secured } from './response/headers.ts';
import { BODY_LIMIT_BYTES } from './response/limits.ts';
import { sendPage, sendStatus } from './response/send.ts';
import { CollectingResponse } from './astro/collecting-response.ts';
import { sendUnavailable } from './response/unavailable.ts';

interface RelayOptions {
  readonly env: Pick<Env, 'siteOrigin' | 'trustProxy'>;
  readonly site: () => Promise<Site>;
  readonly log: Log;
}

/** A request with its answer, and the row that its address was found in. */
export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly route: ResolvedRoute;
}

/** `private`: nobody may keep the answer. `own`: it says itself who may. */
export type Privacy = 'private' | 'own';

/**
 * Hands one visitor's request to Astro and the answer back, past the page store.
 * Documents are collected first, so that they go out compressed and with their
 * length; everything else streams.
 */
export async function relay(
  options: RelayOptions,
  { request, response, route }: Exchange,
  url: string,
  privacy: Privacy,
): Promise<void> {
  const isReading = request.method === 'GET' || request.method === 'HEAD';
  const body = isReading ? undefined : await readBody(request, BODY_LIMIT_BYTES);
  if (body === 'broken') {
    response.destroy();
    return;
  }
  if (body === 'too-large') {
    response.shouldKeepAlive = false;
    sendStatus(response, 413);
    return;
  }
  const headers = forwarded(request.headers, options.env);
  if (!isReading && isForeign(headers, options.env.siteOrigin)) {
    rejectForeignForm(response, url);
    return;
  }
  const site = await options.site().catch(() => null);
  if (site === null) {
    sendUnavailable(request, response);
    return;
  }

  const complete = (headers: HeaderList): HeaderList =>
    privacy === 'private' || !isReading || headers.some(([name]) => name === 'set-cookie')
      ? privateHeaders(headers)
      : secured(withControl(headers));
  const standIn = new CollectingResponse((status, headers) => {
    if (isReading && isDocument(headers)) return null;
    response.writeHead(status, complete(headers).flat());
    return response;
  });
  await askAstro(
    site,
    {
      // HEAD is GET without the body, which Node leaves out by itself; the length stays true.
      method: isReading ? 'GET' : (request.method ?? 'POST'),
      url,
      body,
      headers,
      remoteAddress: visitorAddress(request, options.env.trustProxy),
      route,
    },
    standIn,
  );
  const collected = await standIn.result;
  if (collected) sendPage(request, response, createPage(collected, complete));
}

/** Browsers ask before they send anything else from another site; nobody has to rely on that. */
const isForeign = (headers: IncomingHttpHeaders, siteOrigin: string): boolean =>
  isForeignForm(headers, siteOrigin) ||
  ((headers.cookie?.includes(COOKIE.session) ?? false) && isForeignCall(headers, siteOrigin));

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

/** Behind a proxy that is trusted its own entry counts, the last: those before it are claims. */
function visitorAddress(request: IncomingMessage, trustProxy: boolean): string | undefined {
  const chain = trustProxy ? request.headers['x-forwarded-for'] : undefined;
  const last = (Array.isArray(chain) ? chain.join(',') : chain)?.split(',').at(-1)?.trim();
  return last === undefined || last === '' ? request.socket.remoteAddress : last;
}
