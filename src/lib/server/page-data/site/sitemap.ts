import { isReferenceKind, type Entity, type Kind } from '../../../../content/records/kinds.ts';
import type { Translated } from '../../../../content/fields/field.ts';
import { LOCALES, type Locale } from '../../../constants.ts';
import { dayOf } from '../../../dates/dates.ts';
import { isTranslated } from '../../../i18n/localized.ts';
import { nameOf } from '../../../i18n/record-name.ts';
import { pathTo, ROUTE_NAMES, routeRow, type RouteName } from '../../../routing/routes.ts';
import type { EasyTag } from '../../../views/page.ts';
import type { AppContext } from '../../app/app-context.ts';
import { articlesPerTag } from '../../repositories/articles.ts';
import { titlesOf } from '../../repositories/public-records.ts';
import { eventTitles } from '../../repositories/programme.ts';
import { childrenHavePages } from '../../../programme/event-types.ts';
import { legalRoutes } from '../cms/legal.ts';
import {
  DETAIL_KINDS,
  isPageOfEditors,
  detailPath,
  legalKeyOf,
  pathOfPage,
} from '../../../routing/record-routes.ts';
import { easyPageOf, type EasyLanguageKind } from '../../services/records/easy-language.ts';
import type { ReferenceData } from '../../services/records/reference-data.ts';

/** One thing with its page in each language that it is written in. */
export interface SitemapEntry {
  readonly pages: Readonly<Partial<Record<Locale | EasyTag, string>>>;
  /** When what stands there was last changed, an instant; null: it shows what is kept elsewhere. */
  readonly changed: string | null;
}
type Pages = SitemapEntry['pages'];

/** Pages with one address a language, the most wanted first. */
const SINGLE = ROUTE_NAMES.flatMap((name) => {
  const { sitemap } = routeRow(name);
  return sitemap === null ? [] : [{ name, rank: sitemap }];
})
  .sort((left, right) => left.rank - right.rank)
  .map(({ name }) => name);

/** Kinds whose own pages visitors read. */
const READ_KINDS = DETAIL_KINDS.filter((kind) => !isPageOfEditors(kind));

/** What the list of all pages is made of. */
export const SITEMAP_KINDS: readonly Kind[] = [...READ_KINDS, 'page', 'legal_text'];

const entryIn = (path: (locale: Locale) => string, locales: readonly Locale[] = LOCALES): Pages =>
  Object.fromEntries(locales.map((locale) => [locale, path(locale)]));

/** The languages that a thing has a name in: in another one its page is no page of its own. */
const localesOf = (name: Translated | string): readonly Locale[] =>
  typeof name === 'string' ? LOCALES : LOCALES.filter((locale) => isTranslated(name, locale));

/** Events that are not over, soonest first, then those that are, latest first. */
async function eventEntries(app: AppContext): Promise<readonly SitemapEntry[]> {
  const { byId } = await app.programme.read();
  const titles = await eventTitles(app.database.db);
  const parents = new Map(titles.map((event) => [event.id, event]));
  const today = dayOf(app.now());
  const candidates = titles.flatMap((event) => {
    const parent = event.parent === null ? undefined : parents.get(event.parent);
    const indexed = byId.get(event.id);
    if (indexed === undefined || (parent && !childrenHavePages(parent))) return [];
    return [{ event, isOver: indexed.last < today, start: indexed.date_start }];
  });
  candidates.sort((left, right) =>
    left.isOver === right.isOver
      ? left.start.localeCompare(right.start) * (left.isOver ? -1 : 1)
      : Number(left.isOver) - Number(right.isOver),
  );
  return candidates.map(({ event }) => ({
    pages: entryIn((locale) => detailPath('event', event, locale), localesOf(event.title)),
    changed: event.updated_at,
  }));
}

type CmsPage = Entity<'page'>;

/** Where a page stands, in the languages that it is in. */
function pageEntry(page: CmsPage): Pages {
  const paths = LOCALES.map((locale) => {
    const lang = page.is_easy_language ? (`${locale}-simple` as const) : locale;
    return [lang, pathOfPage(page, locale)] as const;
  });
  return Object.fromEntries(paths.filter(([, path]) => path !== null));
}

/** The page in easy language that belongs to a record. */
function easyEntry(data: ReferenceData, kind: EasyLanguageKind, id: number | undefined): Pages {
  const page = id === undefined ? null : easyPageOf(data.page.values(), kind, id);
  return page === null ? {} : pageEntry(page);
}

/** Whether a page stands beside the one that says the same in everyday words. */
const hasOriginal = (data: ReferenceData, page: CmsPage): boolean =>
  data.page.has(page.easy_language_of ?? 0) || data.legal_text.has(page.easy_language_of_text ?? 0);

/** The CMS pages that are pages, not headings of a menu. */
const pageEntries = (data: ReferenceData): readonly SitemapEntry[] =>
  [...data.page.values()]
    .filter((page) => page.content_type === 'page' && page.is_clickable)
    .filter((page) => !page.is_easy_language || !hasOriginal(data, page))
    .map((page) => ({
      pages: { ...pageEntry(page), ...easyEntry(data, 'page', page.id) },
      changed: page.updated_at,
    }));

/** A page with one address a language, with what there is of it in easy language. */
function singleEntry(data: ReferenceData, name: RouteName): SitemapEntry {
  const { shows } = routeRow(name);
  const key = legalKeyOf(name);
  const text = [...data.legal_text.values()].find((one) => key !== null && one.key === key);
  const part = [...data.page.values()].find(
    ({ content_type: type }) => shows?.as === 'part' && type === shows.content_type,
  );
  const pages = {
    ...entryIn((locale) => pathTo(name, locale)),
    ...easyEntry(data, 'legal_text', text?.id),
    ...easyEntry(data, 'page', part?.id),
  };
  // Lists and the start page show records, each of which changes by itself.
  return { pages, changed: text?.updated_at ?? null };
}

/** The records of a kind, in memory or not; topics only where something stands under them. */
async function recordsOf(
  app: AppContext,
  kind: Kind,
): Promise<readonly (object & { id: number; updated_at: string })[]> {
  const { db } = app.database;
  if (!isReferenceKind(kind)) return titlesOf(db, kind, { now: app.now() });
  const data = await app.reference.read();
  const all = [...data[kind].values()];
  if (kind !== 'article_tag') return all;
  const topics = await articlesPerTag(db, app.now());
  return all.filter(({ id }) => topics.has(id));
}

/** The pages of a kind's records. */
async function recordEntries(app: AppContext, kind: Kind): Promise<readonly SitemapEntry[]> {
  if (kind === 'event') return eventEntries(app);
  return (await recordsOf(app, kind)).map((record) => ({
    pages: entryIn(
      (locale) => detailPath(kind, record, locale),
      localesOf('title' in record ? (record.title as Translated) : nameOf(kind, record)),
    ),
    changed: record.updated_at,
  }));
}

/** Everything that is public and has an address of its own. */
export async function sitemapEntries(app: AppContext): Promise<readonly SitemapEntry[]> {
  const data = await app.reference.read();
  const written = legalRoutes(data);
  const single = SINGLE.filter((name) => legalKeyOf(name) === null || written.includes(name));
  const entries = [...single.map((name) => singleEntry(data, name)), ...pageEntries(data)];
  for (const kind of READ_KINDS) entries.push(...(await recordEntries(app, kind)));
  return entries;
}

/** The same as a flat list of paths. */
export const sitemapPaths = async (app: AppContext): Promise<readonly string[]> =>
  (await sitemapEntries(app)).flatMap(({ pages }) => Object.values(pages));
