import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { MEDIA_PATH } from '../../../media/picture.ts';
import type { ByteRange } from '../../ports/media-store.ts';
import { parseKey } from '../../ports/media-store.ts';
import type { HeaderList } from '../../page-store/rendered-response.ts';
import { mimeOf } from '../../services/media/file-types.ts';
import type { MediaLibrary } from '../../services/media/library.ts';
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

/** The size of a file in bytes, after creating it where it is a missing rendition; null when there is no such file. */
async function bytesOf(
  { store, renditions }: MediaLibrary,
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
  library: MediaLibrary,
  method: string,
  path: string,
  requestHeaders: MediaRequestHeaders,
): Promise<MediaResponse> {
  const key = path.slice(MEDIA_PATH.length);
  const mime = mimeOf(key);
  if (mime === null || parseKey(key) === null) return empty(404);
  const bytes = await bytesOf(library, key);
  if (bytes === null) return empty(404);
  const isActive = mime === PDF && (await library.documents.isActive(key));
  if (bytes === 'busy' || isActive === 'busy')
    return empty(503, [['retry-after', String(RETRY_AFTER_S)]]);

  const etag = `"${key.replace('/', '-')}-${bytes.toString(36)}"`;
  const head = mediaHeaders(mime, etag, isActive);
  if (matchesEtag(requestHeaders['if-none-match'], etag))
    return { status: 304, headers: head, body: null };
  const unchanged = requestHeaders['if-range'] === undefined || requestHeaders['if-range'] === etag;
  const range = method === 'GET' && unchanged ? rangeOf(requestHeaders.range, bytes) : null;
  if (range === 'outside') return empty(416, [['content-range', `bytes */${bytes}`]]);
  const body = method === 'HEAD' ? null : await library.store.open(key, range ?? undefined);
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
  library: MediaLibrary,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
): Promise<void> {
  const { range, 'if-range': ifRange, 'if-none-match': ifNoneMatch } = request.headers;
  const { status, headers, body } = await mediaResponse(library, request.method ?? 'GET', path, {
    range,
    'if-range': typeof ifRange === 'string' ? ifRange : undefined,
    'if-none-match': ifNoneMatch,
  });
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
