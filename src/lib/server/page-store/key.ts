/**
 * The query keys that the page at a path reads, in the order in which addresses
 * write them; null for a path whose responses are never cached.
 */
export type KeysFor = (path: string) => readonly string[] | null;

/** A page by its one canonical address, whatever spelling a visitor used. */
export interface Address {
  /** Path with canonical percent-encoding, no query. */
  readonly path: string;
  /** Path and the route's own query keys: the cache key, and the URL that the page gets to see. */
  readonly key: string;
}

export interface Target {
  readonly path: string;
  /** Without the question mark. */
  readonly query: string;
}

const PLAIN_PATH = /^\/[\w\-./~!'()*]*$/u;
// Control characters, ends of lines, or a slash or backslash that came in as an escape.
const FORBIDDEN = /[\u0000-\u001f\u007f\u2028\u2029/\\]/u;
// Resolved later, they would lead to another path than the one that was looked up.
const DOT_SEGMENT = /\/\.{1,2}(?:\/|$)/u;

/** Splits a request target; null when it is not a path, or its percent-encoding is broken. */
export function parseTarget(url: string): Target | null {
  if (!url.startsWith('/') || url.includes('#') || url.includes('\\')) return null;
  const queryStart = url.indexOf('?');
  const path = canonicalPath(queryStart < 0 ? url : url.slice(0, queryStart));
  if (path === null || DOT_SEGMENT.test(path)) return null;
  return { path, query: queryStart < 0 ? '' : url.slice(queryStart + 1) };
}

const ABSOLUTE = /^https?:\/\/([^/?#\\@]+)((?:[/?][^#\\]*)?)$/iu;

/**
 * The absolute form of a request target (RFC 9112, 3.2.2), which names the host before
 * the path: both parts; null for any other form.
 */
export function absoluteForm(url: string): { host: string; url: string } | null {
  if (url.startsWith('/')) return null;
  const [, host, target = ''] = ABSOLUTE.exec(url) ?? [];
  if (host === undefined) return null;
  return { host, url: target.startsWith('/') ? target : `/${target}` };
}

function canonicalPath(path: string): string | null {
  if (PLAIN_PATH.test(path)) return path;
  try {
    const segments = path.split('/').map(decodeURIComponent);
    if (segments.some((segment) => FORBIDDEN.test(segment))) return null;
    return segments.map(encodeURIComponent).join('/');
  } catch {
    return null;
  }
}

/**
 * The query reduced to the given keys in the given order: unknown, empty and
 * repeated parameters are gone, so that no page can show what its key does not hold.
 */
export function onlyKeys(query: string, keys: readonly string[]): string {
  if (query === '' || keys.length === 0) return '';
  const params = new URLSearchParams(query);
  const canonical = new URLSearchParams();
  for (const key of keys) {
    const value = params.get(key);
    if (value !== null && value !== '') canonical.append(key, value);
  }
  return canonical.toString();
}

export const withQuery = (path: string, query: string): string =>
  query === '' ? path : `${path}?${query}`;

/** The address of a page that may be cached; null for a path that never is. */
export function addressOf(target: Target, keysFor: KeysFor): Address | null {
  const keys = keysFor(target.path);
  if (keys === null) return null;
  return { path: target.path, key: withQuery(target.path, onlyKeys(target.query, keys)) };
}

/** The path part of a key. */
export const pathOfKey = (key: string): string => key.split('?', 1)[0] ?? key;
