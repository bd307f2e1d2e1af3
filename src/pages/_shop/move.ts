import type { APIContext } from 'astro';
import { STATUS_MOVED_PERMANENTLY } from '../../lib/constants.ts';
import { pathTo } from '../../lib/routing/routes.ts';
import { webshopLocale, webshopMove } from '../../lib/routing/webshop-routes.ts';

/** Where an old address of the shop leads on; null for every other address. */
export function webshopRedirect(astro: Pick<APIContext, 'url' | 'cookies'>): Response | null {
  const route = webshopMove(astro.url.pathname);
  if (route === null) return null;
  const location = pathTo(route, webshopLocale(astro));
  return new Response(null, { status: STATUS_MOVED_PERMANENTLY, headers: { location } });
}
