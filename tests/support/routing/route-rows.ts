import { API_NAMES, apiPatterns, apiRow } from '../../../src/lib/routing/api-routes.ts';
import { LOCALES, type Locale } from '../../../src/lib/constants.ts';
import { ROUTE_TABLES } from '../../../src/lib/routing/resolve-route.ts';
import { parametersOf } from '../../../src/lib/routing/route-pattern.ts';
import type { RouteRow } from '../../../src/lib/routing/route-row.ts';
import { patternOf, ROUTE_NAMES, routeRow } from '../../../src/lib/routing/routes.ts';

/** A row of a route table with the whole patterns that it has in each language. */
export interface NamedRow {
  readonly table: 'page' | keyof typeof ROUTE_TABLES;
  readonly name: string;
  readonly row: RouteRow;
  readonly patterns: Readonly<Record<Locale, readonly string[]>>;
}

const patternsBy = (of: (locale: Locale) => readonly string[]): NamedRow['patterns'] =>
  Object.fromEntries(LOCALES.map((locale) => [locale, of(locale)])) as NamedRow['patterns'];

const pageRows = ROUTE_NAMES.map((name): NamedRow => {
  const patterns = patternsBy((locale) => [patternOf(name, locale)]);
  return { table: 'page', name, row: routeRow(name), patterns };
});

/** Without a prefix a call is in the default language (API-02). */
const apiRows = API_NAMES.map((name): NamedRow => {
  const all = apiPatterns(name);
  const patterns = patternsBy((locale) =>
    all.filter((pattern) => pattern.startsWith(`/${locale}/`)),
  );
  return { table: 'api', name, row: apiRow(name), patterns };
});

const { api: _, ...OTHER_TABLES } = ROUTE_TABLES;
const otherRows = (Object.entries(OTHER_TABLES) as [NamedRow['table'], object][]).flatMap(
  ([table, rows]) =>
    (Object.entries(rows) as [string, RouteRow][]).map(([name, row]): NamedRow => {
      const patterns = patternsBy((locale) => [row.pattern[locale]]);
      return { table, name, row, patterns };
    }),
);

/** Every row of every route table. */
export const ALL_ROWS: readonly NamedRow[] = [...pageRows, ...apiRows, ...otherRows];

/** Something that each parameter can be; a parameter without an entry makes its row fail. */
const SAMPLES: Readonly<Record<string, string>> = {
  call: 'library',
  cart: 'a'.repeat(22),
  order: 'ABCD2345',
  part: '1',
  category: 'concerts',
  draft: 'a'.repeat(22),
  entry: '3',
  statistic: 'site',
  file: 'event-1.svg',
  group: 'event',
  id: '7',
  key: 'agb',
  kind: 'page',
  list: 'tag',
  month: '2026-12',
  path: 'visit/getting-here',
  rest: 'bach',
  slug: 'some-name',
  source: 'archive',
  source_id: 'v1',
  tag: 'opera',
  theme: 'light',
  token: 'abcdefgh',
  width: '100',
};

type Values = Readonly<Record<string, string>>;

/** An address of a pattern; null where a parameter has no sample. @param values instead of samples */
export function samplePath(pattern: string, values: Values = {}): string | null {
  const all: Values = { ...SAMPLES, ...values };
  if (parametersOf(pattern).some((name) => all[name] === undefined)) return null;
  return pattern.replace(/\[(?:\.{3})?(\w+)\]/gu, (_, name: string) => all[name] ?? '');
}
