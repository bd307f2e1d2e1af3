import { CONTENT_TYPES } from '../../../src/content/records/page.ts';
import { isKind } from '../../../src/content/records/kinds.ts';
import { LEGAL_KEYS } from '../../../src/content/records/notices.ts';
import { LOCALES, type Locale } from '../../../src/lib/constants.ts';
import { resolveRoute } from '../../../src/lib/routing/resolve-route.ts';
import { parametersOf } from '../../../src/lib/routing/route-pattern.ts';
import type { RouteRow } from '../../../src/lib/routing/route-row.ts';
import { keysFor } from '../../../src/lib/server/page-store/query-keys.ts';
import { answers, changingMethods, type PageFile } from './page-files.ts';
import { samplePath, type NamedRow } from './route-rows.ts';

/*
 * What has to be true of the rows of the route tables. Each check returns what is wrong,
 * so that tests can show that it finds something.
 */

/** Rows that no page answers, each with its reason. */
const WITHOUT_PAGE: Readonly<Record<string, string>> = {
  'api media': 'the server in front of the pages takes uploads, which stream',
  'api temp-files': 'files of visitors stream, too',
};

const idOf = ({ table, name }: NamedRow): string => `${table} ${name}`;
const patternsOf = ({ patterns }: NamedRow): readonly string[] =>
  LOCALES.flatMap((locale) => patterns[locale]);

/** Every pattern leads to the row itself, not to an earlier one that it fits, too. */
export function addressProblems(named: NamedRow): readonly string[] {
  return patternsOf(named).flatMap((pattern) => {
    const path = samplePath(pattern);
    if (path === null) return [`${pattern} has a parameter without a sample`];
    const { table, name, row } = resolveRoute(path);
    if (row === named.row) return [];
    return [`${path} leads to ${table} ${name ?? ''}`];
  });
}

/** The row's page is there and takes the row's methods, and no more. */
export function pageProblems(named: NamedRow, files: readonly PageFile[]): readonly string[] {
  const { page, methods } = named.row;
  if (page === null) return idOf(named) in WITHOUT_PAGE ? [] : ['it has no page'];
  if (idOf(named) in WITHOUT_PAGE) return ['it has a page now'];
  const file = files.find(({ name }) => name === page);
  if (file === undefined) return [`there is no page ${page}`];
  return methods
    .filter((method) => !answers(file, method))
    .map((method) => `${page} does not answer ${method}`);
}

/** What a row says about caches fits its methods, its place in the sitemap, and the page store. */
export function cacheProblems(named: NamedRow, keys = keysFor): readonly string[] {
  const { cache, methods, page, query, sitemap, isIndexed } = named.row;
  const problems: string[] = [];
  if (cache === 'kept' && methods.join() !== 'GET') problems.push('a kept row is only read');
  if (cache === 'private' && sitemap !== null) problems.push('a private row is in the sitemap');
  if (cache === 'private' && isIndexed) problems.push('a private row is indexed');
  const wanted = cache === 'kept' && page !== null ? query.join() : undefined;
  for (const pattern of patternsOf(named)) {
    const found = keys(samplePath(pattern) ?? '')?.join();
    if (found !== wanted) problems.push(`${pattern} is kept by ${found ?? 'nothing'}`);
  }
  return problems;
}

/** Only pages with one address, which search engines may list, stand in the sitemap. */
export function sitemapProblems({ table, row, patterns }: NamedRow): readonly string[] {
  if (row.sitemap === null) return [];
  const problems: string[] = [];
  if (table !== 'page') problems.push(`the table ${table} has no place in the sitemap`);
  if (!row.isIndexed) problems.push('it is in the sitemap and not indexed');
  if (row.cache !== 'kept') problems.push('it is in the sitemap and not kept');
  if (LOCALES.some((locale) => patterns[locale].some((one) => parametersOf(one).length > 0)))
    problems.push('it is in the sitemap and has parameters');
  return problems;
}

/** What is wrong with the record that a row shows, given the parameters of its pattern. */
function shownProblem(shows: RouteRow['shows'], parameters: readonly string[]): string | null {
  if (shows === null) return null;
  if (shows.as === 'detail') {
    if (!isKind(shows.kind)) return `${String(shows.kind)} is no kind of record`;
    return parameters.includes('id') ? null : 'it shows one record and has no id';
  }
  if (shows.as === 'part')
    return CONTENT_TYPES.includes(shows.content_type) ? null : 'there is no such type of page';
  if (shows.as === 'legal-text')
    return LEGAL_KEYS.includes(shows.key) ? null : 'there is no such legal text';
  return null;
}

/** What a row shows and lists is known. */
export function recordProblems({ row, patterns }: NamedRow): readonly string[] {
  const parameters = patterns.de.flatMap(parametersOf);
  const shown = shownProblem(row.shows, parameters);
  const problems = shown === null ? [] : [shown];
  if (row.lists !== null && !isKind(row.lists))
    problems.push(`${String(row.lists)} is no kind of record`);
  if (row.lists !== null && parameters.length > 0) problems.push('a list has parameters');
  return problems;
}

/** Values of which each constraint forbids one. */
const ODD_VALUES = ['!', 'a', '0'];

/** The parameters of a row are the same in every language, and its constraints are kept to. */
export function parameterProblems(
  { patterns, row }: NamedRow,
  resolve: (path: string) => { readonly row: RouteRow } = resolveRoute,
): readonly string[] {
  const namesIn = (locale: Locale) => patterns[locale].flatMap(parametersOf).join();
  const known = patterns[LOCALES[0]].flatMap(parametersOf);
  const problems = LOCALES.filter((locale) => namesIn(locale) !== namesIn(LOCALES[0])).map(
    (locale) => `other parameters in ${locale}`,
  );
  for (const [name, form] of Object.entries(row.where)) {
    if (!known.includes(name)) problems.push(`a constraint on «${name}», which it has not`);
    const expression = new RegExp(`^(?:${form})$`, 'u');
    const odd = ODD_VALUES.find((value) => !expression.test(value));
    if (odd === undefined) problems.push(`«${name}» can be anything in spite of its constraint`);
    else if (
      LOCALES.flatMap((locale) => patterns[locale]).some(
        (pattern) => resolve(samplePath(pattern, { [name]: odd }) ?? '').row === row,
      )
    )
      problems.push(`«${name}» can be «${odd}» in spite of its constraint`);
  }
  return problems;
}

/** Everything that has to be true of one row. */
export const rowProblems = (named: NamedRow, files: readonly PageFile[]): readonly string[] => [
  ...addressProblems(named),
  ...pageProblems(named, files),
  ...cacheProblems(named),
  ...sitemapProblems(named),
  ...recordProblems(named),
  ...parameterProblems(named),
];

/** A page is named by a row, which has every method by which the page changes something. */
export function fileProblems(
  file: PageFile,
  rows: readonly Pick<RouteRow, 'page' | 'methods'>[],
): readonly string[] {
  const naming = rows.filter(({ page }) => page === file.name);
  if (naming.length === 0) return ['no row names it'];
  const methods = new Set(naming.flatMap((row) => row.methods));
  return changingMethods(file)
    .filter((method) => file.exported?.includes('ALL') !== true && !methods.has(method))
    .map((method) => `it takes ${method}, and no row has that`);
}

const repeated = (values: readonly string[]): readonly string[] =>
  [...Map.groupBy(values, (value) => value)].flatMap(([value, all]) =>
    all.length > 1 ? [value] : [],
  );

/** What stands twice although it may stand once. */
export function repeatedThings(rows: readonly NamedRow[]): readonly string[] {
  const shown = rows.flatMap(({ row: { shows } }) => (shows === null ? [] : [shows]));
  return repeated([
    ...LOCALES.flatMap((locale) =>
      rows.flatMap(({ patterns }) => patterns[locale].map((pattern) => `${locale}: ${pattern}`)),
    ),
    ...rows.flatMap(({ row }) => (row.sitemap === null ? [] : [`sitemap ${row.sitemap}`])),
    ...rows.flatMap(({ row }) => (row.lists === null ? [] : [`list of ${row.lists}`])),
    ...shown.map((shows) => JSON.stringify(shows)),
  ]);
}
