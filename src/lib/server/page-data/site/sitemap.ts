import type { Translated } from '../../../../content/fields/field.ts';
import { LOCALES, type Locale } from '../../../constants.ts';
import { dayOf } from '../../../dates/dates.ts';
import { isTranslated } from '../../../i18n/localized.ts';
import { pathTo, type RouteName } from '../../../routing/routes.ts';
import type { AppContext } from '../../app/app-context.ts';
import { articlesPerTag, titlesOf } from '../../repositories/articles.ts';
import { eventTitles } from '../../repositories/programme.ts';
import { childrenHavePages } from '../../../programme/event-types.ts';
import { legalRoutes } from '../cms/legal.ts';
import { categoryPath, topicPath } from '../../../routing/magazine-paths.ts';
import { detailPath, pathOfPage } from '../../../routing/record-paths.ts';
import type { ReferenceData } from '../../services/records/reference-data.ts';

/** One thing with its page in each language that it is written in. */
export type SitemapEntry = Readonly<Partial<Record<Locale, string>>>;

/** Pages with one address a language, the most wanted first. */
const SINGLE: readonly RouteName[] = [
  'home',
  'events',
  'magazine',
  'productions',
  'series',
  'venues',
  'team',
  'magazine-tags',
];
const RECORD_KINDS = ['production', 'series', 'venue', 'person'] as const;
/** What the list of all pages is made of. */
export const SITEMAP_KINDS = [
  'event',
  'legal_text',
  'page',
  'article',
  'article_category',
  'article_tag',
  ...RECORD_KINDS,
] as const;

const entryIn = (
  path: (locale: Locale) => string,
  locales: readonly Locale[] = LOCALES,
): SitemapEntry => Object.fromEntries(locales.map((locale) => [locale, path(locale)]));

/** The languages that a thing has a name in: in another one its page is no page of its own (RT-11). */
const localesOf = (name: Translated | string): readonly Locale[] =>
  typeof name === 'string' ? LOCALES : LOCALES.filter((locale) => isTranslated(name, locale));

/** Events that are not over, soonest first, then those that are, latest first. */
async function eventEntries(app: AppContext): Promise<readonly SitemapEntry[]> {
  const { byId } = await app.programme.read();
  const titles = await eventTitles(app.database.db);
  const parents = new Map(titles.map((event) => [event.id, event]));
  const today = dayOf(app.now());
  const known = titles.flatMap((event) => {
    const parent = event.parent === null ? undefined : parents.get(event.parent);
    const indexed = byId.get(event.id);
    if (indexed === undefined || (parent && !childrenHavePages(parent))) return [];
    return [{ event, isOver: indexed.last < today, start: indexed.date_start }];
  });
  known.sort((left, right) =>
    left.isOver === right.isOver
      ? left.start.localeCompare(right.start) * (left.isOver ? -1 : 1)
      : Number(left.isOver) - Number(right.isOver),
  );
  return known.map(({ event }) =>
    entryIn((locale) => detailPath('event', event, locale), localesOf(event.title)),
  );
}

/** The CMS pages that are pages, not headings of a menu. */
const pageEntries = (data: ReferenceData): readonly SitemapEntry[] =>
  [...data.page.values()]
    .filter((page) => page.content_type === 'page' && page.is_clickable)
    .map((page) => {
      const paths = LOCALES.map((locale) => [locale, pathOfPage(page, locale)] as const);
      return Object.fromEntries(paths.filter(([, path]) => path !== null));
    });

/** Articles, newest first, then the lists that they stand in. */
async function articleEntries(
  app: AppContext,
  data: ReferenceData,
): Promise<readonly SitemapEntry[]> {
  const { db } = app.database;
  const articles = await titlesOf(db, 'article', app.now());
  const topics = await articlesPerTag(db, app.now());
  return [
    ...articles.map((article) =>
      entryIn((locale) => detailPath('article', article, locale), localesOf(article.title)),
    ),
    ...[...data.article_category.values()].map((category) =>
      entryIn((locale) => categoryPath(category, locale), localesOf(category.name)),
    ),
    ...[...data.article_tag.values()]
      .filter(({ id }) => topics.has(id))
      .map((topic) => entryIn((locale) => topicPath(topic, locale), localesOf(topic.name))),
  ];
}

/** Everything that is public and has an address of its own. */
export async function sitemapEntries(app: AppContext): Promise<readonly SitemapEntry[]> {
  const data = await app.reference.read();
  const records = RECORD_KINDS.flatMap((kind) =>
    [...data[kind].values()].map((record) =>
      entryIn(
        (locale) => detailPath(kind, record, locale),
        localesOf('title' in record ? record.title : record.name),
      ),
    ),
  );
  return [
    ...[...SINGLE, ...legalRoutes(data)].map((route) => entryIn((locale) => pathTo(route, locale))),
    ...pageEntries(data),
    ...(await eventEntries(app)),
    ...records,
    ...(await articleEntries(app, data)),
  ];
}

/** The same as a flat list of paths. */
export const sitemapPaths = async (app: AppContext): Promise<readonly string[]> =>
  (await sitemapEntries(app)).flatMap((entry) => Object.values(entry));
