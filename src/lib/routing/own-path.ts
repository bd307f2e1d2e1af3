/**
 * The path and query of the page of this site that a request came from; else the fallback.
 * @param host of the request, with its port
 */
export function referrerPath(referrer: string | null, fallback: string, host: string): string {
  if (referrer === null || !URL.canParse(referrer)) return fallback;
  const url = new URL(referrer);
  const path = url.pathname + url.search;
  // A path that begins with two slashes would be another site's address.
  return url.host === host && /^\/(?![/\\])/u.test(path) ? path : fallback;
}

/**
 * The path and query of an address that a form sent, if it is one on this site;
 * else the fallback. Two slashes at the start would be another site's address.
 */
export function ownPath(value: unknown, fallback: string): string {
  if (typeof value !== 'string' || !/^\/(?![/\\])[^\\\s]*$/u.test(value)) return fallback;
  const { pathname, search } = new URL(value, 'http://here.invalid');
  return pathname.startsWith('//') ? fallback : pathname + search;
}
