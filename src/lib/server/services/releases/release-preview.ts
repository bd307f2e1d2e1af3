import { RELEASE_KEY, withRelease, withReleaseLinks } from '../../../releases/release-links.ts';
import { isAllowed } from '../accounts/access.ts';
import type { Caller } from '../accounts/user.ts';

const ID = /^[1-9]\d{0,8}$/u;

export const asksForReleasePreview = ({ searchParams }: URL): boolean =>
  searchParams.has(RELEASE_KEY);

/**
 * The release that an address asks to see the site with, for whoever may see what is not public;
 * 0 where it names none. Null: for everybody else the page is what it is for all.
 */
export function requestedRelease({ searchParams }: URL, caller: Caller): number | null {
  const name = searchParams.get(RELEASE_KEY) ?? '';
  if (!isAllowed(caller, 'release', 'read')) return null;
  return ID.test(name) ? Number(name) : 0;
}

/** An answer whose links, and where it moves to, stay within the release; nobody keeps it. */
export async function withinRelease(response: Response, release: number): Promise<Response> {
  const headers = new Headers(response.headers);
  const location = headers.get('location');
  if (location !== null) headers.set('location', withRelease(location, release));
  headers.set('cache-control', 'private, no-store');
  headers.set('x-robots-tag', 'noindex');
  const isPage = headers.get('content-type')?.startsWith('text/html') ?? false;
  if (!isPage) return new Response(response.body, { status: response.status, headers });
  headers.delete('etag');
  const bytes = new TextEncoder().encode(withReleaseLinks(await response.text(), release));
  headers.set('content-length', String(bytes.byteLength));
  return new Response(bytes, { status: response.status, headers });
}
