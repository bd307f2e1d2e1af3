import { EXPIRES_HEADER, readTags, TAGS_HEADER } from './contract.ts';

export type HeaderList = readonly (readonly [name: string, value: string])[];

/** One response of the renderer. Header names are lower case. */
export interface RenderedResponse {
  readonly status: number;
  readonly headers: HeaderList;
  readonly body: Buffer;
}

/** A body out of its chunks; one chunk, as most bodies are, is not copied. */
export const joinChunks = (chunks: readonly Buffer[]): Buffer =>
  chunks.length === 1 && chunks[0] !== undefined ? chunks[0] : Buffer.concat(chunks);

/**
 * Renders the page at a canonical address as for nobody: without cookies, language or address.
 * A thrown error and any status from 500 count as failed.
 * @param client who waits for it; where many wait, clients take turns
 */
export type Render = (url: string, urgency?: Urgency, client?: string) => Promise<RenderedResponse>;

/** Whether somebody waits for a page, or it is rendered ahead. */
export type Urgency = 'visitor' | 'background';

/**
 * How a response may be used: `keep` in the cache, `share` with the requests that are
 * waiting for it now, or `personal`: it belongs to one visitor and nobody else gets it.
 */
export type Cacheability =
  | { readonly kind: 'keep'; readonly tags: readonly string[]; readonly expires: number }
  | { readonly kind: 'share' }
  | { readonly kind: 'personal' };

const headerValue = (headers: HeaderList, headerName: string): string | undefined =>
  headers.find(([name]) => name === headerName)?.[1];

const variesByVisitor = (headers: HeaderList): boolean =>
  (headerValue(headers, 'vary') ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .some((name) => name !== '' && name !== 'accept-encoding');

export function cacheabilityOf({ status, headers }: RenderedResponse, now: number): Cacheability {
  const cacheControl = headerValue(headers, 'cache-control') ?? '';
  if (headerValue(headers, 'set-cookie') !== undefined) return { kind: 'personal' };
  if (/\b(?:private|no-store)\b/iu.test(cacheControl)) return { kind: 'personal' };
  if (variesByVisitor(headers)) return { kind: 'personal' };

  const tags = headerValue(headers, TAGS_HEADER);
  const expires = Number(headerValue(headers, EXPIRES_HEADER) ?? Number.POSITIVE_INFINITY);
  const isCacheable =
    status === 200 &&
    tags !== undefined &&
    expires > now &&
    headerValue(headers, 'content-encoding') === undefined;
  return isCacheable ? { kind: 'keep', tags: readTags(tags), expires } : { kind: 'share' };
}

/**
 * Whether the renderer failed, so that the last good page is served instead. A private
 * response with a status from 500 is no failure: the site was taken offline.
 */
export const isFailure = ({ status, headers }: RenderedResponse): boolean =>
  status >= 500 && !/\bprivate\b/iu.test(headerValue(headers, 'cache-control') ?? '');
