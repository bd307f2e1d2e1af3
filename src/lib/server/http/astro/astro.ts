import type { IncomingHttpHeaders } from 'node:http';
import type { ResolvedRoute } from '../../../routing/resolve-route.ts';
import type { HeaderList, Render } from '../../page-store/rendered-response.ts';

/** Renders one request, whatever it asks for; errors of pages are answers, too. */
export type RenderPage = (
  request: Request,
  options: { readonly locals: object; readonly clientAddress: string | undefined },
) => Promise<Response>;

/** A request as pages see it: as if it had come to the configured origin. */
export interface PageInput {
  readonly method: string;
  /** The path with its query. */
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body?: Buffer | undefined;
  readonly clientAddress: string | undefined;
  /** The row of the address, where it is looked up already. */
  readonly route?: ResolvedRoute;
}

/** The built site, with the locals of its pages. */
export interface Site {
  readonly render: RenderPage;
  readonly locals: object;
  /** The configured origin: the only one that pages see. */
  readonly origin: string;
}

function headersOf(headers: IncomingHttpHeaders): Headers {
  const list = new Headers();
  for (const [name, value] of Object.entries(headers))
    for (const item of Array.isArray(value) ? value : [value])
      if (item !== undefined) list.append(name, item);
  return list;
}

/**
 * Lets Astro answer a request. It has no signal, on purpose: a visitor who disconnects must
 * not abort a render that others wait for.
 */
export function renderPage(site: Site, input: PageInput): Promise<Response> {
  const { method, url, body, clientAddress, route } = input;
  const headers = headersOf(input.headers);
  headers.set('host', new URL(site.origin).host);
  const request = new Request(site.origin + url, {
    method,
    headers,
    ...(body && { body: new Uint8Array(body.buffer as ArrayBuffer, body.byteOffset, body.length) }),
  });
  return site.render(request, { locals: { ...site.locals, route }, clientAddress });
}

/** Names in lower case; each cookie has a line of its own. */
export const headerListOf = ({ headers }: Response): HeaderList => [...headers];

export const bodyOf = async (response: Response): Promise<Buffer> =>
  Buffer.from(await response.arrayBuffer());

/** Renders pages for the page store, by a request without any visitor. */
export const rendererOf =
  (site: () => Promise<Site>): Render =>
  async (url) => {
    const response = await renderPage(await site(), {
      method: 'GET',
      url,
      headers: { accept: '*/*' },
      clientAddress: '127.0.0.1',
    });
    return {
      status: response.status,
      headers: headerListOf(response),
      body: await bodyOf(response),
    };
  };
