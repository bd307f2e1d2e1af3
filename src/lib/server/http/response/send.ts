import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import { encoded, type Page, type Representation } from '../../page-store/page.ts';
import type { HeaderList } from '../../page-store/rendered.ts';
import { secured } from './headers.ts';
import { negotiate } from './negotiate.ts';

/** Answers with a finished page: one head, one body, or 304 when the client has these bytes. */
export function sendPage(request: IncomingMessage, response: ServerResponse, page: Page): void {
  const encoding = page.isCompressible ? negotiate(request.headers['accept-encoding']) : 'identity';
  const form = page.forms[encoding];
  if (form) {
    sendForm(request, response, page.status, form);
    return;
  }
  encoded(page, encoding)
    .catch(() => page.forms.identity)
    .then((made) => {
      sendForm(request, response, page.status, made);
    })
    .catch((error: unknown) => {
      response.destroy(error as Error);
    });
}

function sendForm(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  form: Representation,
): void {
  const known = request.headers['if-none-match'];
  if (known !== undefined && status === 200 && matches(known, form.etag)) {
    response.writeHead(304, form.headNotModified);
    response.end();
    return;
  }
  response.writeHead(status, form.head);
  if (request.method === 'HEAD') response.end();
  else response.end(form.body);
}

function matches(known: string, etag: string): boolean {
  if (known === etag || known === '*') return true;
  // Weak comparison: proxies that compress mark the tags they saw as weak.
  return known.split(',').some((tag) => tag.trim().replace(/^W\//u, '') === etag);
}

/** A short answer of the server itself: the status in words or as JSON, never a cause. */
export function sendStatus(
  response: ServerResponse,
  status: number,
  extra: HeaderList = [],
  json?: object,
): void {
  const words = `${String(status)} ${STATUS_CODES[status] ?? ''}\n`;
  const body = Buffer.from(json ? JSON.stringify(json) : words);
  const head = secured([
    ['content-type', json ? 'application/json' : 'text/plain; charset=utf-8'],
    ['content-length', String(body.byteLength)],
    ['cache-control', 'no-store'],
    ...extra,
  ]);
  response.writeHead(status, head.flat());
  response.end(response.req.method === 'HEAD' ? undefined : body);
}
