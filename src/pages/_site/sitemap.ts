import type { APIRoute } from 'astro';
import { DEFAULT_LOCALE } from '../../lib/constants.ts';
import { nextPublication } from '../../lib/server/repositories/articles.ts';
import { PageContext } from '../../lib/server/page-data/page/page-context.ts';
import { SITEMAP_KINDS, sitemapEntries } from '../../lib/server/page-data/site/sitemap.ts';
import { sitemapFile } from '../../lib/server/page-data/site/sitemap-files.ts';
import { kindTag } from '../../lib/server/services/cache-tags/tags.ts';

/** Every public page in each language that it is written in, each naming the others. */
export const GET: APIRoute = async ({ locals: { app }, cache, params, url }) => {
  const context = await PageContext.open(app, DEFAULT_LOCALE, url.pathname);
  context.shows(...SITEMAP_KINDS.map(kindTag));
  context.changesAt(await nextPublication(app.database.db, context.now));
  const part = params['part'] === undefined ? null : Number(params['part']);
  const xml = sitemapFile(await sitemapEntries(app), part, { origin: app.env.siteOrigin });
  cache.set(context.cacheOptions());
  return xml === null
    ? new Response('404 Not Found', { status: 404 })
    : new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
};
