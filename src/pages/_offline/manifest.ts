import type { APIRoute } from 'astro';
import { webManifest } from '../../lib/server/page-data/site/web-manifest.ts';
import { createPageContext } from '../../lib/server/page-data/page/create-page-context.ts';

/** What a browser puts on a home screen, in the language of the address. */
export const GET: APIRoute = async (astro) => {
  const context = await createPageContext(astro);
  const body = JSON.stringify(webManifest(context));
  astro.cache.set(context.cacheOptions());
  return new Response(body, { headers: { 'content-type': 'application/manifest+json' } });
};
