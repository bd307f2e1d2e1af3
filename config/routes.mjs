import { API_ROUTES, apiPatterns, postHandlerOf } from '../src/lib/routing/api-routes.ts';
import { LOCALES } from '../src/lib/constants.ts';
import { EDITING_PATTERNS } from '../src/lib/routing/editing-routes.ts';
import { ROUTES, patternOf } from '../src/lib/routing/routes.ts';
import { TEST_SHOP_PATH, testShopPatterns } from '../src/lib/routing/test-shop-paths.ts';
import { TEMPLATE_PLACES } from '../src/lib/routing/webshop-paths.ts';

/** Pages with one address that no language has a say in. */
const SINGLE = {
  '/': '_site/start.ts',
  '/sitemap.xml': '_site/sitemap.ts',
  '/robots.txt': '_site/robots.ts',
  '/alert.css': '_site/alert-state.ts',
  '/poster/[theme]/[file]': '_site/poster.ts',
  '/503': '_errors/503.astro',
  '/[...path]': '_errors/404.astro',
};

const RECORD_CALLS = 'pageeditor-api/records/[...rest]';

/** Gives every route of the one route table its addresses, in both languages. */
export function foyerRoutes() {
  return {
    name: 'foyer-routes',
    hooks: {
      'astro:config:setup': ({ injectRoute, command }) => {
        const inject = (pattern, page) =>
          injectRoute({
            pattern,
            entrypoint: new URL(`../src/pages/${page}`, import.meta.url),
            prerender: false,
          });
        for (const [name, route] of Object.entries(ROUTES))
          if (route.page !== null)
            for (const locale of LOCALES) inject(patternOf(name, locale), route.page);
        for (const name of Object.keys(API_ROUTES))
          for (const pattern of apiPatterns(name))
            inject(pattern, `_api/${postHandlerOf(name) ?? 'get.ts'}`);
        for (const locale of LOCALES) {
          inject(`/${locale}/alert`, '_site/dismiss-alert.ts');
          inject(`/${locale}/preview/modules/[kind]/[width]`, '_preview/modules.astro');
          inject(`/${locale}/${RECORD_CALLS}`, '_api/records.ts');
        }
        inject(`/${RECORD_CALLS}`, '_api/records.ts');
        for (const base of [...LOCALES.map((locale) => `/${locale}/`), '/'])
          for (const [pattern, page] of EDITING_PATTERNS)
            inject(`${base}pageeditor-api/${pattern}`, page);
        // RT-09: each with everything below it.
        for (const place of TEMPLATE_PLACES) inject(`${place}/[...path]`, '_shop/template.astro');
        inject('/testshop/[...path]', '_shop/elsewhere.astro');
        inject(TEST_SHOP_PATH, '_shop/start.astro');
        for (const locale of LOCALES)
          for (const [pattern, page] of testShopPatterns(locale)) inject(pattern, page);
        // In production they are answered before Astro is asked.
        if (command === 'dev') inject('/media/[...path]', '_site/media.ts');
        for (const [pattern, page] of Object.entries(SINGLE)) inject(pattern, page);
      },
    },
  };
}
