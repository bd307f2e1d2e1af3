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
