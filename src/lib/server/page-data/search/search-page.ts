import { perLocale } from '../../../../content/i18n/locales.ts';
import { SEARCH_PAGE_SIZE } from '../../../constants.ts';
import { pathTo } from '../../../routing/routes.ts';
import { searchPath, searchQuery, type SearchPlace } from '../../../routing/search-path.ts';
import { cleanQuery } from '../../../search/query-text.ts';
import {
  SEARCH_CATEGORIES,
  type SearchAnswer,
  type SearchCategory,
  type SearchHit,
} from '../../../search/search-result.ts';
import type { Link } from '../../../views/event-view.ts';
import type { SectionLink } from '../../../views/magazine-view.ts';
import type { Page } from '../../../views/page.ts';
import type { SearchPart, SearchView } from '../../../views/search-view.ts';
import type { Search } from '../../services/search-words/search-words.ts';
import { openSearch } from '../../services/search/find.ts';
import { makePage, type PageFacts, systemPage } from '../page/page.ts';
import { pageFacts, editorialContent } from '../editorial/editorial-content.ts';
import type { PageContext } from '../page/page-context.ts';
import { pagerView } from '../page/pager.ts';
import { eventHits, otherHits } from './hits.ts';

/** Shown of each category where both are. */
const FIRST_SHOWN = 6;

/** What the search page is asked: its place, and what stands in its query. */
export interface SearchRequest extends SearchPlace {
  readonly text: string;
  readonly withPast: boolean;
}

/** Reads an address of the search: whatever bytes its query holds. */
export const searchRequest = (place: SearchPlace, query: URLSearchParams): SearchRequest => ({
  ...place,
  text: cleanQuery(query.get('q') ?? ''),
  withPast: query.get('past') === '1',
});

type Answers = Readonly<Partial<Record<SearchCategory, SearchAnswer>>>;

/** What is found of the category that is shown, or the first of both. */
async function findShown(
  { app, locale, today }: PageContext,
  { category, page, text, withPast }: SearchRequest,
): Promise<{ readonly answer: SearchAnswer; readonly answers: Answers }> {
  const search = await openSearch(app, { text, locale, withPast }, today);
  const limit = category === null ? FIRST_SHOWN : SEARCH_PAGE_SIZE;
  const ask = (each: SearchCategory) =>
    search({ category: each, offset: (page - 1) * limit, limit });
  const answer = await ask(category ?? 'events');
  const answers =
    category === null ? { events: answer, others: await ask('others') } : { [category]: answer };
  return { answer, answers };
}

async function partOf(
  context: PageContext,
  category: SearchCategory,
  hits: readonly SearchHit[],
  all: Link | null,
): Promise<SearchPart> {
  const isEvents = category === 'events';
  return {
    category,
    heading: context.t(`search:category.${category}`),
    events: isEvents ? await eventHits(context, hits) : [],
    others: isEvents ? [] : await otherHits(context, hits),
    all,
  };
}

async function partsOf(
  context: PageContext,
  request: SearchRequest,
  answers: Answers,
): Promise<readonly SearchPart[]> {
  const parts: SearchPart[] = [];
  for (const category of SEARCH_CATEGORIES) {
    const result = answers[category]?.result;
    if (result === undefined || result.hits.length === 0) continue;
    const isCut = request.category === null && result.count > result.hits.length;
    const address = { ...request, category, page: 1 };
    const all = isCut
      ? {
          label: context.t(`search:more.${category}`, { count: result.count }),
          href: searchPath(context.locale, address),
        }
      : null;
    parts.push(await partOf(context, category, result.hits, all));
  }
  return parts;
}

type Counts = SearchAnswer['counts'];
/** Both categories with how much there is of each. */
function categoryLinks(
  { locale, t }: PageContext,
  request: SearchRequest,
  { events, others }: Counts,
): readonly SectionLink[] {
  const link = (category: SearchCategory | null, count: number) => ({
    label: `${t(`search:category.${category ?? 'all'}`)} (${count})`,
    href: searchPath(locale, { ...request, category, page: 1 }),
    isCurrent: request.category === category,
  });
  return [link(null, events + others), link('events', events), link('others', others)];
}

/** With events that are over, or without them again; only where there are some. */
function pastLink(
  { locale, t }: PageContext,
  request: SearchRequest,
  { past }: Counts,
): SectionLink | null {
  if (past === 0 || request.category === 'others') return null;
  return {
    label: t('search:withPast', { count: past }),
    href: searchPath(locale, { ...request, page: 1, withPast: !request.withPast }),
    isCurrent: request.withPast,
  };
}

/**
 * Where to go on from nothing: what there is beside what was asked for, each of the words by
 * itself, then the venue.
 */
function waysOn(
  { locale, t }: PageContext,
  request: SearchRequest,
  { counts, single }: Pick<SearchAnswer, 'counts' | 'single'>,
): readonly Link[] {
  const { events, past, others } = counts;
  const { category, withPast } = request;
  const way = (key: string, count: number, change: Partial<SearchRequest>): readonly Link[] =>
    count === 0
      ? []
      : [
          {
            label: t(`search:way.${key}`, { count }),
            href: searchPath(locale, { ...request, page: 1, ...change }),
          },
        ];
  return [
    ...(category === 'others' ? way('events', events, { category: 'events' }) : []),
    ...(category === 'others' || withPast ? [] : way('past', past, { withPast: true })),
    ...(category === 'events' ? way('others', others, { category: 'others' }) : []),
    ...single.map(({ text, count }) => ({
      label: t('search:found', { count, query: text }),
      href: searchPath(locale, { ...request, category: null, page: 1, text }),
    })),
    { label: t('search:way.programme'), href: pathTo('events', locale) },
    { label: t('search:way.magazine'), href: pathTo('magazine', locale) },
    { label: t('search:way.contact'), href: pathTo('legals-imprint', locale) },
  ];
}

/** What the page says of itself. */
const pageOf = (
  context: PageContext,
  { text, category, withPast }: SearchRequest,
  facts: Omit<PageFacts, 'route' | 'translations'>,
): Page =>
  makePage(context, {
    ...facts,
    route: 'search',
    title: text === '' ? facts.title : `${context.t('search:title')}: ${text}`,
    crumb: context.t('search:title'),
    translations: perLocale((locale) => searchPath(locale, { category })),
    search: searchQuery({ text, withPast }),
  });

/** A search page; `searched`: what somebody searches for by it, null for its further pages. */
export interface SearchPage {
  readonly page: Page;
  readonly view: SearchView;
  readonly searched: Search | null;
}

/** The search page; null for a page of hits that there is not. */
export async function searchPage(
  context: PageContext,
  request: SearchRequest,
): Promise<SearchPage | null> {
  const { locale, t } = context;
  const { text, category, page, withPast } = request;
  const { answer, answers } = await findShown(context, request);
  const { counts, corrected } = answer;
  const all = counts.events + counts.others;
  const count = category === null ? all : counts[category];
  const pages = category === null ? 1 : Math.max(1, Math.ceil(count / SEARCH_PAGE_SIZE));
  if (page > pages) return null;
  const isAsked = text !== '';
  const record = systemPage(context, 'search');
  // What editors wrote beside the form is read before somebody searches, not above what is found.
  const written = await editorialContent(
    context,
    isAsked && record ? { ...record, modules: [] } : record,
    {
      headline: { text: t('search:title'), lang: undefined },
      lead: t('search:lead'),
    },
  );
  const view: SearchView = {
    ...written.view,
    query: text,
    category,
    withPast,
    summary: isAsked ? t('search:found', { count, query: corrected ?? text }) : null,
    correction: corrected === null ? null : t('search:corrected', { query: text, corrected }),
    categories: all === 0 ? [] : categoryLinks(context, request, counts),
    past: pastLink(context, request, counts),
    parts: await partsOf(context, request, answers),
    ways: isAsked && count === 0 ? waysOn(context, request, answer) : [],
    pager: pagerView(context, page, pages, (number) =>
      searchPath(locale, { ...request, page: number }),
    ),
  };
  const searched = { text, locale, isFound: all + counts.past > 0 };
  const facts = { ...written.facts, ...pageFacts(context, record, !isAsked && category === null) };
  return { page: pageOf(context, request, facts), view, searched: page === 1 ? searched : null };
}
