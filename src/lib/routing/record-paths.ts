import type { Translated } from '../../content/fields/field.ts';
import type { ContentType } from '../../content/records/page.ts';
import type { Kind } from '../../content/records/kinds.ts';
import type { Locale } from '../constants.ts';
import { textIn } from '../i18n/localized.ts';
import { pathTo, type RouteName } from './routes.ts';
import { slugOf } from './slug.ts';
import type { Entity } from '../../content/records/kinds.ts';

/** What an address is made of: an id and a name, translated or not. */
interface Named {
  readonly id: number;
  readonly title?: Readonly<Record<Locale, string>>;
  readonly name?: Readonly<Record<Locale, string>> | string;
}

const DETAIL_ROUTES = {
  event: 'events-slug-id',
  production: 'productions-slug-id',
  series: 'series-slug-id',
  venue: 'venues-slug-id',
  person: 'team-slug-id',
  article: 'magazine-slug-id',
} as const satisfies Partial<Record<Kind, RouteName>>;
export type DetailKind = keyof typeof DETAIL_ROUTES;

/** Where the parts of pages stand whose addresses the route table gives. */
const SYSTEM_ROUTES = {
  home: 'home',
  events: 'events',
  magazine: 'magazine',
  team: 'team',
} as const satisfies Record<Exclude<ContentType, 'page'>, RouteName>;

/** Where a CMS page stands in a language; null where it has no page of its own there. */
export function pathOfPage(
  page: { readonly content_type: ContentType; readonly urls: Translated },
  locale: Locale,
): string | null {
  if (page.content_type !== 'page') return pathTo(SYSTEM_ROUTES[page.content_type], locale);
  const url = page.urls[locale];
  return url === '' ? null : `/${locale}/${url}`;
}

/** The address of a record's own page; null for kinds that have none. */
export function pathOfRecord(kind: Kind, record: Named | Entity<Kind>, locale: Locale) {
  if (kind === 'page') return pathOfPage(record as Entity<'page'>, locale);
  const route = (DETAIL_ROUTES as Partial<Record<Kind, RouteName>>)[kind];
  if (route === undefined) return null;
  const { id, title, name } = record as Named;
  const text = title ?? name ?? '';
  const slug = slugOf(typeof text === 'string' ? text : textIn(text, locale));
  return pathTo(route, locale, { slug, id });
}

/** The same for kinds that are known to have a page. */
export const detailPath = (kind: DetailKind, record: Named, locale: Locale): string =>
  pathOfRecord(kind, record, locale) ?? '';

/** Pages and files beside an event's own page. */
type EventPart = 'booking' | 'waiting' | 'sale';

export const eventPartPath = (part: EventPart, event: Named, locale: Locale): string =>
  pathTo(`events-slug-id-${part}`, locale, {
    slug: slugOf(textIn(event.title ?? { de: '', en: '' }, locale)),
    id: event.id,
  });
