import { COOKIE, DEFAULT_LOCALE, LOCALES, type Locale } from '../constants.ts';
import type { RouteName } from './routes.ts';

/** RT-09: pages around an empty place that an external shop fills; each with everything below it. */
export const TEMPLATE_PLACES = [
  '/eventim-template',
  '/eventim.webshop',
  '/test.webshop',
  '/webshop',
] as const;

export const isTemplatePath = (path: string): boolean =>
  TEMPLATE_PLACES.some((place) => path === place || path.startsWith(`${place}/`));

const OLD = /^\/(?:eventim\.webshop\/webticket|testshop)\/(eventlist|itemgroups|serie)/iu;
const NOW: Readonly<Record<string, RouteName>> = {
  eventlist: 'events',
  itemgroups: 'magazine',
  serie: 'series',
};

/** RT-09: the route that answers today what an old address of the shop was for; null for all others. */
export const webshopMove = (path: string): RouteName | null =>
  NOW[OLD.exec(path)?.[1]?.toLowerCase() ?? ''] ?? null;

interface Asked {
  readonly url: URL;
  readonly cookies: { get(name: string): { readonly value: string } | undefined };
}

/** The language of a page outside the two: the one asked for, the visitor's, else the first. */
export function webshopLocale({ url, cookies }: Asked): Locale {
  const wanted = [url.searchParams.get('language'), cookies.get(COOKIE.locale)?.value];
  for (const one of wanted) {
    const locale = LOCALES.find((known) => known === one?.toLowerCase());
    if (locale !== undefined) return locale;
  }
  return DEFAULT_LOCALE;
}
