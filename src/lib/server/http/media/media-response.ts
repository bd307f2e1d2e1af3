import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { MEDIA_PATH } from '../../../media/picture.ts';
import { parseKey, type ByteRange, type MediaStore } from '../../ports/media-store.ts';
import type { HeaderList } from '../../page-store/rendered-response.ts';
import type { MediaLibrary } from '../../services/media/library.ts';
import { mimeOf } from '../../services/media/file-types.ts';
import type { Exchange } from '../request/exchange.ts';
import { mediaHeaders, secured } from '../response/headers.ts';
import { RETRY_AFTER_S } from '../response/limits.ts';
import { rangeOf } from './media-range.ts';
import { sendStatus } from '../response/send.ts';

const PDF = 'application/pdf';

/** The request headers that the response depends on. */
interface MediaRequestHeaders {
  readonly range?: string | undefined;
  readonly 'if-range'?: string | undefined;
  readonly 'if-none-match'?: string | undefined;
}

interface MediaResponse {
  readonly status: number;
  readonly headers: HeaderList;
  readonly body: Readable | null;
}

const empty = (status: number, headers: HeaderList = []): MediaResponse => ({
  status,
  headers: secured([['cache-control', 'no-store'], ['content-length', '0'], ...headers]),
  body: null,
});

const matchesEtag = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch === '*' ||
  (ifNoneMatch?.split(',').some((tag) => tag.trim().replace(/^W\//u, '') === etag) ?? false);

/** Where files come from: those that are there, and renditions that can be made. */
interface MediaSource {
  readonly store: MediaStore;
  readonly documents: Pick<MediaLibrary['documents'], 'isActive'>;
  readonly renditions: Pick<MediaLibrary['renditions'], 'make'>;
}
/** For a file that is there, whatever it is: nothing is made of it and nothing looked up. */
const ONLY_STORED = {
  renditions: { make: () => Promise.resolve('none' as const) },
  documents: { isActive: () => Promise.resolve(false) },
};

/** The size of a file in bytes, after creating it where it is a missing rendition; null when there is no such file. */
async function bytesOf(
  { store, renditions }: MediaSource,
  key: string,
): Promise<number | 'busy' | null> {
  const file = await store.stat(key);
  if (file) return file.bytes;
  const parts = parseKey(key);
  const result = parts && (await renditions.make(parts.hash, parts.name));
  if (result === 'busy') return 'busy';
  return result === 'created' ? ((await store.stat(key))?.bytes ?? null) : null;
}

/**
 * The response to a request for an uploaded file. Its MIME type follows from the name that
 * we gave it, never from the file or its sender.
 * @param method GET or HEAD
 * @param path canonical, beginning with `/media/`
 */
export async function mediaResponse(
  source: MediaSource,
  method: string,
  path: string,
  requestHeaders: MediaRequestHeaders,
): Promise<MediaResponse> {
  const key = path.slice(MEDIA_PATH.length);
  const mime = mimeOf(key);
  if (mime === null || parseKey(key) === null) return empty(404);
  const bytes = await bytesOf(source, key);
  if (bytes === null) return empty(404);
  const isActive = mime === PDF && (await source.documents.isActive(key));
  if (bytes === 'busy' || isActive === 'busy')
    return empty(503, [['retry-after', String(RETRY_AFTER_S)]]);

  const etag = `"${key.replace('/', '-')}-${bytes.toString(36)}"`;
  const head = mediaHeaders(mime, etag, isActive);
  if (matchesEtag(requestHeaders['if-none-match'], etag))
    return { status: 304, headers: head, body: null };
  const unchanged = requestHeaders['if-range'] === undefined || requestHeaders['if-range'] === etag;
  const range = method === 'GET' && unchanged ? rangeOf(requestHeaders.range, bytes) : null;
  if (range === 'outside') return empty(416, [['content-range', `bytes */${bytes}`]]);
  const body = method === 'HEAD' ? null : await source.store.open(key, range ?? undefined);
  // Deleted between stat and open.
  if (body === null && method !== 'HEAD') return empty(404);
  return { status: range ? 206 : 200, headers: [...head, ...lengthOf(bytes, range)], body };
}

const lengthOf = (bytes: number, range: ByteRange | null): HeaderList =>
  range
    ? [
        ['content-length', String(range.end - range.start + 1)],
        ['content-range', `bytes ${range.start}-${range.end}/${bytes}`],
      ]
    : [['content-length', String(bytes)]];

/** Streams an uploaded file to the client. */
export async function sendMedia(
  source: MediaSource,
  { request, response }: Pick<Exchange, 'request' | 'response'>,
  path: string,
): Promise<void> {
  const answer = await mediaResponse(source, request.method ?? 'GET', path, asked(request));
  await send(response, answer);
}

/**
 * The same for a file that is there already. @returns false when nothing was sent: it may be
 * a rendition that has to be made, or a document that has to be looked at first
 */
export async function sendStoredMedia(
  store: MediaStore,
  { request, response }: Pick<Exchange, 'request' | 'response'>,
  path: string,
): Promise<boolean> {
  const key = path.slice(MEDIA_PATH.length);
  if (mimeOf(key) === PDF) return false;
  const source = { store, ...ONLY_STORED };
  const answer = await mediaResponse(source, request.method ?? 'GET', path, asked(request));
  if (answer.status === 404 && mimeOf(key) !== null && parseKey(key) !== null) return false;
  await send(response, answer);
  return true;
}

function asked(request: IncomingMessage): MediaRequestHeaders {
  const { range, 'if-range': ifRange, 'if-none-match': ifNoneMatch } = request.headers;
  return {
    range,
    'if-range': typeof ifRange === 'string' ? ifRange : undefined,
    'if-none-match': ifNoneMatch,
  };
}

async function send(
  response: ServerResponse,
  { status, headers, body }: MediaResponse,
): Promise<void> {
  if (status >= 400) {
    const forwarded = ['retry-after', 'content-range'];
    sendStatus(
      response,
      status,
      headers.filter(([name]) => forwarded.includes(name)),
    );
    return;
  }
  response.writeHead(status, headers.flat());
  if (body === null) {
    response.end();
    return;
  }
  // A client that disconnects is no error; the file is closed with the connection.
  await pipeline(body, response).catch(() => response.destroy());
}
