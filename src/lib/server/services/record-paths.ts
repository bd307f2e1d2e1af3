import type { Kind } from '../../../content/records/kinds.ts';
import type { Locale } from '../../constants.ts';
import { textIn } from '../../localized.ts';
import { pathTo, type RouteName } from '../../routes.ts';
import { slugOf } from '../../slug.ts';
import type { Entity } from '../repositories/records.ts';

/** What an address is made of: an id and a name, translated or not. */
interface Named {
  readonly id: number;
  readonly title?: Readonly<Record<Locale, string>>;
  readonly name?: Readonly<Record<Locale, string>> | string;
}

const DETAIL_ROUTES: Partial<Record<Kind, RouteName>> = {
  event: 'events-slug-id',
  production: 'productions-slug-id',
  series: 'series-slug-id',
  venue: 'venues-slug-id',
  person: 'team-slug-id',
};

/** The address of a record's own page; null for kinds that have none. */
export function pathOfRecord(kind: Kind, record: Named | Entity<Kind>, locale: Locale) {
  const route = DETAIL_ROUTES[kind];
  if (route === undefined) return null;
  const { id, title, name } = record as Named;
  const text = title ?? name ?? '';
  const slug = slugOf(typeof text === 'string' ? text : textIn(text, locale));
  return pathTo(route, locale, { slug, id });
}

/** The same for kinds that are known to have a page. */
export const detailPath = (
  kind: 'event' | 'production' | 'series' | 'venue' | 'person',
  record: Named,
  locale: Locale,
): string => pathOfRecord(kind, record, locale) ?? '';
