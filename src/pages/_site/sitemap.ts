import type { APIRoute } from 'astro';
import { DEFAULT_LOCALE } from '../../lib/constants.ts';
import { nextPublication } from '../../lib/server/repositories/articles.ts';
import { PageContext } from '../../lib/server/page-data/page/page-context.ts';
import { SITEMAP_KINDS, sitemapEntries } from '../../lib/server/page-data/site/sitemap.ts';
import { kindTag } from '../../lib/server/services/cache-tags/tags.ts';

/** Every public page in each language that it is written in, each naming the others. */
export const GET: APIRoute = async ({ locals: { app }, cache, url }) => {
  const context = await PageContext.open(app, DEFAULT_LOCALE, url.pathname);
  context.shows(...SITEMAP_KINDS.map(kindTag));
  context.changesAt(await nextPublication(app.database.db, context.now));
  const entries = await sitemapEntries(app);
  const absolute = (path: string) => app.env.siteOrigin + path;
  const urls = entries.flatMap(({ pages: paths, changed }) => {
    const pages = Object.entries(paths);
    const fallback = paths[DEFAULT_LOCALE];
    const lastmod = changed === null ? '' : `<lastmod>${changed}</lastmod>`;
    const links = [...pages, ...(fallback === undefined ? [] : [['x-default', fallback] as const])]
      .map(
        ([lang, path]) =>
          `<xhtml:link rel="alternate" hreflang="${lang}" href="${absolute(path)}"/>`,
      )
      .join('');
    return pages.map(([, path]) => `<url><loc>${absolute(path)}</loc>${lastmod}${links}</url>`);
  });
  cache.set(context.cacheOptions());
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
  ];
  return new Response(xml.join('\n'), {
    headers: { 'content-type': 'application/xml; charset=utf-8' },
  });
};
