import type { APIRoute } from 'astro';

/** What crawlers may read: everything but the calls of the API. */
export const GET: APIRoute = ({ locals, cache }) => {
  cache.set({ maxAge: 86_400, tags: ['robots'] });
  const lines = [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /de/api/',
    'Disallow: /en/api/',
    'Disallow: /*?*month=',
    '',
    `Sitemap: ${locals.house.env.siteOrigin}/sitemap.xml`,
    '',
  ];
  return new Response(lines.join('\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
};
