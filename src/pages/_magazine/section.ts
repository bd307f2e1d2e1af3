import type { APIContext } from 'astro';
import { pathTo } from '../../lib/routing/routes.ts';
import type { PageContext } from '../../lib/server/page-data/page/page-context.ts';
import { movedTo } from '../_moved-to.ts';
import { pageNumberOf } from '../_page-number.ts';
import { magazinePage, type Section } from '../../lib/server/page-data/magazine/magazine.ts';

type AstroRequest = Pick<APIContext, 'url' | 'cache' | 'redirect' | 'rewrite'>;

/** A list of the media library, kept from now on; or the answer instead. */
export async function openSection(
  astro: AstroRequest,
  context: PageContext,
  section: Section | null,
) {
  const page = pageNumberOf(astro.url);
  const pageData =
    section === null || page === null ? null : await magazinePage(context, section, page);
  if (pageData === null) return astro.rewrite(pathTo('not-found', context.locale));
  const { path } = pageData.page;
  if (path !== astro.url.pathname) return movedTo(astro, path);
  astro.cache.set(context.cacheOptions());
  return pageData;
}
