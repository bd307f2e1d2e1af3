import { localeOfPath } from '../lib/routing/routes.ts';
import { isApiPath } from '../lib/routing/api-routes.ts';
import { DEFAULT_LOCALE, STATUS_OFFLINE } from '../lib/constants.ts';
import { rangeOf } from '../lib/server/http/media/media-range.ts';
import { checkRequest, EDGE_HEADERS, WAKE_PATH } from '../lib/server/http/edge/signed-request.ts';
import { negotiate } from '../lib/server/http/negotiation/negotiate.ts';
import { secured } from '../lib/server/http/response/headers.ts';
import { RETRY_AFTER_S } from '../lib/server/http/response/limits.ts';
import { answerOf } from '../lib/server/http/response/page-answer.ts';
import {
  unavailableFailure,
  unavailablePage,
} from '../lib/server/http/response/unavailable-page.ts';
import { isFailure } from '../lib/server/page-store/rendered-response.ts';
import type { Page } from '../lib/server/page-store/page.ts';
import { placeOf, type Place } from './place.ts';
import { type Answered, formOf, type Kept, noteOf, pageOf, read } from './kept.ts';
import { Changes } from './changes.ts';
import { Origin } from './origin.ts';
import { AS_ENCODED, AS_SENT, type Context, type PagesService } from './platform.ts';
import type { Settings } from './settings.ts';
import type { Shelf } from './shelf.ts';

/** Longer files are handed on as they come. */
const MAX_KEPT_BYTES = 8 * 1024 * 1024;
/** What is for operators and for this front is not reached from outside. */
const HIDDEN = /^\/(?:healthz|readyz|metrics|edge\/.*)$/u;
/** A page that is gone must not come back. */
const isGone = (status: number): boolean =>
  (status >= 300 && status < 400 && status !== 304) || status === 404 || status === 410;

/** The front at the edge: what is kept is answered here, everything else by the server. */
export class Edge {
  readonly #settings: Settings;
  readonly #shelf: Shelf;
  readonly #origin: Origin;
  readonly #changes: Changes;
  readonly #pages: PagesService | null;

  /** @param pages what renders pages at the edge; null: the server renders them all */
  constructor(
    settings: Settings,
    shelf: Shelf,
    ask: typeof fetch,
    pages: PagesService | null = null,
  ) {
    this.#pages = pages;
    this.#settings = settings;
    this.#shelf = shelf;
    this.#origin = new Origin(settings, ask);
    this.#changes = new Changes(this.#origin, shelf);
  }

  async answer(request: Request, context: Context): Promise<Response> {
    const { pathname, host } = new URL(request.url);
    if (pathname === WAKE_PATH && request.method === 'POST') return this.#wake(request, context);
    if (HIDDEN.test(pathname)) return plain(404, 'Not Found');
    const place = this.#settings.hosts.has(host) ? placeOf(request) : null;
    if (place === null) return this.#pass(request, null);
    if (place.isOwn) return this.#pass(request, place.key);
    await this.#changes.refresh(context);
    const kept = await this.#keptAt(place.key);
    if (kept !== null && this.#isFresh(kept)) return sendKept(request, kept);
    if (kept !== null && this.#origin.isDown) return sendKept(request, kept);
    if (this.#origin.isOther) return this.#pass(request, place.key);
    // What has no bytes or only some of them cannot be kept.
    if (kept === null && (request.method === 'HEAD' || request.headers.has('range')))
      return this.#pass(request, place.key);
    return this.#ask(request, { place, kept, context });
  }

  /** Something has changed: whoever may say so is signed, and says nothing more. */
  async #wake(request: Request, context: Context): Promise<Response> {
    const { host } = new URL(request.url);
    const signed = { method: 'POST', url: WAKE_PATH, host, visitor: '' };
    const signature = request.headers.get(EDGE_HEADERS.signature) ?? '';
    if (checkRequest(this.#settings.secret, signature, signed, Date.now()) !== 'signed')
      return plain(404, 'Not Found');
    await this.#changes.ask(context);
    return new Response(null, { status: 204 });
  }

  #isFresh({ note }: Kept): boolean {
    if (note.build !== this.#settings.build || this.#origin.isOther) return false;
    return (note.expires === null || note.expires > Date.now()) && this.#changes.holds(note);
  }

  /** A shelf that fails is an empty one. */
  async #keptAt(key: string): Promise<Kept | null> {
    return this.#shelf.get(key).catch(() => null);
  }

  /** Lets the server answer. What is kept stands in where it does not. */
  async #pass(request: Request, key: string | null): Promise<Response> {
    const answer = await this.#origin.forward(request);
    if (answer !== null) return handOn(answer);
    const kept = key === null ? null : await this.#keptAt(key);
    return kept === null ? sendUnavailable(request) : sendKept(request, kept);
  }

  /** A page as it is rendered at the edge. @returns null: the server is to answer */
  async #rendered({ key, path, isPage }: Place): Promise<Response | null> {
    if (this.#pages === null || !isPage) return null;
    const { siteOrigin, build } = this.#settings;
    const answer = await this.#pages.fetch(siteOrigin + key, AS_SENT).catch(() => null);
    if (answer?.ok === true && noteOf(answer, path, build) !== null) return answer;
    await answer?.body?.cancel();
    return null;
  }

  /** Asks for what may be kept, or whether what is kept is still what it was. */
  async #ask(
    request: Request,
    { place, kept, context }: { place: Place; kept: Kept | null; context: Context },
  ): Promise<Response> {
    const headers = new Headers(request.headers);
    for (const name of ['if-none-match', 'if-modified-since', 'range', 'if-range'])
      headers.delete(name);
    headers.set('accept-encoding', 'br');
    const etag = kept?.headers.find(([name]) => name === 'etag')?.[1];
    if (etag !== undefined) headers.set('if-none-match', etag);
    const asked = { headers, hasKept: kept !== null, method: 'GET' };
    const answer = (await this.#rendered(place)) ?? (await this.#origin.forward(request, asked));
    if (answer === null) return kept === null ? sendUnavailable(request) : sendKept(request, kept);
    const { status } = answer;
    const list = [...answer.headers];
    if (kept !== null && isFailure({ status, headers: list, body: Buffer.alloc(0) }))
      return sendKept(request, kept);
    if (kept !== null && isGone(status)) context.waitUntil(this.#shelf.delete(place.key));
    const note = noteOf(answer, place.path, this.#settings.build);
    if (status === 304 && kept !== null) {
      if (note !== null) context.waitUntil(this.#shelf.put(place.key, note, kept));
      return sendKept(request, kept);
    }
    const length = Number(answer.headers.get('content-length') ?? 0);
    const isEncoded = answer.headers.has('content-encoding');
    if ((note === null && !isEncoded) || length > MAX_KEPT_BYTES) return handOn(answer);
    const answered = await read(answer);
    if (note !== null) context.waitUntil(this.#shelf.put(place.key, note, answered));
    return sendRead(request, answered, { status, path: place.path });
  }
}

const sendRead = (
  request: Request,
  answered: Answered,
  { status, path }: { readonly status: number; readonly path: string },
): Response => sendPage(request, pageOf(answered, status, path));

/** An answer of the server as it is, without what only this front reads. */
function handOn(answer: Response): Response {
  const response = new Response(answer.body, { ...AS_ENCODED, ...headOf(answer) });
  for (const name of [...response.headers.keys()])
    if (name.startsWith('foyer-')) response.headers.delete(name);
  return response;
}

const headOf = ({ status, statusText, headers }: Response): ResponseInit => ({
  status,
  statusText,
  headers,
});

function sendKept(request: Request, { page }: Kept): Response {
  const file = page.forms.identity;
  const isWhole = !page.headers.some(([name]) => name === 'accept-ranges');
  const { method, headers } = request;
  const ifRange = headers.get('if-range');
  if (isWhole || method !== 'GET' || (ifRange !== null && ifRange !== file.etag))
    return sendPage(request, page);
  const bytes = file.body.byteLength;
  const range = headers.has('if-none-match') ? null : rangeOf(headers.get('range') ?? '', bytes);
  if (range === null) return sendPage(request, page);
  if (range === 'outside') return plain(416, 'Range Not Satisfiable', `bytes */${bytes}`);
  const part = new Headers();
  for (const [name, value] of page.headers) part.append(name, value);
  part.set('content-length', String(range.end - range.start + 1));
  part.set('content-range', `bytes ${range.start}-${range.end}/${bytes}`);
  const body = new Uint8Array(file.body.subarray(range.start, range.end + 1));
  return new Response(body, { status: 206, headers: part });
}

/** A page as the server sends it: encoding, 304 and HEAD by the same rules. */
function sendPage({ method, headers }: Request, page: Page): Response {
  const accepted = headers.get('accept-encoding') ?? undefined;
  const form = formOf(page, page.isCompressible ? negotiate(accepted) : 'identity');
  const ifNoneMatch = headers.get('if-none-match') ?? undefined;
  const { status, head, body } = answerOf({ method, ifNoneMatch }, page.status, form);
  const list = new Headers();
  for (let index = 0; index + 1 < head.length; index += 2)
    list.append(head[index] ?? '', head[index + 1] ?? '');
  const bytes = body === null ? null : (body as Buffer<ArrayBuffer>);
  return new Response(bytes, { ...AS_ENCODED, status, headers: list });
}

/** Neither kept nor to be had. */
function sendUnavailable(request: Request): Response {
  const { pathname } = new URL(request.url);
  const notice = unavailablePage(localeOfPath(pathname) ?? DEFAULT_LOCALE);
  if (!isApiPath(pathname)) return sendPage(request, notice.page);
  const headers = secured([
    ['content-type', 'application/json'],
    ['cache-control', 'no-store'],
    ['retry-after', String(RETRY_AFTER_S)],
  ]);
  const body = JSON.stringify(unavailableFailure(notice));
  return new Response(body, { status: STATUS_OFFLINE, headers: headers.map(([...pair]) => pair) });
}

function plain(status: number, words: string, range?: string): Response {
  const headers = secured([
    ['content-type', 'text/plain; charset=utf-8'],
    ['cache-control', 'no-store'],
    ...(range === undefined ? [] : ([['content-range', range]] as const)),
  ]);
  const text = `${String(status)} ${words}\n`;
  return new Response(text, { status, headers: headers.map(([...pair]) => pair) });
}
