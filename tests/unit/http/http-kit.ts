import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import {
  request as httpRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
} from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { TAGS_HEADER } from '../../../src/lib/server/page-store/contract.ts';
import { Assets } from '../../../src/lib/server/http/assets.ts';
import {
  rendererOf,
  type RenderPage,
  type Site,
} from '../../../src/lib/server/http/astro/astro.ts';
import { localBackend } from '../../../src/lib/server/http/rendering/local-backend.ts';
import type { MediaOptions } from '../../../src/lib/server/http/media/media-options.ts';
import { visitorAddress } from '../../../src/lib/server/http/request/visitor-address.ts';
import { createFoyerServer } from '../../../src/lib/server/http/server.ts';
import type { ServerOptions } from '../../../src/lib/server/http/server-options.ts';
import { storeOf } from '../page-store/page-store-kit.ts';

export const ORIGIN = 'https://www.example.org';
export const HOST = 'www.example.org';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  readonly text: string;
}

/** What the fake pages saw of a request, and what they answer: the interface of the built site. */
export interface Seen {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly address: string | undefined;
  readonly isEncrypted: boolean;
  readonly body: string;
}
export interface Given {
  readonly status?: number;
  readonly headers?: Record<string, string | string[]>;
  readonly body?: string;
}

const EMPTY = [204, 304];

/** A site of one function. */
export const handlerOf =
  (answer: (seen: Seen) => Given | Promise<Given>): RenderPage =>
  async (request, { clientAddress }) => {
    const { pathname, search, protocol } = new URL(request.url);
    const url = pathname + search;
    const {
      status = 200,
      headers,
      body,
    } = await answer({
      method: request.method,
      url,
      headers: Object.fromEntries(request.headers),
      address: clientAddress,
      isEncrypted: protocol === 'https:',
      body: await request.text(),
    });
    const list = new Headers({
      'content-type': 'text/html; charset=utf-8',
      [TAGS_HEADER]: 'event',
    });
    for (const [name, value] of Object.entries(headers ?? {})) {
      list.delete(name);
      for (const item of [value].flat()) list.append(name, item);
    }
    const text = body ?? `<!doctype html><p>${url}</p>`.padEnd(500);
    return new Response(EMPTY.includes(status) ? null : text, { status, headers: list });
  };

/** Shows what a page saw of its visitor. */
export const echo = handlerOf(({ url, headers }) => ({
  body: `<!doctype html><p>${url} ${headers.cookie ?? 'nobody'}</p>`.padEnd(500),
}));

export interface Served {
  readonly server: Server;
  readonly port: number;
  readonly ask: (url: string, options?: AskOptions) => Promise<Answer>;
  readonly raw: (text: string) => Promise<string>;
}
interface AskOptions {
  readonly method?: string;
  readonly headers?: Record<string, string | string[]>;
  readonly body?: string | Buffer;
}

/** Sessions in these tests are signed where their cookie says so; see session-signature.test.ts for real ones. */
const hasSession = (cookies: string | undefined): boolean =>
  cookies?.includes('foyer_session=') ?? false;

interface ServeOptions extends Partial<Omit<ServerOptions, 'media'>> {
  readonly folder?: string | null;
  readonly site?: () => Promise<Site>;
  readonly media?: MediaOptions;
}

/** A real server on a free port, with the given pages behind it. */
export async function serve(
  render: RenderPage,
  { folder = null, media, ...options }: ServeOptions = {},
): Promise<Served & { store: ServerOptions['store'] }> {
  const site =
    options.site ?? (() => Promise.resolve({ render, locals: {}, origin: ORIGIN } satisfies Site));
  const { store } = storeOf(rendererOf(site), { folder });
  const env = options.env ?? {
    siteOrigin: ORIGIN,
    allowedHosts: [HOST, 'localhost:4321'],
    trustProxy: false,
  };
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const visitorOf = (request: IncomingMessage) => visitorAddress(request, env.trustProxy);
  const server = createFoyerServer({
    env,
    store,
    assets: new Assets(assetFolder({})),
    backend: localBackend({ env, site, log, media, visitorOf }),
    hasSession,
    log,
    ...(media && { media: media.library.store }),
    ...options,
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  return {
    server,
    port,
    store: options.store ?? store,
    ask: (url, how) => ask(port, url, how),
    raw: (text) => rawTo(port, text),
  };
}

function ask(port: number, url: string, options: AskOptions = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      {
        host: '127.0.0.1',
        port,
        path: url,
        method: options.method ?? 'GET',
        // As browsers do with what they send from a page of the site.
        headers: {
          host: HOST,
          ...(options.method === 'POST' && { origin: ORIGIN }),
          ...options.headers,
        },
        agent: false,
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const body = Buffer.concat(chunks);
          const { statusCode: status = 0, headers } = response;
          resolve({ status, headers, body, text: body.toString() });
        });
        response.on('error', reject);
      },
    );
    request.on('error', reject);
    request.end(options.body);
  });
}

/** Sends bytes as they are and resolves with everything that came back until the end. */
export function rawTo(port: number, text: string): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      resolve(answer);
    });
  });
}

export function assetFolder(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'foyer-assets-'));
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  onTestFinished(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}
