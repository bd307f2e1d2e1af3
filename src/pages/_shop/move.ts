import type { APIContext } from 'astro';
import { STATUS_MOVED_PERMANENTLY } from '../../lib/constants.ts';
import { pathTo } from '../../lib/routing/routes.ts';
import { webshopLocale, webshopMove } from '../../lib/routing/webshop-paths.ts';

/** RT-09: where an old address of the shop leads on; null for every other address. */
export function webshopRedirect(asked: Pick<APIContext, 'url' | 'cookies'>): Response | null {
  const route = webshopMove(asked.url.pathname);
  if (route === null) return null;
  const location = pathTo(route, webshopLocale(asked));
  // Without a language in the address it is the visitor's own: nobody may keep it.
  const headers = { location, 'cache-control': 'private, no-store' };
  return new Response(null, { status: STATUS_MOVED_PERMANENTLY, headers });
}
