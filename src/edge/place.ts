import { resolveRoute } from '../lib/routing/resolve-route.ts';
import { COOKIE } from '../lib/constants.ts';
import { asksForRelease, asksToEdit } from '../lib/server/http/negotiation/own-rendering.ts';
import { needsNormalizing } from '../lib/server/http/request/normalized-path.ts';
import { overlayAddress } from '../lib/server/http/request/overlay-address.ts';
import { addressOf, parseTarget } from '../lib/server/page-store/key.ts';
import { keysOf } from '../lib/server/page-store/query-keys.ts';

/** Where an answer is kept, if it is. */
export interface Place {
  readonly key: string;
  readonly path: string;
  /** Whoever asks may get a page of their own: what is kept only stands in for it. */
  readonly isOwn: boolean;
  /** Whether it is made of the database; files of the build and of the library are not. */
  readonly isPage: boolean;
}

/**
 * Where the answer to a request may be kept, by the rules of the server: whatever is not read, is
 * one visitor's own, or is led elsewhere has no place. Pages have that of their canonical address,
 * files (which no row knows) that of their path.
 */
export function placeOf({ method, url, headers }: Request): Place | null {
  if (method !== 'GET' && method !== 'HEAD') return null;
  const { pathname, search } = new URL(url);
  const target = parseTarget(pathname + search);
  if (target === null || needsNormalizing(target.path)) return null;
  if (overlayAddress(pathname + search) !== null) return null;
  const route = resolveRoute(target.path);
  if (route.row.cache === 'private' || asksToEdit(target, route) || asksForRelease(target))
    return null;
  const address = addressOf(target, () => keysOf(route));
  // Of a row that is not kept there are files only; a query makes no other of one.
  const key = address?.key ?? (target.query === '' ? target.path : null);
  if (key === null) return null;
  // Who is signed in is for the server to say, which alone has the secret.
  const isOwn = headers.get('cookie')?.includes(COOKIE.session) ?? false;
  return { key, path: target.path, isOwn, isPage: address !== null };
}
