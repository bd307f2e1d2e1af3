import { SEARCH_PAGE_SIZE, type Locale } from '../../../constants.ts';
import type { Page } from '../../../views/page.ts';
import { pathTo } from '../../../routing/routes.ts';
import { type Hit, type SearchPart, type SearchView } from '../../../views/search-view.ts';
import { SEARCH_CATEGORIES, type SearchCategory } from '../../../search/search-result.ts';
import { search, type SearchResult } from '../../services/search/search.ts';
import type { SearchDocument } from '../../services/search/documents.ts';
import type { PageContext } from '../page/page-context.ts';
import { listEvents } from '../events/list-events.ts';
import { excerpt, makePage } from '../page/page.ts';
import { pagerView } from '../page/pager.ts';

/** Shown of each category where both are. */
const FIRST_SHOWN = 6;
const LONGEST_QUERY = 200;

/** Where in the search an address is. */
export interface SearchPlace {
  readonly category: SearchCategory | null;
  readonly page: number;
}

/** What stands behind `/search`: a category, and a page of it; null for anything else. */
export function searchPlace(rest: string | undefined): SearchPlace | null {
  const [category, page = '1', ...more] = (rest ?? '').split('/');
  if (category === '' && more.length === 0) return { category: null, page: 1 };
  const match = SEARCH_CATEGORIES.find((candidate) => candidate === category);
  if (match === undefined || more.length > 0 || !/^[1-9]\d{0,4}$/u.test(page)) return null;
  return { category: match, page: Number(page) };
}

const searchPath = (locale: Locale, category: SearchCategory | null, page = 1): string =>
  pathTo('search', locale, { rest: '' }).replace(/\/$/u, '') +
  (category === null ? '' : `/${category}${page > 1 ? `/${page}` : ''}`);

const hit = ({ t }: PageContext, document: SearchDocument): Hit => ({
  title: document.title,
  href: document.href,
  kind: t(`search:kind.${document.kind}`),
  text: excerpt(document.text),
});

async function partOf(
  context: PageContext,
  category: SearchCategory,
  documents: readonly SearchDocument[],
  all: SearchPart['all'],
): Promise<SearchPart> {
  const isEvents = category === 'events';
  return {
    category,
    heading: context.t(`search:category.${category}`),
    events: isEvents
      ? await listEvents(
          documents.map(({ id }) => id),
          context,
        )
      : [],
    hits: isEvents ? [] : documents.map((document) => hit(context, document)),
    all,
  };
}

async function partsOf(
  context: PageContext,
  result: SearchResult,
  { category, page }: SearchPlace,
  query: string,
): Promise<readonly SearchPart[]> {
  const { locale, t } = context;
  if (category !== null) {
    const start = (page - 1) * SEARCH_PAGE_SIZE;
    const hits = result[category].slice(start, start + SEARCH_PAGE_SIZE);
    return hits.length === 0 ? [] : [await partOf(context, category, hits, null)];
  }
  const parts: SearchPart[] = [];
  for (const each of SEARCH_CATEGORIES) {
    const documents = result[each];
    if (documents.length === 0) continue;
    const all =
      documents.length > FIRST_SHOWN
        ? { label: t('search:more'), href: searchPath(locale, each) + query }
        : null;
    parts.push(await partOf(context, each, documents.slice(0, FIRST_SHOWN), all));
  }
  return parts;
}

/** The search page; null for a page of hits that there is not. */
export async function searchPage(
  context: PageContext,
  place: SearchPlace,
  asked: string,
): Promise<{ readonly page: Page; readonly view: SearchView } | null> {
  const { app, locale, t, today } = context;
  const text = asked.replaceAll(/\s+/gu, ' ').trim().slice(0, LONGEST_QUERY);
  const result = await search(app, text, locale, today);
  const query = text === '' ? '' : `?q=${encodeURIComponent(text)}`;
  const count = { events: result.events.length, others: result.others.length };
  const all = count.events + count.others;
  const here = place.category === null ? all : count[place.category];
  const pages = place.category === null ? 1 : Math.max(1, Math.ceil(here / SEARCH_PAGE_SIZE));
  if (place.page > pages) return null;
  const link = (category: SearchCategory | null, number: number) => ({
    label: `${t(`search:category.${category ?? 'all'}`)} (${number})`,
    href: searchPath(locale, category) + query,
    isCurrent: place.category === category,
  });
  const view: SearchView = {
    query: text,
    category: place.category,
    summary: text === '' ? null : t('search:found', { count: here, query: text }),
    categories:
      all === 0
        ? []
        : [link(null, all), ...SEARCH_CATEGORIES.map((each) => link(each, count[each]))],
    parts: await partsOf(context, result, place, query),
    pager: pagerView(
      context,
      place.page,
      pages,
      (number) => searchPath(locale, place.category, number) + query,
    ),
  };
  const page = makePage(context, {
    route: 'search',
    title: text === '' ? t('search:title') : `${t('search:title')}: ${text}`,
    crumb: t('search:title'),
    description: t('search:lead'),
    translations: {
      de: searchPath('de', place.category),
      en: searchPath('en', place.category),
    },
    search: query,
  });
  return { page, view };
}
