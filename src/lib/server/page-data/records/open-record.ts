import type { APIContext } from 'astro';
import { pathTo } from '../../../routing/routes.ts';
import { recordPage, type PageKind } from './record.ts';
import { idOf, createPageContext, movedTo } from '../page/create-page-context.ts';

type AstroRequest = Pick<
  APIContext,
  'locals' | 'url' | 'params' | 'cache' | 'redirect' | 'rewrite'
>;

/** A record's page, kept from now on; or the answer instead: another address, not found. */
export async function openRecord(astro: AstroRequest, kind: PageKind) {
  const context = await createPageContext(astro);
  const pageData = await recordPage(context, kind, idOf(astro));
  if (pageData === null) return astro.rewrite(pathTo('not-found', context.locale));
  const { path } = pageData.page;
  if (path !== astro.url.pathname) return movedTo(astro, path);
  astro.cache.set(context.cacheOptions());
  return pageData;
}
