import type { ContentType } from '../../content/records/page.ts';
import type { Kind } from '../../content/records/kinds.ts';
import type { LegalKey } from '../../content/records/notices.ts';
import type { Locale } from '../constants.ts';
import type { Constraints } from './route-pattern.ts';

/** Methods that an address can have; whatever answers GET answers HEAD, too. */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The methods of an address as `Allow` names them: whatever answers GET answers HEAD, too. */
export const allowedMethods = (methods: readonly Method[]): readonly string[] =>
  [...new Set(methods)].flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));

/** The same as the answer to OPTIONS names them. */
export const withOptions = (methods: readonly string[]): string =>
  [...new Set([...methods, 'OPTIONS'])].join(', ');

/**
 * What may be done with an answer. `kept`: the page store keeps it, the same for everybody.
 * `private`: it is one visitor's own, and nobody on the way may store it. `none`: it is
 * rendered each time, and says itself what caches may do.
 */
export type CachePolicy = 'kept' | 'private' | 'none';

/** The record whose own page stands at a route, which is also what editors edit there. */
export type ShownRecord =
  /** One record a page, its id in the address. */
  | { readonly as: 'detail'; readonly kind: Kind }
  /** The part that editors write of a page with a fixed address. */
  | { readonly as: 'part'; readonly content_type: Exclude<ContentType, 'page'> }
  | { readonly as: 'legal-text'; readonly key: LegalKey }
  /** A page that editors compose, found by its own address. */
  | { readonly as: 'cms-page' };

/** All that is known of an address before anything is asked: one row a route. */
export interface RouteRow {
  /** Pattern in each language, behind the locale; for addresses outside of the languages the whole one. */
  readonly pattern: Readonly<Record<Locale, string>>;
  readonly where: Constraints;
  /** File under `src/pages` that answers; null: the server in front of the pages, or nobody yet. */
  readonly page: string | null;
  readonly methods: readonly Method[];
  /** Query keys that the page reads, in the order in which addresses write them. */
  readonly query: readonly string[];
  readonly cache: CachePolicy;
  /** Place in the sitemap, which begins with the most wanted; null: not in it. */
  readonly sitemap: number | null;
  /** Whether search engines may list it. */
  readonly isIndexed: boolean;
  /** Whether it is answered while the site is offline. */
  readonly isOpenOffline: boolean;
  /** Its address is a secret that may end something: mail programs send its form without an origin (RFC 8058). */
  readonly isOneClick: boolean;
  /** What is sent with an idempotency key (a form's cookie, a call's header) is done once. */
  readonly isOnce: boolean;
  readonly shows: ShownRecord | null;
  /** The kind of record that the page lists. */
  readonly lists: Kind | null;
}

const DEFAULTS = {
  where: {},
  page: null,
  methods: ['GET'],
  query: [],
  cache: 'kept',
  sitemap: null,
  isIndexed: true,
  isOpenOffline: false,
  isOneClick: false,
  isOnce: false,
  shows: null,
  lists: null,
} as const satisfies Omit<RouteRow, 'pattern'>;

/** A row: its pattern (the same in every language, or one each) and what differs from a kept page that is only read. */
export const route = (
  pattern: string | Readonly<Record<Locale, string>>,
  facts: Partial<Omit<RouteRow, 'pattern'>> = {},
): RouteRow => ({
  ...DEFAULTS,
  ...facts,
  pattern: typeof pattern === 'string' ? { de: pattern, en: pattern } : pattern,
});

/** What is for one visitor alone, and for no search engine. */
export const PRIVATE = { cache: 'private', isIndexed: false } as const;
/** A page with a form that is sent to itself. */
export const WITH_FORM = { methods: ['GET', 'POST'] } as const satisfies Partial<RouteRow>;
