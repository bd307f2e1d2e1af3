import type { APIRoute } from 'astro';
import { LOCALES } from '../../lib/constants.ts';

const DAY_SECONDS = 86_400;

/** What crawlers may read: everything but the calls of the API. Follows from the settings alone. */
export const GET: APIRoute = ({ locals, cache }) => {
  cache.set({ maxAge: DAY_SECONDS });
  const lines = [
    'User-agent: *',
    ...['', ...LOCALES.map((locale) => `/${locale}`)].map((prefix) => `Disallow: ${prefix}/api/`),
    'Disallow: /*?*month=',
    '',
    `Sitemap: ${locals.app.env.siteOrigin}/sitemap.xml`,
    '',
  ];
  return new Response(lines.join('\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
};
