import type { PagerView } from '../../../views/magazine-view.ts';
import type { PageContext } from './page-context.ts';

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
