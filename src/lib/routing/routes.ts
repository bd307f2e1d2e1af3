import { LOCALES, type Locale } from '../constants.ts';
import { FILTER_KEYS, NUMBER_KEYS } from '../programme/filter-groups.ts';
import { HUB_ROUTES } from './hub-routes.ts';
import { MAGAZINE_ROUTES } from './magazine-routes.ts';
import { expressionOf, fillPattern, paramsOf } from './route-pattern.ts';
import { PRIVATE, route, WITH_FORM, type RouteRow } from './route-row.ts';
import * as visitor from './visitor-routes.ts';

/** Where what was ordered by mail is confirmed and ended. */
const SUBSCRIPTION = { query: ['left'], isOneClick: true, ...WITH_FORM, ...PRIVATE } as const;

const PROGRAMME_QUERY = ['date', ...FILTER_KEYS, ...NUMBER_KEYS] as const;
const DETAIL = 'programm-karten/[slug]/[id]';
const DETAIL_EN = 'programme-tickets/[slug]/[id]';
const CART = { page: '_booking/cart.astro', ...WITH_FORM, ...PRIVATE, isOnce: true } as const;

/** The coming events of a record, below its page. */
const calendarOf = (de: string, en: string): RouteRow =>
  route(
    { de: `${de}/[slug]/[id]/kalender.ics`, en: `${en}/[slug]/[id]/calendar.ics` },
    { page: '_records/calendar.ics.ts' },
  );

/**
 * Every page of the site, a row each; both languages, builders, parsers, methods, the key
 * of kept pages, headers, sitemap, hreflang and tests follow from it. Earlier rows win.
 */
export const ROUTES = {
  home: route('', {
    page: '_home.astro',
    sitemap: 1,
    shows: { as: 'part', content_type: 'home' },
  }),
  events: route(
    { de: 'programm-karten', en: 'programme-tickets' },
    {
      page: '_programme/list.astro',
      query: [...PROGRAMME_QUERY, 'view', 'month', 'page'],
      sitemap: 2,
      shows: { as: 'part', content_type: 'events' },
      lists: 'event',
    },
  ),
  'events-calendar': route(
    { de: 'programm-karten/kalender.ics', en: 'programme-tickets/calendar.ics' },
    { page: '_programme/calendar.ics.ts', query: PROGRAMME_QUERY },
  ),
  'events-feed': route(
    { de: 'programm-karten/feed.rss', en: 'programme-tickets/feed.rss' },
    { page: '_programme/feed.rss.ts', query: PROGRAMME_QUERY },
  ),
  'events-month': route(
    { de: 'programm-karten/monat/[month]', en: 'programme-tickets/month/[month]' },
    { page: '_programme/month.astro' },
  ),
  'events-slug-id': route(
    { de: DETAIL, en: DETAIL_EN },
    { page: '_programme/detail.astro', shows: { as: 'detail', kind: 'event' } },
  ),
  'events-slug-id-calendar': route(
    { de: `${DETAIL}/termin.ics`, en: `${DETAIL_EN}/event.ics` },
    { page: '_programme/event.ics.ts' },
  ),
  'events-slug-id-booking': route(
    { de: `${DETAIL}/karten`, en: `${DETAIL_EN}/tickets` },
    { page: '_booking/book.astro', ...WITH_FORM, ...PRIVATE, isOnce: true },
  ),
  'events-slug-id-sale': route(
    { de: `${DETAIL}/vorverkauf.ics`, en: `${DETAIL_EN}/sale.ics` },
    { page: '_programme/sale.ics.ts' },
  ),
  'events-slug-id-waiting': route(
    { de: `${DETAIL}/warteliste`, en: `${DETAIL_EN}/waiting-list` },
    { page: '_booking/waiting.astro', ...WITH_FORM, ...PRIVATE },
  ),
  'events-slug-id-news': route(
    { de: `${DETAIL}/benachrichtigung`, en: `${DETAIL_EN}/notification` },
    { page: '_event-news/ask.astro', ...WITH_FORM, ...PRIVATE },
  ),
  'event-news': route(
    { de: 'benachrichtigung/[token]', en: 'notification/[token]' },
    { page: '_event-news/follower.astro', ...SUBSCRIPTION },
  ),
  exhibitions: route(
    { de: 'ausstellungen', en: 'exhibitions' },
    {
      page: '_programme/exhibitions.astro',
      query: ['page'],
      sitemap: 9,
      shows: { as: 'part', content_type: 'exhibitions' },
    },
  ),
  'waiting-entry': route(
    { de: 'warteliste/[token]', en: 'waiting-list/[token]' },
    { page: '_booking/waiting-entry.astro', ...WITH_FORM, ...PRIVATE },
  ),
  'newsletter-subscription': route('newsletter/[token]', {
    page: '_newsletter/subscription.astro',
    ...SUBSCRIPTION,
  }),
  cart: route({ de: 'warenkorb', en: 'cart' }, CART),
  ...visitor.FAVOURITES_ROUTES,
  ...visitor.OFFLINE_ROUTES,
  'visitor-state': route('visitor.css', { page: '_site/visitor.css.ts', ...PRIVATE }),
  ...MAGAZINE_ROUTES,
  productions: route(
    { de: 'produktionen', en: 'productions' },
    {
      page: '_records/productions.astro',
      query: ['season', 'exhibition_type', 'type', 'tag', 'page'],
      sitemap: 4,
      shows: { as: 'part', content_type: 'productions' },
      lists: 'production',
    },
  ),
  'productions-slug-id': route(
    { de: 'produktionen/[slug]/[id]', en: 'productions/[slug]/[id]' },
    { page: '_records/production.astro', shows: { as: 'detail', kind: 'production' } },
  ),
  'productions-slug-id-calendar': calendarOf('produktionen', 'productions'),
  team: route('team', {
    page: '_records/team.astro',
    sitemap: 7,
    shows: { as: 'part', content_type: 'team' },
    lists: 'person',
  }),
  'team-slug-id': route('team/[slug]/[id]', {
    page: '_records/person.astro',
    shows: { as: 'detail', kind: 'person' },
  }),
  series: route(
    { de: 'abos', en: 'subscriptions' },
    {
      page: '_records/series-list.astro',
      sitemap: 5,
      shows: { as: 'part', content_type: 'series' },
      lists: 'series',
    },
  ),
  'team-slug-id-calendar': calendarOf('team', 'team'),
  'series-slug-id': route(
    { de: 'abos/[slug]/[id]', en: 'subscriptions/[slug]/[id]' },
    { page: '_records/series.astro', shows: { as: 'detail', kind: 'series' } },
  ),
  'series-slug-id-calendar': calendarOf('abos', 'subscriptions'),
  venues: route(
    { de: 'spielstaedte', en: 'location' },
    {
      page: '_records/venues.astro',
      sitemap: 6,
      shows: { as: 'part', content_type: 'venues' },
      lists: 'venue',
    },
  ),
  'venues-slug-id': route(
    { de: 'spielstaedte/[slug]/[id]', en: 'location/[slug]/[id]' },
    { page: '_records/venue.astro', shows: { as: 'detail', kind: 'venue' } },
  ),
  'venues-slug-id-calendar': calendarOf('spielstaedte', 'location'),
  ...visitor.FORM_ROUTES,
  // More texts to search for than pages worth keeping.
  search: route('search/[...rest]', {
    page: '_search/search.astro',
    query: ['q', 'past'],
    cache: 'none',
    isIndexed: false,
    shows: { as: 'part', content_type: 'search' },
  }),
  'legals-imprint': route('impressum', {
    page: '_legal.astro',
    sitemap: 10,
    shows: { as: 'legal-text', key: 'impressum' },
  }),
  'legals-privacy': route('datenschutz', {
    page: '_legal.astro',
    sitemap: 11,
    shows: { as: 'legal-text', key: 'datenschutz' },
  }),
  'legals-agb': route('agb', {
    page: '_legal.astro',
    sitemap: 12,
    shows: { as: 'legal-text', key: 'agb' },
  }),
  'legals-accessibility': route(
    { de: 'barrierefreiheit', en: 'accessibility' },
    {
      page: '_legal.astro',
      sitemap: 13,
      shows: { as: 'legal-text', key: 'barrierefreiheit' },
    },
  ),
  'cookie-settings': route(
    { de: 'cookie-einstellungen', en: 'cookie-settings' },
    { page: '_consent/settings.astro', query: ['done'], ...WITH_FORM, ...PRIVATE },
  ),
  ...visitor.ACCOUNT_ROUTES,
  'alert-dismissal': route('alert', {
    page: '_site/dismiss-alert.ts',
    methods: ['POST'],
    ...PRIVATE,
  }),
  ...HUB_ROUTES,
  // The reference of the API, which people who are signed in can try it in.
  'api-reference': route(
    { de: 'schnittstelle', en: 'api-reference' },
    { page: '_developer/reference.astro', isIndexed: false },
  ),
  'api-reference-group': route(
    { de: 'schnittstelle/[group]', en: 'api-reference/[group]' },
    {
      page: '_developer/group.astro',
      where: { group: '\\w{1,40}' },
      query: ['answer'],
      ...WITH_FORM,
      ...PRIVATE,
    },
  ),
  'module-preview': route('preview/modules/[kind]/[width]', {
    page: '_preview/modules.astro',
    cache: 'none',
    isIndexed: false,
  }),
  'not-found': route('404', { page: '_errors/404.astro', cache: 'none', isIndexed: false }),
  // Last: every other path may be a CMS page.
  page: route('[...path]', { page: '_cms/page.astro', shows: { as: 'cms-page' } }),
} as const satisfies Record<string, RouteRow>;

export type RouteName = keyof typeof ROUTES;
export const ROUTE_NAMES = Object.keys(ROUTES) as RouteName[];
/** The row of a route, without what only this one has. */
export const routeRow = (name: RouteName): RouteRow => ROUTES[name];

/** A route in one language, as the specification names it: `events___de`. */
export type RouteId = `${RouteName}___${Locale}`;
export const routeId = (name: RouteName, locale: Locale): RouteId => `${name}___${locale}`;

export interface RouteMatch {
  readonly name: RouteName;
  readonly locale: Locale;
  /** As they stand in the address, percent-encoded. */
  readonly params: Readonly<Record<string, string>>;
}

/** The whole pattern of a route in one language, as Astro writes it: `/de/team/[slug]/[id]`. */
export function patternOf(name: RouteName, locale: Locale): string {
  const pattern = ROUTES[name].pattern[locale];
  return pattern === '' ? `/${locale}` : `/${locale}/${pattern}`;
}

/**
 * The path of a route in one language. Parameters are percent-encoded.
 * @throws {Error} when a parameter of the pattern is missing: a bug of the caller
 */
export const pathTo = (
  name: RouteName,
  locale: Locale,
  params: Readonly<Record<string, string | number>> = {},
): string => fillPattern(patternOf(name, locale), params);

const matchers = LOCALES.flatMap((locale) =>
  ROUTE_NAMES.map((name) => ({
    name,
    locale,
    expression: expressionOf(patternOf(name, locale), routeRow(name).where),
  })),
);

/** A CMS page's path, and what below a locale is answered before any page is looked for. */
const PAGE_PATH = /^\/\w\w\/[a-z0-9-]+(?:\/[a-z0-9-]+)*$/u;
const NO_PAGE = /^\/\w\w\/(?:api|pageeditor-api|alert|preview|cms-hub)(?:\/|$)/u;

/** Which route a path belongs to; null for a path that no route knows. */
export function matchRoute(path: string): RouteMatch | null {
  const locale = localeOfPath(path);
  if (locale === null) return null;
  for (const { name, locale: language, expression } of matchers) {
    if (language !== locale) continue;
    const params = paramsOf(expression, path);
    if (params === null) continue;
    if (name === 'page' && (!PAGE_PATH.test(path) || NO_PAGE.test(path))) return null;
    return { name, locale, params };
  }
  return null;
}

export const localeOfPath = (path: string): Locale | null =>
  LOCALES.find((locale) => path === `/${locale}` || path.startsWith(`/${locale}/`)) ?? null;

/** Every other spelling of the profile and settings paths leads to that of the language. */
export function aliasTarget(path: string): string | null {
  const [, segment] = /^\/\w\w(?:\/user)?\/(profile?|einstellungen|settings)$/u.exec(path) ?? [];
  const locale = localeOfPath(path);
  if (segment === undefined || locale === null) return null;
  const canonical = pathTo(segment.startsWith('profil') ? 'user-profile' : 'user-settings', locale);
  return canonical === path ? null : canonical;
}
