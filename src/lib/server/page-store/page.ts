import { hash as hashBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { EXPIRES_HEADER, TAGS_HEADER } from './contract.ts';
import type { HeaderList, RenderedResponse } from './rendered-response.ts';

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

/** A rendered response with its body, and its compressed forms as soon as they exist. */
export interface Page {
  readonly status: number;
  /** The headers that the page itself set. */
  readonly ownHeaders: HeaderList;
  /** The same with the headers that the server adds. */
  readonly headers: HeaderList;
  /** Of the plain bytes, without quotes. */
  readonly hash: string;
  readonly isCompressible: boolean;
  readonly vary: string;
  readonly forms: { identity: Representation; br?: Representation; gzip?: Representation };
  readonly pending: Partial<Record<Encoding, Promise<Representation>>>;
}

// Set for every representation anew, or valid for one connection only.
const CONNECTION_HEADERS = new Set([
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

export const hashOf = (body: Buffer): string => hashBytes('sha256', body, 'base64url').slice(0, 22);

const SUFFIX: Readonly<Record<Encoding, string>> = { identity: '', br: '-br', gzip: '-gz' };

type PageFacts = Omit<Page, 'forms' | 'pending'>;

function represent(page: PageFacts, encoding: Encoding, body: Buffer): Representation {
  const etag = `"${page.hash}${SUFFIX[encoding]}"`;
  const cachingHeaders = ['ETag', etag, ...(page.vary === '' ? [] : ['Vary', page.vary])];
  const encodingHeader = encoding === 'identity' ? [] : ['Content-Encoding', encoding];
  const lengthHeader = ['Content-Length', String(body.byteLength)];
  const describesBody = (name: string): boolean => /^content-(?!security)/u.test(name);
  return {
    body,
    etag,
    head: [...page.headers.flat(), ...cachingHeaders, ...encodingHeader, ...lengthHeader],
    headNotModified: [
      ...page.headers.filter(([name]) => !describesBody(name)).flat(),
      ...cachingHeaders,
    ],
  };
}

const varyOf = (headers: HeaderList, isCompressible: boolean): string => {
  const ownHeaders = headers.filter(([name]) => name === 'vary').map(([, value]) => value);
  const isNamed = ownHeaders.some((value) => /accept-encoding/iu.test(value));
  return [...ownHeaders, ...(isCompressible && !isNamed ? ['Accept-Encoding'] : [])].join(', ');
};

/**
 * Builds a page from a rendered response.
 * @param complete adds the headers that the server sets (security, caching).
 */
export function createPage(
  rendered: RenderedResponse,
  complete: (headers: HeaderList) => HeaderList,
  hash = hashOf(rendered.body),
): Page {
  const ownHeaders = rendered.headers.filter(([name]) => !CONNECTION_HEADERS.has(name));
  const type = ownHeaders.find(([name]) => name === 'content-type')?.[1] ?? '';
  const isEncoded = ownHeaders.some(([name]) => name === 'content-encoding');
  const isCompressible =
    TEXT.test(type) && !isEncoded && rendered.body.byteLength >= COMPRESSIBLE_FROM_BYTES;
  const page = {
    status: rendered.status,
    ownHeaders,
    headers: complete(ownHeaders),
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

/** The page in one encoding: compressed when first requested, once, off the main thread. */
export function encodePage(page: Page, preferred: Encoding): Promise<Representation> {
  const encoding = page.isCompressible ? preferred : 'identity';
  const existing = page.forms[encoding];
  if (existing) return Promise.resolve(existing);
  if (encoding === 'identity') return Promise.resolve(page.forms.identity);
  const compression = (page.pending[encoding] ??= compress[encoding](page.forms.identity.body).then(
    (body) => addForm(page, encoding, body),
  ));
  return compression;
}

/** Adds a compressed form to a page. */
export function addForm(page: Page, encoding: Encoding, body: Buffer): Representation {
  const representation = represent(page, encoding, body);
  page.forms[encoding] = representation;
  return representation;
}

/** What the page takes in memory, in bytes: bodies and about what its heads take. */
export const weightOf = (page: Page): number =>
  Object.values(page.forms).reduce((sum, form) => sum + form.body.byteLength + 2000, 0);
