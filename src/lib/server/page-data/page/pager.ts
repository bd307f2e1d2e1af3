import type { PagerView } from '../../../views/magazine-view.ts';
import type { PageContext } from './page-context.ts';

/** The page of a list that an address asks for, from 1; null for anything that is no number of one. */
export function pageNumberOf({ searchParams }: URL): number | null {
  const text = searchParams.get('page') ?? '1';
  return /^[1-9]\d{0,5}$/u.test(text) ? Number(text) : null;
}

/** Where a page of a list stands among the others. @param hrefOf the address of a page, from 1 */
export function pagerView(
  { t }: PageContext,
  page: number,
  pages: number,
  hrefOf: (page: number) => string,
): PagerView {
  return {
    page,
    pages,
    label: t('records:page', { page, pages }),
    previousHref: page > 1 ? hrefOf(page - 1) : null,
    nextHref: page < pages ? hrefOf(page + 1) : null,
  };
}
