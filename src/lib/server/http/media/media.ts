import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { MEDIA_PATH } from '../../../media/picture.ts';
import type { ByteRange } from '../../ports/media-store.ts';
import { parseKey } from '../../ports/media-store.ts';
import type { HeaderList } from '../../page-store/rendered.ts';
import { mimeOf } from '../../services/media/file-types.ts';
import type { MediaLibrary } from '../../services/media/library.ts';
import { mediaHeaders, secured } from '../response/headers.ts';
import { RETRY_AFTER_S } from '../response/limits.ts';
import { rangeOf } from './media-range.ts';
import { sendStatus } from '../response/send.ts';

/** The headers of a request that decide about an answer. */
interface Asked {
  readonly range?: string | undefined;
  readonly 'if-range'?: string | undefined;
  readonly 'if-none-match'?: string | undefined;
}

interface MediaAnswer {
  readonly status: number;
  readonly headers: HeaderList;
  readonly body: Readable | null;
}

const empty = (status: number, headers: HeaderList = []): MediaAnswer => ({
  status,
  headers: secured([['cache-control', 'no-store'], ['content-length', '0'], ...headers]),
  body: null,
});

const isKnown = (known: string | undefined, etag: string): boolean =>
  known === '*' ||
  (known?.split(',').some((tag) => tag.trim().replace(/^W\//u, '') === etag) ?? false);

/** The bytes of a file as it is, or of a rendition that is made now; null when there is no such file. */
async function bytesOf(
  { store, renditions }: MediaLibrary,
  key: string,
): Promise<number | 'busy' | null> {
  const found = await store.stat(key);
  if (found) return found.bytes;
  const parts = parseKey(key);
  const outcome = parts && (await renditions.make(parts.hash, parts.name));
  if (outcome === 'busy') return 'busy';
  return outcome === 'made' ? ((await store.stat(key))?.bytes ?? null) : null;
}

/**
 * The answer to a request for an uploaded file. What it is served as follows from the
 * name that we gave it, never from the file or whoever sent it.
 * @param method GET or HEAD
 * @param path canonical, beginning with `/media/`
 */
export async function answerMedia(
  library: MediaLibrary,
  method: string,
  path: string,
  asked: Asked,
): Promise<MediaAnswer> {
  const key = path.slice(MEDIA_PATH.length);
  const mime = mimeOf(key);
  if (mime === null || parseKey(key) === null) return empty(404);
  const bytes = await bytesOf(library, key);
  if (bytes === null) return empty(404);
  if (bytes === 'busy') return empty(503, [['retry-after', String(RETRY_AFTER_S)]]);

  const etag = `"${key.replace('/', '-')}-${bytes.toString(36)}"`;
  const head = mediaHeaders(mime, etag);
  if (isKnown(asked['if-none-match'], etag)) return { status: 304, headers: head, body: null };
  const unchanged = asked['if-range'] === undefined || asked['if-range'] === etag;
  const range = method === 'GET' && unchanged ? rangeOf(asked.range, bytes) : null;
  if (range === 'outside') return empty(416, [['content-range', `bytes */${bytes}`]]);
  const body = method === 'HEAD' ? null : await library.store.open(key, range ?? undefined);
  // Removed between the look and the opening.
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

/** Sends an uploaded file as fast as its reader takes it. */
export async function sendMedia(
  library: MediaLibrary,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
): Promise<void> {
  const { range, 'if-range': ifRange, 'if-none-match': ifNoneMatch } = request.headers;
  const { status, headers, body } = await answerMedia(library, request.method ?? 'GET', path, {
    range,
    'if-range': typeof ifRange === 'string' ? ifRange : undefined,
    'if-none-match': ifNoneMatch,
  });
  if (status >= 400) {
    const own = ['retry-after', 'content-range'];
    sendStatus(
      response,
      status,
      headers.filter(([name]) => own.includes(name)),
    );
    return;
  }
  response.writeHead(status, headers.flat());
  if (body === null) {
    response.end();
    return;
  }
  // Whoever goes away in the middle is no mistake; the file is closed with the connection.
  await pipeline(body, response).catch(() => response.destroy());
}
