import { DEFAULT_LOCALE, LOCALES, type Locale } from './constants.ts';
import { FILTER_KEYS } from './routes.ts';

/** One line a call: its path behind the locale prefix and the query keys it reads. */
interface ApiRoute {
  readonly path: string;
  readonly query: readonly string[];
}

const route = (path: string, query: readonly string[] = []): ApiRoute => ({ path, query });

export const API_ROUTES = {
  events: route('api/events', ['date', ...FILTER_KEYS, 'page', 'page_size']),
  calendar: route('api/calendar', ['date', 'room', 'type', 'tag']),
  teasers: route('api/teasers'),
  rooms: route('api/rooms'),
  'exhibition-types': route('api/exhibition-types'),
  'event-tags': route('api/event-tags'),
  series: route('api/series'),
  genres: route('api/genres'),
  seasons: route('api/seasons'),
  'opening-hours-today': route('api/opening-hours-today'),
  'breaking-news': route('api/breaking-news'),
  openapi: route('api/openapi.json'),
  redirect: route('pageeditor-api/redirect'),
  settings: route('pageeditor-api/settings'),
} as const satisfies Record<string, ApiRoute>;

export type ApiName = keyof typeof API_ROUTES;

const NAMES = Object.keys(API_ROUTES) as ApiName[];

/** Under a locale, and without prefix in the default one (API-02). */
export const apiPatterns = (name: ApiName): readonly string[] => [
  ...LOCALES.map((locale) => `/${locale}/${API_ROUTES[name].path}`),
  `/${API_ROUTES[name].path}`,
];

/** The address of a call, with the trailing slash that the specification writes. */
export const apiPath = (name: ApiName, locale: Locale): string => {
  const { path } = API_ROUTES[name];
  return `/${locale}/${path}${path.startsWith('api/') && !path.includes('.') ? '/' : ''}`;
};

const byPath = new Map(
  NAMES.flatMap((name) =>
    apiPatterns(name).map((pattern) => {
      const locale = LOCALES.find((candidate) => pattern.startsWith(`/${candidate}/`));
      return [pattern, { name, locale: locale ?? DEFAULT_LOCALE }] as const;
    }),
  ),
);

/** Which call a path is, with or without its trailing slash; null for any other path. */
export const matchApi = (path: string): { name: ApiName; locale: Locale } | null =>
  byPath.get(path.endsWith('/') ? path.slice(0, -1) : path) ?? null;
