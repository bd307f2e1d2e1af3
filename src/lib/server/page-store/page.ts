import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { EXPIRES_HEADER, TAGS_HEADER } from './contract.ts';
import type { HeaderList, Rendered } from './rendered.ts';

export const ENCODINGS = ['identity', 'br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** One finished form of a page; the heads are ready for `writeHead`. */
export interface Representation {
  readonly body: Buffer;
  /** Strong, and different for every encoding: the bytes differ. */
  readonly etag: string;
  readonly head: string[];
  readonly headNotModified: string[];
}

/** An answer whose bytes are finished, with its compressed forms as they come. */
export interface Page {
  readonly status: number;
  /** What the page itself said. */
  readonly own: HeaderList;
  /** The same with what the server answers for. */
  readonly headers: HeaderList;
  /** Of the plain bytes, without quotes. */
  readonly hash: string;
  readonly isCompressible: boolean;
  readonly vary: string;
  readonly forms: { identity: Representation; br?: Representation; gzip?: Representation };
  readonly pending: Partial<Record<Encoding, Promise<Representation>>>;
}

// Set again for every representation, or true of one connection only.
const NOT_OF_THE_PAGE = new Set([
  EXPIRES_HEADER,
  TAGS_HEADER,
  'connection',
  'content-length',
  'date',
  'etag',
  'keep-alive',
  'transfer-encoding',
  'vary',
]);
const TEXT = /^(?:text\/|application\/(?:[\w.+-]*\+)?(?:json|xml|javascript)|image\/svg)/u;
/** Below this many bytes compression makes an answer longer. */
const COMPRESSIBLE_FROM_BYTES = 200;

export const hashOf = (body: Buffer): string =>
  createHash('sha256').update(body).digest('base64url').slice(0, 22);

const SUFFIX: Readonly<Record<Encoding, string>> = { identity: '', br: '-br', gzip: '-gz' };

type Facts = Omit<Page, 'forms' | 'pending'>;

function represent(page: Facts, encoding: Encoding, body: Buffer): Representation {
  const etag = `"${page.hash}${SUFFIX[encoding]}"`;
  const always = ['ETag', etag, ...(page.vary === '' ? [] : ['Vary', page.vary])];
  const coding = encoding === 'identity' ? [] : ['Content-Encoding', encoding];
  const length = ['Content-Length', String(body.byteLength)];
  const isOfBody = (name: string): boolean => /^content-(?!security)/u.test(name);
  return {
    body,
    etag,
    head: [...page.headers.flat(), ...always, ...coding, ...length],
    headNotModified: [...page.headers.filter(([name]) => !isOfBody(name)).flat(), ...always],
  };
}

const varyOf = (headers: HeaderList, isCompressible: boolean): string => {
  const own = headers.filter(([name]) => name === 'vary').map(([, value]) => value);
  const isNamed = own.some((value) => /accept-encoding/iu.test(value));
  return [...own, ...(isCompressible && !isNamed ? ['Accept-Encoding'] : [])].join(', ');
};

/**
 * Makes a page of what was rendered.
 * @param complete adds the headers that the server answers for (security, caching).
 */
export function createPage(
  rendered: Rendered,
  complete: (headers: HeaderList) => HeaderList,
  hash = hashOf(rendered.body),
): Page {
  const own = rendered.headers.filter(([name]) => !NOT_OF_THE_PAGE.has(name));
  const type = own.find(([name]) => name === 'content-type')?.[1] ?? '';
  const isEncoded = own.some(([name]) => name === 'content-encoding');
  const isCompressible =
    TEXT.test(type) && !isEncoded && rendered.body.byteLength >= COMPRESSIBLE_FROM_BYTES;
  const page = {
    status: rendered.status,
    own,
    headers: complete(own),
    hash,
    isCompressible,
    vary: varyOf(rendered.headers, isCompressible),
  };
  return {
    ...page,
    forms: { identity: represent(page, 'identity', rendered.body) },
    pending: {},
  };
}

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);
const QUALITY = 5;

const compress = {
  br: (body: Buffer) =>
    asBrotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
      },
    }),
  gzip: (body: Buffer) => asGzip(body),
};

/** The page in one encoding; made on first need, once, off the main thread. */
export function encoded(page: Page, wanted: Encoding): Promise<Representation> {
  const encoding = page.isCompressible ? wanted : 'identity';
  const ready = page.forms[encoding];
  if (ready) return Promise.resolve(ready);
  if (encoding === 'identity') return Promise.resolve(page.forms.identity);
  const pending = (page.pending[encoding] ??= compress[encoding](page.forms.identity.body).then(
    (body) => adopt(page, encoding, body),
  ));
  return pending;
}

/** Gives a page a form that was compressed earlier. */
export function adopt(page: Page, encoding: Encoding, body: Buffer): Representation {
  const representation = represent(page, encoding, body);
  page.forms[encoding] = representation;
  return representation;
}

/** What the page takes in memory, in bytes: bodies and about what its heads take. */
export const weightOf = (page: Page): number =>
  Object.values(page.forms).reduce((sum, form) => sum + form.body.byteLength + 2000, 0);
