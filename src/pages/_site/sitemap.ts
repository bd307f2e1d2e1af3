import type { APIRoute } from 'astro';
import { DEFAULT_LOCALE, LOCALES } from '../../lib/constants.ts';
import { PageContext } from '../../lib/server/services/page-data/context.ts';
import { sitemapEntries } from '../../lib/server/services/sitemap.ts';

/** Both languages of every public page, each naming the other (RT-12). */
export const GET: APIRoute = async ({ locals: { house }, cache, url }) => {
  const context = await PageContext.open(house, DEFAULT_LOCALE, url.pathname);
  context.shows('event', 'production', 'series', 'venue', 'person');
  const entries = await sitemapEntries(house);
  const absolute = (path: string) => house.env.siteOrigin + path;
  const urls = entries.flatMap((entry) => {
    const links = [...LOCALES.map((locale) => [locale, entry[locale]]), ['x-default', entry.de]]
      .map(
        ([lang, path]) =>
          `<xhtml:link rel="alternate" hreflang="${lang}" href="${absolute(path ?? '')}"/>`,
      )
      .join('');
    return LOCALES.map((locale) => `<url><loc>${absolute(entry[locale])}</loc>${links}</url>`);
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
