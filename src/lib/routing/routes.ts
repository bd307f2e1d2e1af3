import { LOCALES, type Locale } from '../constants.ts';

/**
 * One line a route: its localized pattern behind the locale prefix, the query
 * keys its page reads (every other key is dropped before the page is asked),
 * and the file under `src/pages` that answers. `page: null` reserves the
 * address and its name for a page kind that is not part of the site yet.
 */
interface Route {
  readonly de: string;
  readonly en: string;
  readonly query: readonly string[];
  readonly page: string | null;
}

/** Filter keys of the programme, in the order in which addresses write them (EV-03). */
export const FILTER_KEYS = ['room', 'type', 'tag', 'series', 'genre'] as const;
export type FilterKey = (typeof FILTER_KEYS)[number];

const PROGRAMME_QUERY = ['date', ...FILTER_KEYS] as const;
const NO_QUERY = [] as const;

const both = (
  segment: string,
  page: string | null,
  query: readonly string[] = NO_QUERY,
): Route => ({
  de: segment,
  en: segment,
  query,
  page,
});
const pair = (
  de: string,
  en: string,
  page: string | null,
  query: readonly string[] = NO_QUERY,
): Route => ({ de, en, query, page });

export const ROUTES = {
  home: both('', '_home.astro'),
  events: pair('programm-karten', 'programme-tickets', '_programme/list.astro', [
    ...PROGRAMME_QUERY,
    'month',
    'page',
    'overlay',
  ]),
  'events-calendar': pair(
    'programm-karten/kalender.ics',
    'programme-tickets/calendar.ics',
    '_programme/calendar.ics.ts',
    PROGRAMME_QUERY,
  ),
  'events-feed': pair(
    'programm-karten/feed.rss',
    'programme-tickets/feed.rss',
    '_programme/feed.rss.ts',
    PROGRAMME_QUERY,
  ),
  'events-slug-id': pair(
    'programm-karten/[slug]/[id]',
    'programme-tickets/[slug]/[id]',
    '_programme/detail.astro',
  ),
  'events-slug-id-calendar': pair(
    'programm-karten/[slug]/[id]/termin.ics',
    'programme-tickets/[slug]/[id]/event.ics',
    '_programme/event.ics.ts',
  ),
  'events-slug-id-booking': pair(
    'programm-karten/[slug]/[id]/karten',
    'programme-tickets/[slug]/[id]/tickets',
    '_booking/book.astro',
  ),
  'events-slug-id-sale': pair(
    'programm-karten/[slug]/[id]/vorverkauf.ics',
    'programme-tickets/[slug]/[id]/sale.ics',
    '_programme/sale.ics.ts',
  ),
  'events-slug-id-waiting': pair(
    'programm-karten/[slug]/[id]/warteliste',
    'programme-tickets/[slug]/[id]/waiting-list',
    '_booking/waiting.astro',
  ),
  'waiting-entry': pair(
    'warteliste/[token]',
    'waiting-list/[token]',
    '_booking/waiting-entry.astro',
  ),
  cart: pair('warenkorb', 'cart', '_booking/cart.astro'),
  favourites: pair('merkliste', 'favourites', '_favourites/list.astro'),
  'visitor-state': both('visitor.css', '_site/visitor.css.ts'),
  magazine: pair('mediathek', 'mediatheque', '_magazine/list.astro', ['page']),
  'magazine-categories-category-id': pair(
    'mediathek/categories/[category]/[id]',
    'mediatheque/categories/[category]/[id]',
    '_magazine/category.astro',
    ['page'],
  ),
  'magazine-tags': pair('mediathek/tags', 'mediatheque/tags', '_magazine/tags.astro'),
  'magazine-tags-tag-id': pair(
    'mediathek/tags/[tag]/[id]',
    'mediatheque/tags/[tag]/[id]',
    '_magazine/tag.astro',
    ['page'],
  ),
  'magazine-slug-id': pair(
    'mediathek/[slug]/[id]',
    'mediatheque/[slug]/[id]',
    '_magazine/article.astro',
  ),
  productions: pair('produktionen', 'productions', '_records/productions.astro', [
    'season',
    'type',
    'tag',
    'page',
  ]),
  'productions-slug-id': pair(
    'produktionen/[slug]/[id]',
    'productions/[slug]/[id]',
    '_records/production.astro',
  ),
  team: both('team', '_records/team.astro'),
  'team-slug-id': both('team/[slug]/[id]', '_records/person.astro'),
  series: pair('abos', 'subscriptions', '_records/series-list.astro'),
  'series-slug-id': pair('abos/[slug]/[id]', 'subscriptions/[slug]/[id]', '_records/series.astro'),
  venues: pair('spielstaedte', 'location', '_records/venues.astro'),
  'venues-slug-id': pair(
    'spielstaedte/[slug]/[id]',
    'location/[slug]/[id]',
    '_records/venue.astro',
  ),
  'forms-slug-id': both('forms/[slug]/[id]', null),
  search: both('search/[...rest]', '_search/search.astro', ['q']),
  'legals-agb': both('agb', '_legal.astro'),
  'legals-privacy': both('datenschutz', '_legal.astro'),
  'legals-imprint': both('impressum', '_legal.astro'),
  'legals-accessibility': pair('barrierefreiheit', 'accessibility', '_legal.astro'),
  login: pair('anmelden', 'login', '_user/login.astro', ['next']),
  'login-code': pair('anmelden/code', 'login/code', '_user/login-code.astro', ['next']),
  'login-reset': pair('anmelden/passwort', 'login/password', '_user/login-reset.astro'),
  'login-reset-token': pair(
    'anmelden/passwort/[token]',
    'login/password/[token]',
    '_user/login-reset-token.astro',
  ),
  logout: pair('abmelden', 'logout', '_user/logout.astro'),
  'user-profile': pair('user/profil', 'user/profile', '_user/profile.astro'),
  'user-settings': pair('user/einstellungen', 'user/settings', '_user/settings.astro'),
  'not-found': both('404', '_errors/404.astro'),
  // Last: every other path may be a CMS page (RT-04).
  page: both('[...path]', '_cms/page.astro'),
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof ROUTES;
/** A route in one language, as the specification names it: `events___de`. */
export type RouteId = `${RouteName}___${Locale}`;
export const routeId = (name: RouteName, locale: Locale): RouteId => `${name}___${locale}`;

export interface RouteMatch {
  readonly name: RouteName;
  readonly locale: Locale;
  readonly params: Readonly<Record<string, string>>;
}

const PARAMETER = /\[(?:\.\.\.)?(\w+)\]/gu;

/** The whole pattern of a route in one language, as Astro writes it: `/de/team/[slug]/[id]`. */
export function patternOf(name: RouteName, locale: Locale): string {
  const segment = ROUTES[name][locale];
  return segment === '' ? `/${locale}` : `/${locale}/${segment}`;
}

/**
 * The path of a route in one language. Parameters are percent-encoded.
 * @throws {Error} when a parameter of the pattern is missing: a bug of the caller.
 */
export function pathTo(
  name: RouteName,
  locale: Locale,
  params: Readonly<Record<string, string | number>> = {},
): string {
  return patternOf(name, locale).replace(PARAMETER, (_, key: string) => {
    const value = params[key];
    if (value === undefined) throw new Error(`route ${name} needs «${key}»`);
    return encodeURIComponent(value);
  });
}

const expression = (pattern: string): RegExp =>
  new RegExp(
    `^${pattern
      .replaceAll('.', '\\.')
      .replace(/\/\[\\\.\\\.\\\.(\w+)\]/gu, '(?:/(?<$1>.+))?')
      .replace(/\[(\w+)\]/gu, '(?<$1>[^/]+)')}$`,
    'u',
  );

const names = Object.keys(ROUTES) as RouteName[];
const matchers = LOCALES.flatMap((locale) =>
  names.map((name) => ({ name, locale, expression: expression(patternOf(name, locale)) })),
);

/** A CMS page's path, and what below a locale is answered before any page is looked for. */
const PAGE_PATH = /^\/\w\w\/[a-z0-9-]+(?:\/[a-z0-9-]+)*$/u;
const NO_PAGE = /^\/\w\w\/(?:api|pageeditor-api|alert|preview)(?:\/|$)/u;

/** Which route a path belongs to; null for a path that no route knows. */
export function matchRoute(path: string): RouteMatch | null {
  for (const { name, locale, expression: matcher } of matchers) {
    const found = matcher.exec(path);
    if (!found) continue;
    if (name === 'page' && (!PAGE_PATH.test(path) || NO_PAGE.test(path))) return null;
    return { name, locale, params: { ...found.groups } };
  }
  return null;
}

export const localeOfPath = (path: string): Locale | null =>
  LOCALES.find((locale) => path === `/${locale}` || path.startsWith(`/${locale}/`)) ?? null;

/** RT-03: the other reading of the profile and settings paths leads to the canonical one. */
export function aliasTarget(path: string): string | null {
  const found = /^\/(de|en)\/(profile?|einstellungen|settings)$/u.exec(path);
  if (!found) return null;
  const locale = found[1] as Locale;
  const isProfile = found[2]?.startsWith('profil') ?? false;
  return pathTo(isProfile ? 'user-profile' : 'user-settings', locale);
}
