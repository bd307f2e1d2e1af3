import { LOCALES, type Locale } from '../constants.ts';
import { API_ROUTES, apiRow, isApiPath, matchApi, type ApiName } from './api-routes.ts';
import { expressionOf, paramsOf } from './route-pattern.ts';
import type { RouteRow } from './route-row.ts';
import { matchRoute, routeRow, type RouteName } from './routes.ts';
import { SITE_ROUTES, UNKNOWN_ROUTE } from './site-routes.ts';
import { TEST_SHOP_ROUTES, type TestShopName } from './test-shop-routes.ts';
import { WEBSHOP_ROUTES } from './webshop-routes.ts';

/** An address, looked up once for a request and handed on with it. */
export type ResolvedRoute = {
  readonly row: RouteRow;
  readonly params: Readonly<Record<string, string>>;
} & (
  | { readonly table: 'page'; readonly name: RouteName; readonly locale: Locale }
  | { readonly table: 'api'; readonly name: ApiName; readonly locale: Locale }
  | { readonly table: 'test-shop'; readonly name: TestShopName; readonly locale: null }
  | { readonly table: 'webshop'; readonly name: keyof typeof WEBSHOP_ROUTES; readonly locale: null }
  | { readonly table: 'site'; readonly name: keyof typeof SITE_ROUTES; readonly locale: null }
  | { readonly table: 'unknown'; readonly name: null; readonly locale: null }
);

/** The rows of a table outside of the languages, with the expressions of their patterns. */
const compiled = <Name extends string>(rows: Readonly<Record<Name, RouteRow>>) =>
  (Object.entries(rows) as [Name, RouteRow][]).map(([name, row]) => ({
    name,
    row,
    expressions: [...new Set(LOCALES.map((locale) => row.pattern[locale]))].map((pattern) =>
      expressionOf(pattern, row.where),
    ),
  }));

function find<Name extends string>(table: ReturnType<typeof compiled<Name>>, path: string) {
  for (const { name, row, expressions } of table)
    for (const expression of expressions) {
      const params = paramsOf(expression, path);
      if (params !== null) return { name, row, params };
    }
  return null;
}

const SITE = compiled(SITE_ROUTES);
const TEST_SHOP = compiled(TEST_SHOP_ROUTES);
const WEBSHOP = compiled(WEBSHOP_ROUTES);

const unknown = (): ResolvedRoute => ({
  table: 'unknown',
  name: null,
  row: UNKNOWN_ROUTE,
  locale: null,
  params: {},
});

/**
 * The row of an address, with or without the trailing slash that the API's are written
 * with. Every other address with such a slash is unknown: it leads to the one without.
 */
export function resolveRoute(path: string): ResolvedRoute {
  if (isApiPath(path)) {
    const call = matchApi(path);
    return call === null ? unknown() : { table: 'api', row: apiRow(call.name), ...call };
  }
  const page = matchRoute(path);
  if (page !== null) return { table: 'page', row: routeRow(page.name), ...page };
  const site = find(SITE, path);
  if (site !== null) return { table: 'site', locale: null, ...site };
  const testShop = find(TEST_SHOP, path);
  if (testShop !== null) return { table: 'test-shop', locale: null, ...testShop };
  const webshop = find(WEBSHOP, path);
  if (webshop !== null) return { table: 'webshop', locale: null, ...webshop };
  return unknown();
}

/** Every table with its rows: what is walked by the build and by contract tests. */
export const ROUTE_TABLES = {
  api: API_ROUTES,
  'test-shop': TEST_SHOP_ROUTES,
  webshop: WEBSHOP_ROUTES,
  site: SITE_ROUTES,
} as const satisfies Record<string, Readonly<Record<string, RouteRow>>>;
