import { SEARCH_PAGE_SIZE, type Locale } from '../../../constants.ts';
import type { Page } from '../../../views/page.ts';
import { pathTo } from '../../../routing/routes.ts';
import { type Hit, type SearchPart, type SearchView } from '../../../views/search-view.ts';
import {
  SEARCH_CATEGORIES,
  type SearchAnswer,
  type SearchCategory,
  type SearchHit,
} from '../../../search/search-result.ts';
import { findRecords } from '../../services/search/find.ts';
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

const plain = (segments: SearchHit['title']): string => segments.map(({ text }) => text).join('');

const hit = ({ t }: PageContext, { kind, title, href, reason }: SearchHit): Hit => ({
  title: plain(title),
  href,
  kind: t(`search:kind.${kind}`),
  text: reason === null ? '' : excerpt(plain(reason.text)),
});

async function partOf(
  context: PageContext,
  category: SearchCategory,
  hits: readonly SearchHit[],
  all: SearchPart['all'],
): Promise<SearchPart> {
  const isEvents = category === 'events';
  return {
    category,
    heading: context.t(`search:category.${category}`),
    events: isEvents
      ? await listEvents(
          hits.map(({ id }) => id),
          context,
        )
      : [],
    hits: isEvents ? [] : hits.map((one) => hit(context, one)),
    all,
  };
}

/** What is asked of each category. */
async function answersOf(
  { app, locale, today }: PageContext,
  text: string,
  { category, page }: SearchPlace,
): Promise<Readonly<Record<SearchCategory, SearchAnswer>>> {
  const part =
    category === null
      ? { offset: 0, limit: FIRST_SHOWN }
      : { offset: (page - 1) * SEARCH_PAGE_SIZE, limit: SEARCH_PAGE_SIZE };
  const ask = (each: SearchCategory) =>
    findRecords(app, { text, locale, category: each, withPast: true, ...part }, today);
  return { events: await ask('events'), others: await ask('others') };
}

async function partsOf(
  context: PageContext,
  answers: Readonly<Record<SearchCategory, SearchAnswer>>,
  { category }: SearchPlace,
  query: string,
): Promise<readonly SearchPart[]> {
  const { locale, t } = context;
  const parts: SearchPart[] = [];
  for (const each of category === null ? SEARCH_CATEGORIES : [category]) {
    const { hits, count } = answers[each].result;
    if (hits.length === 0) continue;
    const all =
      category === null && count > hits.length
        ? { label: t('search:more'), href: searchPath(locale, each) + query }
        : null;
    parts.push(await partOf(context, each, hits, all));
  }
  return parts;
}

/** The search page; null for a page of hits that there is not. */
export async function searchPage(
  context: PageContext,
  place: SearchPlace,
  asked: string,
): Promise<{ readonly page: Page; readonly view: SearchView } | null> {
  const { locale, t } = context;
  const text = asked.replaceAll(/\s+/gu, ' ').trim().slice(0, LONGEST_QUERY);
  const answers = await answersOf(context, text, place);
  const query = text === '' ? '' : `?q=${encodeURIComponent(text)}`;
  const { counts } = answers.events;
  const count = { events: counts.events, others: counts.others };
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
    parts: await partsOf(context, answers, place, query),
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
