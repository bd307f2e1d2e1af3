import type { Locale } from '../constants.ts';
import { SEARCH_CATEGORIES, type SearchCategory } from '../search/search-result.ts';
import { pathTo } from './routes.ts';

/** Where in the search an address is. */
export interface SearchPlace {
  readonly category: SearchCategory | null;
  /** From 1; without a category there is one page. */
  readonly page: number;
}

/** What an address of the search asks for: all of its state. */
export interface SearchAddress extends Partial<SearchPlace> {
  readonly text?: string;
  readonly withPast?: boolean;
}

/** What stands behind `/search`: a category, and a page of it; null for anything else. */
export function searchPlace(rest: string | undefined): SearchPlace | null {
  const [category, page = '1', ...more] = (rest ?? '').split('/');
  if (category === '' && more.length === 0) return { category: null, page: 1 };
  const match = SEARCH_CATEGORIES.find((candidate) => candidate === category);
  if (match === undefined || more.length > 0 || !/^[1-9]\d{0,4}$/u.test(page)) return null;
  return { category: match, page: Number(page) };
}

/** The query of a search, `?q=bach&past=1`; empty for none. */
export function searchQuery({ text = '', withPast = false }: SearchAddress): string {
  const query = new URLSearchParams({
    ...(text !== '' && { q: text }),
    ...(withPast && { past: '1' }),
  });
  return query.size === 0 ? '' : `?${query}`;
}

/** An address of the search page. */
export function searchPath(locale: Locale, address: SearchAddress = {}): string {
  const { category = null, page = 1 } = address;
  const base = pathTo('search', locale, { rest: '' }).replace(/\/$/u, '');
  const place = category === null ? '' : `/${category}${page > 1 ? `/${page}` : ''}`;
  return base + place + searchQuery(address);
}
