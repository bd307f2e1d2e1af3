import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import { encodePage, type Page, type Representation } from '../../page-store/page.ts';
import type { HeaderList } from '../../page-store/rendered-response.ts';
import { secured } from './headers.ts';
import { requestHead, type RequestHead } from '../negotiation/request-head.ts';
import { negotiate } from '../negotiation/negotiate.ts';

/** A request as far as a page is sent by it. */
export interface PageRequest {
  readonly method: string | undefined;
  readonly head: Pick<RequestHead, 'acceptEncoding' | 'ifNoneMatch'>;
}

/** Sends a page, or 304 when the client has the same bytes. */
export function sendPage(request: PageRequest, response: ServerResponse, page: Page): void {
  const encoding = page.isCompressible ? negotiate(request.head.acceptEncoding) : 'identity';
  const form = page.forms[encoding];
  if (form) {
    sendForm(request, response, page.status, form);
    return;
  }
  encodePage(page, encoding)
    .catch(() => page.forms.identity)
    .then((representation) => {
      sendForm(request, response, page.status, representation);
    })
    .catch((error: unknown) => {
      response.destroy(error as Error);
    });
}

/** The same to whoever sent a request that was not read before. */
export function sendPageTo(request: IncomingMessage, response: ServerResponse, page: Page): void {
  sendPage({ method: request.method, head: requestHead(request) }, response, page);
}

function sendForm(
  { method, head }: PageRequest,
  response: ServerResponse,
  status: number,
  form: Representation,
): void {
  const { ifNoneMatch } = head;
  if (ifNoneMatch !== undefined && status === 200 && matches(ifNoneMatch, form.etag)) {
    response.writeHead(304, form.headNotModified);
    response.end();
    return;
  }
  response.writeHead(status, form.head);
  if (method === 'HEAD') response.end();
  else response.end(form.body);
}

function matches(ifNoneMatch: string, etag: string): boolean {
  if (ifNoneMatch === etag || ifNoneMatch === '*') return true;
  // Weak comparison: proxies that compress turn the ETags into weak ones.
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//u, '') === etag);
}

/** A short response in plain words. */
export function sendText(response: ServerResponse, status: number, text: string): void {
  const body = Buffer.from(`${text}\n`);
  const head = secured([
    ['content-type', 'text/plain; charset=utf-8'],
    ['content-length', String(body.byteLength)],
    ['cache-control', 'no-store'],
  ]);
  response.writeHead(status, head.flat());
  response.end(response.req.method === 'HEAD' ? undefined : body);
}

/** A short response of the server itself: the status as text or JSON, without details of the cause. */
export function sendStatus(
  response: ServerResponse,
  status: number,
  extra: HeaderList = [],
  json?: object,
): void {
  const statusText = `${String(status)} ${STATUS_CODES[status] ?? ''}\n`;
  const body = Buffer.from(json ? JSON.stringify(json) : statusText);
  const head = secured([
    ['content-type', json ? 'application/json' : 'text/plain; charset=utf-8'],
    ['content-length', String(body.byteLength)],
    ['cache-control', 'no-store'],
    ...extra,
  ]);
  response.writeHead(status, head.flat());
  response.end(response.req.method === 'HEAD' ? undefined : body);
}
