import { writeTags } from '../../page-store/contract.ts';
import {
  cacheabilityOf,
  type HeaderList,
  type Render,
  type RenderedResponse,
} from '../../page-store/rendered-response.ts';

/** On every page that a cache in front may keep: what it drops when the database is another one. */
export const ALL_PAGES = 'foyer';

/** Longer lists make heads that proxies refuse; such a page is not kept in front. */
const MAX_KEY_LENGTH = 4000;

/**
 * How long a cache in front answers by itself, in seconds. What changes by the clock (the start of
 * a sale) is no later than this, and neither is a change whose purge did not arrive.
 */
const SHARED_SECONDS = 10;
/** nginx cannot be told what has changed: it asks again after a second, which costs a 304. */
const NGINX_SECONDS = 1;
/** How long it answers while this server does not. */
const SHARED_IF_ERROR_SECONDS = 86_400;

const KEYS_HEADER = 'surrogate-key';

/** Keys in the form in which pages name them. @param tags of the page store */
export const keysText = (tags: readonly string[]): string => writeTags(tags).replaceAll(',', ' ');

/** What a page shows, for caches that drop pages by name; null: it is not kept in front. */
function keysOf(rendered: RenderedResponse): string | null {
  const cacheability = cacheabilityOf(rendered, Date.now());
  if (cacheability.kind !== 'keep') return null;
  const keys = keysText([ALL_PAGES, ...cacheability.tags]);
  return keys.length > MAX_KEY_LENGTH ? null : keys;
}

/** Renders pages that say to a cache in front what they show. */
export const withSurrogateKeys =
  (render: Render): Render =>
  async (...request) => {
    const rendered = await render(...request);
    const keys = keysOf(rendered);
    return keys === null
      ? rendered
      : { ...rendered, headers: [...rendered.headers, [KEYS_HEADER, keys]] };
  };

/** How long the caches in front may keep a page; empty where it is not theirs. */
export const sharedCaching = (headers: HeaderList): HeaderList =>
  headers.some(([name]) => name === KEYS_HEADER)
    ? [
        [
          'cdn-cache-control',
          `max-age=${SHARED_SECONDS}, stale-if-error=${SHARED_IF_ERROR_SECONDS}`,
        ],
        ['x-accel-expires', String(NGINX_SECONDS)],
      ]
    : [];
