import { brotliCompressSync } from 'node:zlib';
import { Edge } from '../../../src/edge/edge.ts';
import { CacheShelf } from '../../../src/edge/shelf.ts';
import { EXPIRES_HEADER, TAGS_HEADER } from '../../../src/lib/server/page-store/contract.ts';
import { createPage } from '../../../src/lib/server/page-store/page.ts';
import { CHANGES_PATH, EDGE_HEADERS } from '../../../src/lib/server/http/edge/signed-request.ts';

export const SITE = 'https://www.example.org';
export const SECRET = 'x'.repeat(40);
export const BUILD = 'build-1';

/** The server as the edge sees it: what it answers, and what it was asked. */
export class FakeOrigin {
  readonly asked: { readonly url: string; readonly headers: Headers; readonly method: string }[] =
    [];
  text = 'one '.repeat(100);
  headers: Record<string, string> = { [TAGS_HEADER]: 'event' };
  last = 1;
  touched: Record<string, number> = {};
  build = BUILD;
  status = 200;
  isGone = false;
  /** Its answer never comes: whoever waited for it was cut off. */
  isSilent = false;

  /** How often something else than the changes was asked for. */
  get pages(): number {
    return this.asked.filter(({ url }) => !url.startsWith(CHANGES_PATH)).length;
  }

  readonly fetch = ((input: string, { method = 'GET', headers }: RequestInit = {}) => {
    if (this.isGone) return Promise.reject(new Error('refused'));
    if (this.isSilent) return new Promise(() => undefined);
    const url = input.replace('http://origin', '');
    const given = new Headers(headers);
    this.asked.push({ url, method, headers: given });
    return Promise.resolve(url.startsWith(CHANGES_PATH) ? this.#changes() : this.#page(given));
  }) as typeof fetch;

  #changes(): Response {
    const body = { last: this.last, isAll: false, tags: this.touched };
    return Response.json(body, { headers: { [EDGE_HEADERS.build]: this.build } });
  }

  #page(given: Headers): Response {
    const own = [['content-type', 'text/html; charset=utf-8']] as const;
    const rendered = { status: this.status, headers: own, body: Buffer.from(this.text) };
    const page = createPage(rendered, (list) => list);
    const etag = page.forms.identity.etag.replace(/"$/u, '-br"');
    const head = {
      ...Object.fromEntries(own),
      vary: 'Accept-Encoding',
      etag,
      [EDGE_HEADERS.build]: this.build,
      [EDGE_HEADERS.change]: String(this.last),
      ...this.headers,
    };
    if (given.get('if-none-match') === etag && this.status === 200)
      return new Response(null, { status: 304, headers: head });
    const body = brotliCompressSync(this.text);
    const headers = { ...head, 'content-encoding': 'br' };
    return new Response(new Uint8Array(body), { status: this.status, headers });
  }
}

/** A page that changes by itself at this moment. */
export const expiring = (at: number) => ({ [TAGS_HEADER]: 'event', [EXPIRES_HEADER]: String(at) });

/** A front with its server; `again` is another one on what the first has kept. */
export function edgeOf(origin = new FakeOrigin(), stored = new Map<string, Response>()) {
  const cache = {
    match: ({ url }: Request) => Promise.resolve(stored.get(url)?.clone()),
    put: ({ url }: Request, response: Response) => {
      stored.set(url, response);
      return Promise.resolve();
    },
    delete: ({ url }: Request) => Promise.resolve(stored.delete(url)),
  };
  const settings = {
    originUrl: 'http://origin',
    siteOrigin: SITE,
    hosts: new Set(['www.example.org']),
    secret: SECRET,
    hstsSubdomains: true,
    build: BUILD,
  };
  const edge = new Edge(settings, new CacheShelf(cache, SITE), origin.fetch);
  const ask = async (target: string, init: RequestInit = {}, site = SITE) => {
    const later: Promise<unknown>[] = [];
    const headers = new Headers(init.headers);
    headers.set('host', new URL(site).host);
    const request = new Request(site + target, { ...init, headers });
    const answer = await edge.answer(request, { waitUntil: (work) => void later.push(work) });
    await Promise.all(later);
    return answer;
  };
  return { origin, stored, ask, again: () => edgeOf(origin, stored) };
}
