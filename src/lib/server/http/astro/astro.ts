import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ResolvedRoute } from '../../../routing/resolve-route.ts';
import type { Render } from '../../page-store/rendered-response.ts';
import { CollectingResponse } from './collecting-response.ts';

/** What `@astrojs/node` in middleware mode exports from the build. */
export type AstroHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: undefined,
  locals: object,
) => Promise<void>;

/** The part of a request that the adapter reads. */
export interface PlainRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body?: Buffer | undefined;
  readonly remoteAddress: string | undefined;
  /** The row of the address, where it is looked up already. */
  readonly route?: ResolvedRoute;
}

/** The built site, with the locals of its pages. */
export interface Site {
  readonly handler: AstroHandler;
  readonly locals: object;
  /** The configured origin: the only one that pages see. */
  readonly origin: string;
}

/** Of the one origin that is configured. */
let known: { readonly origin: string; readonly host: string; readonly encrypted: boolean } | null =
  null;

function partsOf(origin: string): NonNullable<typeof known> {
  if (known?.origin === origin) return known;
  const { host, protocol } = new URL(origin);
  return (known = { origin, host, encrypted: protocol === 'https:' });
}

/**
 * Hands a request to Astro. The request has no socket and no events, on purpose:
 * a visitor who disconnects must not abort a render that others wait for, and the origin
 * is the configured one, whatever host was requested.
 */
export async function askAstro(
  site: Site,
  request: PlainRequest,
  response: CollectingResponse,
): Promise<void> {
  const { host, encrypted } = partsOf(site.origin);
  const { remoteAddress, headers, route, ...plainFields } = request;
  const plain = {
    ...plainFields,
    headers: { ...headers, host },
    socket: { encrypted, remoteAddress },
    once: () => undefined,
  };
  await site.handler(
    plain as unknown as IncomingMessage,
    response as unknown as ServerResponse,
    undefined,
    { ...site.locals, route },
  );
  if (!response.headersSent) response.destroy(new Error(`no answer to ${request.url}`));
}

/** Renders pages for the page store, by a request without any visitor. */
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
    const rendered = await response.result;
    if (rendered === null) throw new Error(`the answer to ${url} was not collected`);
    return rendered;
  };
