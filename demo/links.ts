import { LOCALES, type Locale } from '../src/lib/constants.ts';
import { pathTo, type RouteName } from '../src/lib/routing/routes.ts';
import { slugOf } from '../src/lib/routing/slug.ts';
import type { Translated } from '../src/content/fields/field.ts';

type DetailRoute = Extract<RouteName, `${string}-slug-id`>;

const inBoth = (path: (locale: Locale) => string): Translated => {
  const [de, en] = LOCALES.map(path);
  return { de: de ?? '', en: en ?? '' };
};

/** The address of a page that needs no record, with an optional query. */
export const pageLink = (name: RouteName, query = ''): Translated =>
  inBoth((locale) => pathTo(name, locale) + query);

/** The address of one record's page. */
export const recordLink = (name: DetailRoute, id: number, title: Translated): Translated =>
  inBoth((locale) => pathTo(name, locale, { slug: slugOf(title[locale]), id }));
