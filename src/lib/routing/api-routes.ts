import { DEFAULT_LOCALE, LOCALES, type Locale } from '../constants.ts';
import { FILTER_KEYS } from './routes.ts';

/** One line a call: its path behind the locale prefix and the query keys it reads. */
interface ApiRoute {
  readonly path: string;
  readonly query: readonly string[];
  /** Answered anew each time: what it says is one visitor's own, or changes by the second. */
  readonly isFresh?: true;
  /** POST, beside or instead of GET, which is answered by the file of this name in `src/pages/_api`. */
  readonly takes?: string;
}

const route = (path: string, query: readonly string[] = []): ApiRoute => ({ path, query });
const PAGED = ['page', 'page_size'] as const;

export const API_ROUTES = {
  events: route('api/events', ['date', ...FILTER_KEYS, ...PAGED]),
  calendar: route('api/calendar', ['date', 'room', 'type', 'tag']),
  teasers: route('api/teasers'),
  rooms: route('api/rooms'),
  'exhibition-types': route('api/exhibition-types'),
  'event-tags': route('api/event-tags'),
  series: route('api/series'),
  genres: route('api/genres'),
  seasons: route('api/seasons'),
  'production-tags': route('api/production-tags'),
  productions: route('api/productions', ['season', 'exhibition_type', 'tag', 'date', ...PAGED]),
  venues: route('api/venues'),
  persons: route('api/persons', ['category', ...PAGED]),
  'person-categories': route('api/person-categories'),
  'article-categories': route('api/article-categories'),
  'article-tags': route('api/article-tags'),
  articles: route('api/articles', ['category', 'tag', ...PAGED]),
  'articles-id': route('api/articles/[id]'),
  'articles-teaser': route('api/articles-teaser'),
  html: route('api/html'),
  'html-key': route('api/html/[key]'),
  'legal-texts': route('api/legal-texts'),
  'legal-texts-key': route('api/legal-texts/[key]'),
  'opening-hours-today': route('api/opening-hours-today'),
  'breaking-news': route('api/breaking-news'),
  'booking-id': { ...route('api/booking/[id]'), isFresh: true },
  'shop-cart': { ...route('api/shop-cart'), isFresh: true, takes: 'shop-cart.ts' },
  'user-details': { ...route('api/user-details'), isFresh: true },
  'user-login': { ...route('api/user-login'), isFresh: true, takes: 'user-login.ts' },
  'user-logout': { ...route('api/user-logout'), isFresh: true, takes: 'user-logout.ts' },
  openapi: route('api/openapi.json'),
  redirect: route('pageeditor-api/redirect'),
  user: { ...route('pageeditor-api/user'), isFresh: true },
  settings: route('pageeditor-api/settings'),
  nav: route('pageeditor-api/nav'),
  page: route('pageeditor-api/page/[...path]'),
  siblings: route('pageeditor-api/siblings/[...path]'),
  'container-by-slug': route('pageeditor-api/container/by-slug/[slug]'),
  paste: { ...route('pageeditor-api/paste'), isFresh: true, takes: 'paste.ts' },
} as const satisfies Record<string, ApiRoute>;

export type ApiName = keyof typeof API_ROUTES;

const ROUTES: Readonly<Record<ApiName, ApiRoute>> = API_ROUTES;
export const isKept = (name: ApiName): boolean => ROUTES[name].isFresh !== true;
/** The file of `src/pages/_api` that answers POST; null where nothing can be sent. */
export const postHandlerOf = (name: ApiName): string | null => ROUTES[name].takes ?? null;

export interface ApiMatch {
  readonly name: ApiName;
  readonly locale: Locale;
  /** What stands in the places of the path, decoded. */
  readonly params: Readonly<Record<string, string>>;
}

const NAMES = Object.keys(API_ROUTES) as ApiName[];
const PLACE = /\[(?:\.\.\.)?(\w+)\]/gu;

/** Under a locale, and without prefix in the default one (API-02). */
export const apiPatterns = (name: ApiName): readonly string[] => [
  ...LOCALES.map((locale) => `/${locale}/${API_ROUTES[name].path}`),
  `/${API_ROUTES[name].path}`,
];

/**
 * The address of a call, with the trailing slash that the specification writes.
 * Places without a value stay as they are.
 */
export const apiPath = (
  name: ApiName,
  locale: Locale,
  params: Readonly<Record<string, string | number>> = {},
): string => {
  const path = API_ROUTES[name].path.replace(PLACE, (place, key: string) =>
    String(params[key] ?? place),
  );
  return `/${locale}/${path}${path.startsWith('api/') && !path.includes('.') ? '/' : ''}`;
};

const localeOf = (pattern: string): Locale =>
  LOCALES.find((candidate) => pattern.startsWith(`/${candidate}/`)) ?? DEFAULT_LOCALE;

const expressionOf = (pattern: string): RegExp =>
  new RegExp(
    `^${pattern
      .replace(/\/\[\.\.\.(\w+)\]/gu, '(?:/(?<$1>.+))?')
      .replace(/\[(\w+)\]/gu, '(?<$1>[^/]+)')}$`,
    'u',
  );

const patterns = NAMES.flatMap((name) =>
  apiPatterns(name).map((pattern) => ({ name, pattern, locale: localeOf(pattern) })),
);
const byPath = new Map(patterns.map((known) => [known.pattern, known]));
const withPlaces = patterns
  .filter(({ pattern }) => pattern.includes('['))
  .map((known) => ({ ...known, expression: expressionOf(known.pattern) }));

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Which call a path is, with or without its trailing slash; null for any other path. */
export function matchApi(path: string): ApiMatch | null {
  const plain = path.endsWith('/') ? path.slice(0, -1) : path;
  const exact = byPath.get(plain);
  if (exact !== undefined && !plain.includes('['))
    return { name: exact.name, locale: exact.locale, params: {} };
  for (const { name, locale, expression } of withPlaces) {
    const found = expression.exec(plain);
    if (!found) continue;
    const params = Object.entries(found.groups ?? {}).flatMap(([key, value]) =>
      (value as string | undefined) === undefined ? [] : [[key, decoded(value)]],
    );
    return { name, locale, params: Object.fromEntries(params) as Record<string, string> };
  }
  return null;
}

/** A kind of record, or one record, as editors' programs write to it (API-03). */
export interface RecordCall {
  readonly locale: Locale;
  readonly kind: string;
  readonly id: number | null;
  /** What of the record: its draft, its versions, or making the draft public; null: itself. */
  readonly part: RecordPart | null;
}

const RECORD_PARTS = ['draft', 'publish', 'versions'] as const;
export type RecordPart = (typeof RECORD_PARTS)[number];

const RECORDS =
  /^(?:\/(de|en))?\/pageeditor-api\/records\/([a-z_]+)(?:\/([1-9]\d{0,8})(?:\/(draft|publish|versions))?)?\/?$/u;

/** The addresses of generic calls: `/de/pageeditor-api/records/page/12/`. */
export function matchRecordCall(path: string): RecordCall | null {
  const [whole, locale = DEFAULT_LOCALE, kind, id, part] = RECORDS.exec(path) ?? [];
  if (whole === undefined || kind === undefined) return null;
  return {
    locale: locale as Locale,
    kind,
    id: id === undefined ? null : Number(id),
    part: RECORD_PARTS.find((known) => known === part) ?? null,
  };
}
