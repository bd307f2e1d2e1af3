import { textIn } from '../../../i18n/localized.ts';
import type { Entity } from '../../../../content/records/kinds.ts';
import { kindTag, recordTag } from '../../services/cache-tags/tags.ts';
import type { PageContext } from './page-context.ts';

type CmsPage = Entity<'page'>;

/** The part that editors write of a page of the route table; null: they wrote none. */
export function systemPage(
  context: PageContext,
  type: Exclude<CmsPage['content_type'], 'page'>,
): CmsPage | null {
  for (const page of context.data.page.values())
    if (page.content_type === type) {
      context.shows(recordTag('page', page.id));
      return page;
    }
  // Writing one would change this page.
  context.shows(kindTag('page'));
  return null;
}

/** The headline that editors gave such a page; null: none. */
export function writtenHeadline(
  context: PageContext,
  type: Exclude<CmsPage['content_type'], 'page'>,
): string | null {
  const page = systemPage(context, type);
  const headline = page === null ? '' : textIn(page.headline, context.locale);
  return headline === '' ? null : headline;
}
