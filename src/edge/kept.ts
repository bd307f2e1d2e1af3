import { brotliDecompressSync, gzipSync } from 'node:zlib';
import { MEDIA_PATH } from '../lib/media/picture.ts';
import { EXPIRES_HEADER } from '../lib/server/page-store/contract.ts';
import {
  addForm,
  createPage,
  type Encoding,
  type Page,
  type Representation,
} from '../lib/server/page-store/page.ts';
import { cacheabilityOf, type HeaderList } from '../lib/server/page-store/rendered-response.ts';
import { EDGE_HEADERS } from '../lib/server/http/edge/signed-request.ts';

/** What is known of a kept answer beside its bytes. */
export interface Note {
  /** The address without its query. */
  readonly path: string;
  readonly tags: readonly string[];
  /** When it changes by itself; null: it does not. */
  readonly expires: number | null;
  /** The last change that it shows. */
  readonly change: number;
  readonly build: string;
  /** When it was taken, by the clock here. */
  readonly keptAt: number;
}

/** An answer as it came: text in brotli, everything else as it is. */
export interface Answered {
  readonly headers: HeaderList;
  readonly body: Buffer;
}

/** A kept answer: what came, what is known of it, and what is sent. */
export interface Kept extends Answered {
  readonly note: Note;
  readonly page: Page;
}

/** Of one answer, or between this front and the server only. */
const OF_ONE_ANSWER = /^(?:foyer-.*|server-timing|date|connection|keep-alive|transfer-encoding)$/u;

const headersOf = (answer: Response): HeaderList =>
  [...answer.headers].filter(([name]) => !OF_ONE_ANSWER.test(name));

/**
 * What is known of an answer that may be kept, by the rules of the page store; null: it may not be.
 * @param build that runs here: an answer of another one is not kept
 */
export function noteOf(answer: Response, path: string, build: string): Note | null {
  const { status, headers } = answer;
  const change = headers.get(EDGE_HEADERS.change);
  if (change === null || headers.get(EDGE_HEADERS.build) !== build) return null;
  // The page store keeps plain bytes, this front those that are sent.
  const list = [...headers].filter(([name]) => name !== 'content-encoding');
  const now = Date.now();
  const cacheability = cacheabilityOf(
    // A page that is unchanged is what it was.
    { status: status === 304 ? 200 : status, headers: list, body: Buffer.alloc(0) },
    now,
  );
  if (cacheability.kind !== 'keep') return null;
  const { tags } = cacheability;
  const expires = headers.has(EXPIRES_HEADER) ? cacheability.expires : null;
  return { path, tags, expires, change: Number(change), build, keptAt: now };
}

export const read = async (answer: Response): Promise<Answered> => ({
  headers: headersOf(answer),
  body: Buffer.from(await answer.arrayBuffer()),
});

/** What is sent of an answer: the server's own pages, made of its bytes. */
export function pageOf({ headers, body }: Answered, status: number, path: string): Page {
  if (path.startsWith(MEDIA_PATH)) return filePage(headers, body, status);
  const isBrotli = headers.some(([name, value]) => name === 'content-encoding' && value === 'br');
  const plain = isBrotli ? brotliDecompressSync(body) : body;
  const own = headers.filter(([name]) => name !== 'content-encoding');
  const page = createPage({ status, headers: own, body: plain }, (list) => list);
  if (isBrotli) addForm(page, 'br', body);
  return page;
}

/** A file of the library has one form, and a name for it that says what it is. */
function filePage(headers: HeaderList, body: Buffer, status: number): Page {
  const head = headers.flat();
  const etag = headers.find(([name]) => name === 'etag')?.[1] ?? '';
  const identity = { body, etag, head, headNotModified: head };
  const facts = { ownHeaders: headers, headers, hash: '', isCompressible: false, vary: '' };
  return { ...facts, status, forms: { identity }, pending: {} };
}

/** A page in an encoding. Nothing is made of it elsewhere meanwhile, so it is made at once. */
export function formOf(page: Page, encoding: Encoding): Representation {
  const { identity } = page.forms;
  const form = page.forms[encoding];
  if (form !== undefined || encoding === 'identity') return form ?? identity;
  return encoding === 'gzip' ? addForm(page, 'gzip', gzipSync(identity.body)) : identity;
}
