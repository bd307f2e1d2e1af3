import type { APIContext } from 'astro';
import { STATUS_MOVED_PERMANENTLY } from '../../lib/constants.ts';
import { pathTo } from '../../lib/routing/routes.ts';
import type { PageContext } from '../../lib/server/page-data/page/page-context.ts';
import { pageNumberOf } from '../_page-number.ts';
import { magazinePage, type Section } from '../../lib/server/page-data/magazine/magazine.ts';

type Asked = Pick<APIContext, 'url' | 'cache' | 'redirect' | 'rewrite'>;

/** A list of the media library, kept from now on; or the answer instead. */
export async function openSection(asked: Asked, context: PageContext, section: Section | null) {
  const page = pageNumberOf(asked.url);
  const found =
    section === null || page === null ? null : await magazinePage(context, section, page);
  if (found === null) return asked.rewrite(pathTo('not-found', context.locale));
  const { path, search } = found.page;
  if (path !== asked.url.pathname) return asked.redirect(path + search, STATUS_MOVED_PERMANENTLY);
  asked.cache.set(context.cacheOptions());
  return found;
}
