import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Render } from '../../page-store/rendered.ts';
import { CollectingResponse } from './collecting-response.ts';

/** What `@astrojs/node` in middleware mode exports from the build. */
export type AstroHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: undefined,
  locals: object,
) => Promise<void>;

/** A request as the adapter reads it; nothing of it comes from a socket of its own. */
export interface PlainRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body?: Buffer | undefined;
  readonly remoteAddress: string | undefined;
}

/** The built site, with what its pages are handed. */
export interface Site {
  readonly handler: AstroHandler;
  readonly locals: object;
  /** The configured origin: the only one that pages ever see. */
  readonly origin: string;
}

/**
 * Hands a request to Astro. The request has no socket and no events, on purpose:
 * a visitor who goes away must not break off a render that others wait for, and
 * the origin is the configured one however the visitor came here.
 */
export async function askAstro(
  site: Site,
  request: PlainRequest,
  response: CollectingResponse,
): Promise<void> {
  const origin = new URL(site.origin);
  const { remoteAddress, headers, ...rest } = request;
  const plain = {
    ...rest,
    headers: { ...headers, host: origin.host },
    socket: { encrypted: origin.protocol === 'https:', remoteAddress },
    once: () => undefined,
  };
  await site.handler(
    plain as unknown as IncomingMessage,
    response as unknown as ServerResponse,
    undefined,
    { ...site.locals },
  );
  if (!response.headersSent) response.destroy(new Error(`no answer to ${request.url}`));
}

/** Renders pages for the page store: the same request for everybody, and no visitor in it. */
export const rendererOf =
  (site: () => Promise<Site>): Render =>
  async (url) => {
    const response = new CollectingResponse(() => null);
    const request = {
      method: 'GET',
      url,
      headers: { accept: '*/*' },
      remoteAddress: '127.0.0.1',
    };
    await askAstro(await site(), request, response);
    const rendered = await response.done;
    if (rendered === null) throw new Error(`the answer to ${url} was not collected`);
    return rendered;
  };
