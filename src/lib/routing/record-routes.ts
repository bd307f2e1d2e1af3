import type { Translated } from '../../content/fields/field.ts';
import { perLocale } from '../../content/i18n/locales.ts';
import type { Kind } from '../../content/records/kinds.ts';
import type { LegalKey } from '../../content/records/notices.ts';
import type { ContentType } from '../../content/records/page.ts';
import { DEFAULT_LOCALE, type Locale } from '../constants.ts';
import { textIn } from '../i18n/localized.ts';
import { parametersOf } from './route-pattern.ts';
import { pathTo, patternOf, ROUTE_NAMES, routeRow, type RouteName } from './routes.ts';
import { slugOf } from './slug.ts';

/*
 * Which record stands at which route, and at which address: read from the rows of the
 * route table.
 */

/** What an address is made of: an id, and a slug or a name, translated or not. */
interface Addressable {
  readonly id: number;
  readonly slug?: string;
  readonly title?: Translated;
  readonly name?: Translated | string;
}

/** What is known of a CMS page's place. */
interface PageAddress {
  readonly content_type: ContentType;
  readonly urls: Translated;
}

type System = Exclude<ContentType, 'page'>;

const detailRoutes = new Map<Kind, RouteName>();
const partRoutes = new Map<System, RouteName>();
const legalRoutes = new Map<RouteName, LegalKey>();
const listRoutes = new Map<Kind, RouteName>();
for (const name of ROUTE_NAMES) {
  const { shows, lists } = routeRow(name);
  if (lists !== null) listRoutes.set(lists, name);
  if (shows?.as === 'detail') detailRoutes.set(shows.kind, name);
  if (shows?.as === 'part') partRoutes.set(shows.content_type, name);
  if (shows?.as === 'legal-text') legalRoutes.set(name, shows.key);
}

/** The place in the sitemap of the page that lists a kind; infinite for kinds without one. */
function rankOf(kind: Kind): number {
  const list = listRoutes.get(kind);
  return (list === undefined ? null : routeRow(list).sitemap) ?? Infinity;
}

/** Kinds that have pages of their own, those first whose list is the most wanted one. */
export const DETAIL_KINDS: readonly Kind[] = [...detailRoutes.keys()].sort(
  (left, right) => Math.sign(rankOf(left) - rankOf(right)) || 0,
);
/** Whether visitors have no page of a kind's records: theirs is one for editors. */
export const isPageOfEditors = (kind: Kind): boolean => {
  const route = detailRoutes.get(kind);
  return route !== undefined && routeRow(route).cache === 'private';
};
/** The legal text of a route; null for a route that shows none. */
export const legalKeyOf = (route: RouteName): LegalKey | null => legalRoutes.get(route) ?? null;
/** The routes of legal texts, in the order of the sitemap. */
export const LEGAL_ROUTES: readonly RouteName[] = [...legalRoutes.keys()];

/** Where a CMS page stands in a language; null where it has no page of its own there. */
export function pathOfPage(page: PageAddress, locale: Locale): string | null {
  if (page.content_type !== 'page') {
    const route = partRoutes.get(page.content_type);
    return route === undefined ? null : pathTo(route, locale);
  }
  const url = page.urls[locale];
  return url === '' ? null : `/${locale}/${url}`;
}

/** The same in every language. */
export const pathsOfPage = (page: PageAddress): Readonly<Record<Locale, string | null>> =>
  perLocale((locale) => pathOfPage(page, locale));

/** Where a legal text stands in every language. */
export function pathsOfLegalText(key: LegalKey): Readonly<Record<Locale, string | null>> {
  const route = LEGAL_ROUTES.find((name) => legalKeyOf(name) === key);
  return perLocale((locale) => (route === undefined ? null : pathTo(route, locale)));
}

/** A record's name in its address; a key of its own is a word of the default language. */
function slugIn({ slug, title, name }: Addressable, locale: Locale): string {
  if (slug !== undefined && locale === DEFAULT_LOCALE) return slug;
  const text = title ?? name ?? '';
  return slugOf(typeof text === 'string' ? text : textIn(text, locale));
}

/** Where a legal text stands: the route whose text it is. */
function pathOfLegalText({ key }: { readonly key: LegalKey }, locale: Locale): string | null {
  const route = LEGAL_ROUTES.find((name) => legalRoutes.get(name) === key);
  return route === undefined ? null : pathTo(route, locale);
}

/** The address of a record's own page; null for kinds that have none. */
export function pathOfRecord(kind: Kind, record: object, locale: Locale): string | null {
  if (kind === 'page') return pathOfPage(record as PageAddress, locale);
  if (kind === 'legal_text') return pathOfLegalText(record as { readonly key: LegalKey }, locale);
  const route = detailRoutes.get(kind);
  if (route === undefined) return null;
  const named = record as Addressable;
  const [slug = 'slug'] = parametersOf(patternOf(route, locale)).filter((key) => key !== 'id');
  return pathTo(route, locale, { [slug]: slugIn(named, locale), id: named.id });
}

/**
 * The same for kinds that have pages.
 * @throws {Error} for a kind without: a bug of the caller
 */
export function detailPath(kind: Kind, record: object, locale: Locale): string {
  const path = pathOfRecord(kind, record, locale);
  if (path === null) throw new Error(`records of the kind ${kind} have no page`);
  return path;
}

/** Pages and files beside an event's own page. */
type EventPart = 'booking' | 'waiting' | 'sale' | 'news';

export const eventPartPath = (part: EventPart, event: Addressable, locale: Locale): string =>
  pathTo(`events-slug-id-${part}`, locale, { slug: slugIn(event, locale), id: event.id });
