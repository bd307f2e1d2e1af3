import { EXPIRES_HEADER, readTags, TAGS_HEADER } from './contract.ts';

export type HeaderList = readonly (readonly [name: string, value: string])[];

/** One finished answer of the renderer. Header names are lower case. */
export interface Rendered {
  readonly status: number;
  readonly headers: HeaderList;
  readonly body: Buffer;
}

/**
 * Renders the page at a canonical address, for nobody in particular: no cookies,
 * no language, no visitor. A thrown error and any status from 500 count as failed.
 */
export type Render = (url: string) => Promise<Rendered>;

/**
 * What may be done with an answer: kept for everybody, shared with those who
 * are waiting for it now, or given to nobody because it belongs to one visitor.
 */
export type Verdict =
  | { readonly kind: 'keep'; readonly tags: readonly string[]; readonly expires: number }
  | { readonly kind: 'share' }
  | { readonly kind: 'personal' };

const first = (headers: HeaderList, wanted: string): string | undefined =>
  headers.find(([name]) => name === wanted)?.[1];

const variesByVisitor = (headers: HeaderList): boolean =>
  (first(headers, 'vary') ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .some((name) => name !== '' && name !== 'accept-encoding');

export function judge({ status, headers }: Rendered, now: number): Verdict {
  const control = first(headers, 'cache-control') ?? '';
  if (first(headers, 'set-cookie') !== undefined) return { kind: 'personal' };
  if (/\b(?:private|no-store)\b/iu.test(control)) return { kind: 'personal' };
  if (variesByVisitor(headers)) return { kind: 'personal' };

  const tags = first(headers, TAGS_HEADER);
  const expires = Number(first(headers, EXPIRES_HEADER) ?? Number.POSITIVE_INFINITY);
  const isKept =
    status === 200 &&
    tags !== undefined &&
    expires > now &&
    first(headers, 'content-encoding') === undefined;
  return isKept ? { kind: 'keep', tags: readTags(tags), expires } : { kind: 'share' };
}

/**
 * A failure of the renderer: a last good page may stand in for it. An answer from
 * 500 on that belongs to one visitor is meant as it is: a site taken offline.
 */
export const failed = ({ status, headers }: Rendered): boolean =>
  status >= 500 && !/\bprivate\b/iu.test(first(headers, 'cache-control') ?? '');
