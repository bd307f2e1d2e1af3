import { resolveRoute } from '../../../routing/resolve-route.ts';

// Two slashes at the start name another host to whoever redirects on such a path;
// Astro knows no address of a file with a slash behind it.
const NOT_NORMALIZED = /\/\/|\.json\/$/u;

export const needsNormalizing = (path: string): boolean => NOT_NORMALIZED.test(path);

/** With single slashes, and none at the end but where a call of the API is written so. */
export function normalizedPath(path: string): string {
  const single = path.replace(/\/{2,}/gu, '/');
  const isCall = resolveRoute(single).table === 'api' && !single.endsWith('.json/');
  return isCall ? single : single.replace(/(?<=.)\/$/u, '');
}
