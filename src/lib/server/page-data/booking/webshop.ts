import type { APIContext } from 'astro';
import { LOCALES, type Locale, STATUS_MOVED_PERMANENTLY } from '../../../constants.ts';
import { pathTo } from '../../../routing/routes.ts';
import { webshopLocale, webshopMove } from '../../../routing/webshop-routes.ts';
import type { Page } from '../../../views/page.ts';
import type { PageContext } from '../page/page-context.ts';
import { makePage } from '../page/page.ts';

/** Where an old address of the shop leads on; null for every other address. */
export function webshopRedirect(astro: Pick<APIContext, 'url' | 'cookies'>): Response | null {
  const route = webshopMove(astro.url.pathname);
  if (route === null) return null;
  const location = pathTo(route, webshopLocale(astro));
  return new Response(null, { status: STATUS_MOVED_PERMANENTLY, headers: { location } });
}

/** A page of the shop's own frame, at one address in both languages. */
export function webshopPage(context: PageContext): Page {
  const { t, path } = context;
  return makePage(context, {
    route: 'cart',
    title: t('webshop:title'),
    description: t('webshop:lead'),
    translations: Object.fromEntries(
      LOCALES.map((locale) => [locale, `${path}?language=${locale}`]),
    ) as Record<Locale, string>,
  });
}
