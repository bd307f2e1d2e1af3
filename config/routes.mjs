import { API_NAMES, apiPatterns, apiRow } from '../src/lib/routing/api-routes.ts';
import { LOCALES } from '../src/lib/constants.ts';
import { ROUTE_TABLES } from '../src/lib/routing/resolve-route.ts';
import { ROUTE_NAMES, patternOf, routeRow } from '../src/lib/routing/routes.ts';
import { MEDIA_ROUTE, UNKNOWN_ROUTE } from '../src/lib/routing/site-routes.ts';

/** Every pattern of every table with the file that answers it; twice where languages share one. */
function* addresses() {
  for (const name of ROUTE_NAMES)
    for (const locale of LOCALES) yield [patternOf(name, locale), routeRow(name).page];
  for (const name of API_NAMES)
    for (const pattern of apiPatterns(name)) yield [pattern, apiRow(name).page];
  const { api: _, ...tables } = ROUTE_TABLES;
  for (const row of [...Object.values(tables).flatMap(Object.values), UNKNOWN_ROUTE])
    for (const locale of LOCALES) yield [row.pattern[locale], row.page];
}

/** Gives every row of the route tables its addresses. */
export function foyerRoutes() {
  return {
    name: 'foyer-routes',
    hooks: {
      'astro:config:setup': ({ injectRoute, command }) => {
        const all = new Map([...addresses()].filter(([, page]) => page !== null));
        // In production they are answered before Astro is asked.
        if (command === 'dev') all.set(MEDIA_ROUTE.pattern.de, MEDIA_ROUTE.page);
        for (const [pattern, page] of all)
          injectRoute({
            pattern,
            entrypoint: new URL(`../src/pages/${page}`, import.meta.url),
            prerender: false,
          });
      },
    },
  };
}
