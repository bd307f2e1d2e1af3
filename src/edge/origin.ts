import { EDGE_HEADERS, signRequest } from '../lib/server/http/edge/signed-request.ts';
import { AS_SENT } from './platform.ts';
import type { Settings } from './settings.ts';

/** After a failure kept pages are answered for so long without waiting for the server. */
const DOWN_MS = 2000;
/** Nobody waits longer for a page that is kept, nor for what is read and is not. */
const KEPT_LIMIT_MS = 3000;
const READ_LIMIT_MS = 30_000;

/** Headers that say what only this front and the server may say. */
const INTERNAL = /^foyer-/u;

interface Question {
  readonly method?: string;
  /** Path and query, as they came. */
  readonly url: string;
  readonly headers?: Headers;
  readonly body?: ReadableStream | null;
  /** How long the answer is waited for; without it as long as it takes. */
  readonly limitMs?: number;
}

/** The server behind this front, asked by signed requests. */
export class Origin {
  readonly #settings: Settings;
  readonly #fetch: typeof fetch;
  #downUntil = 0;
  /** The build that it said last; null: nothing yet. */
  build: string | null = null;

  constructor(settings: Settings, ask: typeof fetch) {
    this.#settings = settings;
    this.#fetch = ask;
  }

  /** Whether it did not answer a moment ago. */
  get isDown(): boolean {
    return Date.now() < this.#downUntil;
  }

  /** Whether another release runs there, whose addresses and pages may differ from those here. */
  get isOther(): boolean {
    return this.build !== null && this.build !== this.#settings.build;
  }

  /** Hands a visitor's request on. @returns null where the server did not answer */
  forward(
    request: Request,
    { headers = new Headers(request.headers), hasKept = false, method = request.method } = {},
  ): Promise<Response | null> {
    const { pathname, search } = new URL(request.url);
    const isRead = method === 'GET' || method === 'HEAD';
    const limitMs = hasKept ? KEPT_LIMIT_MS : READ_LIMIT_MS;
    return this.ask(
      {
        method,
        url: pathname + search,
        headers,
        ...(isRead ? { limitMs } : { body: request.body }),
      },
      request,
    );
  }

  /** @param visit the visitor's request; without it nobody's is handed on */
  async ask(question: Question, visit?: Request): Promise<Response | null> {
    const { method = 'GET', url, body = null, limitMs } = question;
    const headers = new Headers();
    for (const [name, value] of question.headers ?? [])
      if (!INTERNAL.test(name) && name !== 'host') headers.append(name, value);
    const host = visit?.headers.get('host') ?? new URL(this.#settings.siteOrigin).host;
    const visitor = visit?.headers.get('cf-connecting-ip') ?? '';
    const signed = { method, url, host, visitor };
    headers.set(EDGE_HEADERS.host, host);
    headers.set(EDGE_HEADERS.visitor, visitor);
    headers.set(EDGE_HEADERS.signature, signRequest(this.#settings.secret, signed, Date.now()));
    const answer = await this.#send(url, { method, headers, body }, limitMs);
    const build = answer?.headers.get(EDGE_HEADERS.build) ?? null;
    if (answer === null || build === null) {
      // Whatever this was, the site did not answer: a gateway, or a server of another release.
      await answer?.body?.cancel();
      // Whoever breaks off what they send says nothing of the server.
      if (body === null) this.#downUntil = Date.now() + DOWN_MS;
      return null;
    }
    this.build = build;
    this.#downUntil = 0;
    return answer;
  }

  async #send(
    url: string,
    { body = null, ...init }: RequestInit,
    limitMs: number | undefined,
  ): Promise<Response | null> {
    const signal = limitMs === undefined ? {} : { signal: AbortSignal.timeout(limitMs) };
    const streamed = body === null ? {} : ({ body, duplex: 'half' } as RequestInit);
    try {
      return await this.#fetch(this.#settings.originUrl + url, {
        ...init,
        ...AS_SENT,
        ...signal,
        ...streamed,
        redirect: 'manual',
      });
    } catch {
      return null;
    }
  }
}
