import { COOKIE, DEFAULT_LOCALE, LOCALES, type Locale } from '../constants.ts';
import { PRIVATE, route, type RouteRow } from './route-row.ts';
import type { RouteName } from './routes.ts';

/** A page around an empty place that an external shop fills, and everything below it. */
const template = (path: string): RouteRow =>
  route(`${path}/[...path]`, { page: '_shop/template.astro', ...PRIVATE });

/** The template pages, a row each. */
export const WEBSHOP_ROUTES = {
  'eventim-template': template('/eventim-template'),
  'eventim-webshop': template('/eventim.webshop'),
  'test-webshop': template('/test.webshop'),
  webshop: template('/webshop'),
} as const satisfies Record<string, RouteRow>;

const OLD =
  /^\/(?:eventim\.webshop\/webticket|testshop(?:\/webticket)?)\/(eventlist|itemgroups|serie)/iu;
const NOW: Readonly<Record<string, RouteName>> = {
  eventlist: 'events',
  itemgroups: 'magazine',
  serie: 'series',
};

/** The route that answers today what an old address of the shop was for; null for all others. */
export const webshopMove = (path: string): RouteName | null =>
  NOW[OLD.exec(path)?.[1]?.toLowerCase() ?? ''] ?? null;

/** The request of a page outside the two languages. */
interface WebshopRequest {
  readonly url: URL;
  readonly cookies: { get(name: string): { readonly value: string } | undefined };
}

/** The language of a page outside the two: the one asked for, the visitor's, else the first. */
export function webshopLocale({ url, cookies }: WebshopRequest): Locale {
  const wanted = [url.searchParams.get('language'), cookies.get(COOKIE.locale)?.value];
  for (const one of wanted) {
    const locale = LOCALES.find((known) => known === one?.toLowerCase());
    if (locale !== undefined) return locale;
  }
  return DEFAULT_LOCALE;
}
