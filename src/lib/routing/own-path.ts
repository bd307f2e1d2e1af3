/**
 * The path and query of an address that a form sent, if it is one on this site;
 * else the fallback. Two slashes at the start would be another site's address.
 */
export function ownPath(value: unknown, fallback: string): string {
  if (typeof value !== 'string' || !/^\/(?![/\\])[^\\\s]*$/u.test(value)) return fallback;
  const { pathname, search } = new URL(value, 'http://here.invalid');
  return pathname.startsWith('//') ? fallback : pathname + search;
}
