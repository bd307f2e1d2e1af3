import { DEFAULT_LOCALE, LOCALES, type Locale } from '../constants.ts';
import { CALENDAR_KEYS, FILTER_KEYS, NUMBER_KEYS } from '../programme/filter-groups.ts';
import { expressionOf, paramsOf } from './route-pattern.ts';
import { PRIVATE, route, type RouteRow } from './route-row.ts';

const PAGED = ['page', 'page_size'] as const;
const GET_FILE = '_api/get.ts';

/** A call that is read: kept until what it shows changes. */
const read = (pattern: string, query: readonly string[] = []): RouteRow =>
  route(pattern, { page: GET_FILE, query });
/** A call whose answer is one visitor's own, or changes by the second. */
const readAnew = (pattern: string): RouteRow => route(pattern, { page: GET_FILE, ...PRIVATE });
/**
 * A call of the search: the same for everybody, but there are more texts to search for than
 * answers worth keeping.
 */
const searched = (pattern: string, query: readonly string[]): RouteRow =>
  route(pattern, { page: GET_FILE, query, cache: 'none', isIndexed: false });
/** A call that something is sent with. */
const post = (
  pattern: string,
  page: string | null,
  facts: Partial<Pick<RouteRow, 'isOpenOffline'>> = {},
): RouteRow => route(pattern, { page, methods: ['POST'], ...PRIVATE, ...facts });
/** What signing in takes, and what asks by itself who is an editor. */
const OPEN = { isOpenOffline: true } as const;
/** Which of them a resource has, its calls say. */
const ALL_METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
const KIND = { kind: '[a-z_]{1,40}' } as const;
/** A call that programs and the hub read and write by; which kinds there are the worker knows. */
const resource = (pattern: string, where: RouteRow['where'] = KIND): RouteRow =>
  route(pattern, { page: '_api/resource.ts', methods: ALL_METHODS, where, ...PRIVATE, ...OPEN });

/** A call of the dashboard; also while the site is offline, as only the venue is answered. */
const dashboard = (name: string, query: readonly string[] = []): RouteRow => ({
  ...readAnew(`api/dashboard/${name}`),
  ...OPEN,
  query,
});

/**
 * The calls of the API, a row each: under a locale, and without a prefix in the default
 * one. Earlier rows win; the calls of editors, which have rows of their own
 * (`lib/server/api/editor`), are whatever else stands below `pageeditor-api`.
 */
export const API_ROUTES = {
  events: read('api/events', ['date', ...FILTER_KEYS, ...NUMBER_KEYS, ...PAGED]),
  'events-id': read('api/events/[id]'),
  calendar: read('api/calendar', ['date', ...CALENDAR_KEYS]),
  teasers: read('api/teasers'),
  rooms: read('api/rooms'),
  'exhibition-types': read('api/exhibition-types'),
  'event-tags': read('api/event-tags'),
  series: read('api/series'),
  genres: read('api/genres'),
  seasons: read('api/seasons'),
  'production-tags': read('api/production-tags'),
  productions: read('api/productions', ['season', 'exhibition_type', 'tag', 'date', ...PAGED]),
  'productions-id': read('api/productions/[id]'),
  venues: read('api/venues'),
  persons: read('api/persons', ['category', ...PAGED]),
  'persons-id': read('api/persons/[id]'),
  'person-categories': read('api/person-categories'),
  'article-categories': read('api/article-categories'),
  'article-tags': read('api/article-tags'),
  articles: read('api/articles', ['category', 'tag', ...PAGED]),
  'articles-id': read('api/articles/[id]'),
  'articles-teaser': read('api/articles-teaser'),
  html: read('api/html'),
  'html-key': read('api/html/[key]'),
  'legal-texts': read('api/legal-texts'),
  'legal-texts-key': read('api/legal-texts/[key]'),
  'opening-hours-today': read('api/opening-hours-today'),
  'breaking-news': read('api/breaking-news'),
  search: searched('api/search', ['query', 'past']),
  'search-autocomplete': searched('api/search/autocomplete', ['query']),
  'search-events': searched('api/search/events', ['query', 'past', ...PAGED]),
  'search-others': searched('api/search/others', ['query', 'past', ...PAGED]),
  'booking-id': readAnew('api/booking/[id]'),
  // Brings the cookies that an entry is sent with, and so is one visitor's own.
  'forms-id': route('api/forms/[id]', { page: '_api/form.ts', ...PRIVATE }),
  // Answered by the server itself: files stream.
  'temp-files': post('api/temp-files', null),
  'forms-entries': post('api/forms-entries', '_api/form-entries.ts'),
  'shop-cart': { ...post('api/shop-cart', '_api/shop-cart.ts'), isOnce: true },
  'user-details': { ...readAnew('api/user-details'), ...OPEN },
  'user-login': post('api/user-login', '_api/user-login.ts', OPEN),
  'user-logout': post('api/user-logout', '_api/user-logout.ts', OPEN),
  // What a page tells of itself; the second name is one that nothing blocks.
  'error-log': post('api/dashboard-error-log', '_api/error-log.ts'),
  'page-notes': post('api/page-notes', '_api/client-errors.ts', OPEN),
  // What the people of the venue look at: the current numbers.
  'dashboard-site': dashboard('site'),
  'dashboard-page-activities': dashboard('page-activities', ['days']),
  'dashboard-search-keywords': dashboard('search-keywords'),
  'dashboard-celum-overview': dashboard('celum-overview'),
  'dashboard-idservice-events': dashboard('idservice-events', PAGED),
  'dashboard-versions': dashboard('versions'),
  'dashboard-error-log': dashboard('error-log'),
  'dashboard-broken-links': dashboard('broken-links', ['side', ...PAGED]),
  openapi: read('api/openapi.json'),
  // Records and what else is kept, each kind by its name.
  'resource-batch': { ...resource('api/batch', {}), isOnce: true },
  'resource-batch-answer': resource('api/batch/[key]', { key: String.raw`[\w-]{1,344}` }),
  'resource-source': resource('api/[kind]/by-source/[source]/[source_id]'),
  'resource-one': resource('api/[kind]/[id]', {
    ...KIND,
    id: '[\\w-]{1,64}',
  }),
  'resource-list': { ...resource('api/[kind]'), isOnce: true },
  redirect: read('pageeditor-api/redirect'),
  user: { ...readAnew('pageeditor-api/user'), ...OPEN },
  // They say that the site is offline.
  settings: { ...read('pageeditor-api/settings'), ...OPEN },
  nav: read('pageeditor-api/nav'),
  page: read('pageeditor-api/page/[...path]', ['version_id']),
  siblings: read('pageeditor-api/siblings/[...path]'),
  'container-by-slug': read('pageeditor-api/container/by-slug/[slug]'),
  paste: post('pageeditor-api/paste', '_api/paste.ts', OPEN),
  // Answered by the server in front of the pages: an upload streams.
  media: post('pageeditor-api/media', null, OPEN),
  render: post('pageeditor-api/editing/[kind]/[id]/render', '_edit/render.astro', OPEN),
  editor: route('pageeditor-api/[...call]', {
    page: '_api/editor.ts',
    methods: ['GET', 'POST', 'PATCH', 'DELETE'],
    ...PRIVATE,
    ...OPEN,
  }),
} as const satisfies Record<string, RouteRow>;

export type ApiName = keyof typeof API_ROUTES;
export const API_NAMES = Object.keys(API_ROUTES) as ApiName[];
/** The row of a call, without what only this one has. */
export const apiRow = (name: ApiName): RouteRow => API_ROUTES[name];
/** Whether answers to a call are kept. */
export const isKept = (name: ApiName): boolean => apiRow(name).cache === 'kept';
/** Whether something is sent with a call; such a call is not read. */
export const isPost = (name: ApiName): boolean => !apiRow(name).methods.includes('GET');

export interface ApiMatch {
  readonly name: ApiName;
  readonly locale: Locale;
  /** Decoded. */
  readonly params: Readonly<Record<string, string>>;
}

const PARAMETER = /\[(?:\.\.\.)?(\w+)\]/gu;
const patternOf = (name: ApiName): string => apiRow(name).pattern[DEFAULT_LOCALE];

/** Every pattern of a call: under each locale, and without prefix in the default one. */
export const apiPatterns = (name: ApiName): readonly string[] => [
  ...LOCALES.map((locale) => `/${locale}/${patternOf(name)}`),
  `/${patternOf(name)}`,
];

/**
 * The address of a call, with the trailing slash that the specification writes.
 * Parameters without a value stay as they are.
 */
export const apiPath = (
  name: ApiName,
  locale: Locale,
  params: Readonly<Record<string, string | number>> = {},
): string => {
  const path = patternOf(name).replace(PARAMETER, (parameter, key: string) =>
    String(params[key] ?? parameter),
  );
  return `/${locale}/${path}${path.startsWith('api/') && !path.includes('.') ? '/' : ''}`;
};

/** Whether an address belongs to the API, also where there is no such call. */
export const isApiPath = (path: string): boolean => API_PATH.test(path);
const API_PATH = new RegExp(`^/(?:(?:${LOCALES.join('|')})/)?(?:api|pageeditor-api)(?:/|$)`, 'u');

const fixed = new Map(
  API_NAMES.filter((name) => !patternOf(name).includes('[')).map((name) => [patternOf(name), name]),
);
const dynamic = API_NAMES.filter((name) => patternOf(name).includes('[')).map((name) => ({
  name,
  expression: expressionOf(patternOf(name), apiRow(name).where),
}));

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Which call a path is, with or without its trailing slash; null for any other path. */
export function matchApi(path: string): ApiMatch | null {
  if (!isApiPath(path)) return null;
  const whole = path.endsWith('/') ? path.slice(0, -1) : path;
  const prefix = LOCALES.find((locale) => whole.startsWith(`/${locale}/`));
  const locale = prefix ?? DEFAULT_LOCALE;
  const call = whole.slice(prefix === undefined ? 1 : prefix.length + 2);
  const name = fixed.get(call);
  if (name !== undefined) return { name, locale, params: {} };
  for (const { name: candidate, expression } of dynamic) {
    const params = paramsOf(expression, call);
    if (params === null) continue;
    const values = Object.entries(params).map(([key, value]) => [key, decoded(value)]);
    return { name: candidate, locale, params: Object.fromEntries(values) as ApiMatch['params'] };
  }
  return null;
}
