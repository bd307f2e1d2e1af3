import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import { encodePage, type Page, type Representation } from '../../page-store/page.ts';
import type { HeaderList } from '../../page-store/rendered-response.ts';
import { secured } from './headers.ts';
import { requestHead, type RequestHead } from '../negotiation/request-head.ts';
import { localeOfPath } from '../../../routing/routes.ts';
import { DEFAULT_LOCALE } from '../../../constants.ts';
import { errorTexts, referenceText, statusFailure } from '../../../i18n/server-messages.ts';
import { isApiPath } from '../../../routing/api-routes.ts';
import { errorPage } from './error-page.ts';
import { answerOf } from './page-answer.ts';
import { negotiate } from '../negotiation/negotiate.ts';

/** An error that the server in front of the pages answers itself. */
export interface ServerError {
  readonly status: number;
  readonly title: string;
  readonly text?: string | undefined;
  readonly extra?: HeaderList;
}

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
  { method, head: { ifNoneMatch } }: PageRequest,
  response: ServerResponse,
  pageStatus: number,
  form: Representation,
): void {
  const { status, head, body } = answerOf({ method, ifNoneMatch }, pageStatus, form);
  response.writeHead(status, head);
  if (body === null) response.end();
  else response.end(body);
}

/** Whether whoever asks shows pages: browsers say so, programs do not. */
const showsPages = ({ req }: ServerResponse): boolean =>
  req.headers.accept?.includes('text/html') ?? false;

/**
 * An error that the server answers itself: to browsers as a page in the language of the
 * address, to programs in plain words, to whoever calls the API as a failure.
 * @param path of the address
 */
export function sendError(
  response: ServerResponse,
  path: string,
  { status, title, text, extra = [] }: ServerError,
): void {
  if (isApiPath(path)) {
    sendStatus(response, status, extra, statusFailure(status, localeOfPath(path)));
    return;
  }
  const locale = localeOfPath(path) ?? DEFAULT_LOCALE;
  const isPage = showsPages(response);
  const { html, policy } = errorPage(locale, { status, title, text });
  const plain = [title, text].filter((line) => line !== undefined);
  const body = Buffer.from(isPage ? html : `${plain.join('\n')}\n`);
  const head = secured([
    ['content-type', isPage ? 'text/html; charset=utf-8' : 'text/plain; charset=utf-8'],
    ...(isPage ? ([['content-security-policy', policy]] as const) : []),
    ['content-language', locale],
    ['content-length', String(body.byteLength)],
    ['cache-control', 'no-store'],
    ['vary', 'accept'],
    ...extra,
  ]);
  response.writeHead(status, head.flat());
  response.end(response.req.method === 'HEAD' ? undefined : body);
}

/** What a call is told by a status that says nothing else; undefined for any other address. */
function callFailure({ req: { url = '' } }: ServerResponse, status: number): object | undefined {
  const path = url.split('?', 1)[0] ?? '';
  const isFailure = status >= 400 && isApiPath(path);
  return isFailure ? statusFailure(status, localeOfPath(path)) : undefined;
}

/**
 * A short response of the server itself, without details of the cause: the status as text,
 * or JSON, which calls always get.
 */
export function sendStatus(
  response: ServerResponse,
  status: number,
  extra: HeaderList = [],
  json: object | undefined = callFailure(response, status),
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

/** 500 where nothing more is known. */
export function sendUnknown(response: ServerResponse, path: string, id: string): void {
  const locale = localeOfPath(path);
  const title = errorTexts(locale).unknown.replace('{{status}}', '500');
  sendError(response, path, { status: 500, title, text: referenceText(id, locale) });
}

/** Where showing the page of an error failed, too. */
export function sendFailingErrorPage(response: ServerResponse, path: string, status: number): void {
  sendError(response, path, { status, title: errorTexts(localeOfPath(path)).failing });
}
