import { describe, expect, it } from 'vitest';
import { route, WITH_FORM, type RouteRow } from '../../src/lib/routing/route-row.ts';
import { MEDIA_ROUTE, UNKNOWN_ROUTE } from '../../src/lib/routing/site-routes.ts';
import { PAGE_FILES, pageFilesOf, type PageFile } from '../support/routing/page-files.ts';
import {
  addressProblems,
  cacheProblems,
  fileProblems,
  pageProblems,
  parameterProblems,
  recordProblems,
  repeatedThings,
  rowProblems,
  sitemapProblems,
} from '../support/routing/route-checks.ts';
import { ALL_ROWS, type NamedRow } from '../support/routing/route-rows.ts';

/** Files that rows outside of the tables name, and those that Astro finds by their names. */
const OTHER_ROWS: readonly Pick<RouteRow, 'page' | 'methods'>[] = [
  MEDIA_ROUTE,
  UNKNOWN_ROUTE,
  { page: '500.astro', methods: ['GET'] },
];
const NAMING = [...ALL_ROWS.map(({ row }) => row), ...OTHER_ROWS];

describe('the route tables', () => {
  it.each(ALL_ROWS.map((named) => [named.table, named.name, named] as const))(
    'RT-01 hold what the row says: %s %s',
    (_table, _name, named) => {
      expect(rowProblems(named, PAGE_FILES)).toEqual([]);
    },
  );

  it.each(PAGE_FILES.map((file) => [file.name, file] as const))(
    'RT-01 name the page %s, with the methods that it takes',
    (_name, file) => {
      expect(fileProblems(file, NAMING)).toEqual([]);
    },
  );

  it('RT-12 have one row for each pattern, place in the sitemap, list and record shown', () => {
    expect(repeatedThings(ALL_ROWS)).toEqual([]);
  });

  it('are walked whole', () => {
    expect(new Set(ALL_ROWS.map(({ table }) => table))).toEqual(
      new Set(['page', 'api', 'test-shop', 'webshop', 'site']),
    );
    expect(ALL_ROWS.length).toBeGreaterThan(90);
    expect(PAGE_FILES.length).toBeGreaterThan(55);
  });
});

/** A row that no table has. */
const made = (pattern: string, facts: Partial<Omit<RouteRow, 'pattern'>> = {}): NamedRow => ({
  table: 'page',
  name: 'made-up',
  row: route(pattern, { page: '_home.astro', ...facts }),
  patterns: { de: [`/de/${pattern}`], en: [`/en/${pattern}`] },
});
const astro = (text: string): readonly PageFile[] =>
  pageFilesOf([{ name: 'src/pages/_home.astro', text: `---\n${text}\n---\n` }]);
const keptBy =
  (...keys: readonly string[]) =>
  () =>
    keys;

describe('control: the checks of the route tables find', () => {
  it('a parameter without a sample, and an address that another row takes', () => {
    expect(addressProblems(made('things/[unheard]'))).toEqual([
      '/de/things/[unheard] has a parameter without a sample',
      '/en/things/[unheard] has a parameter without a sample',
    ]);
    expect(addressProblems(made('team'))).toEqual([
      '/de/team leads to page team',
      '/en/team leads to page team',
    ]);
  });

  it('a page that is missing, and one that does not take what the row says', () => {
    const files = astro('const a = 1;');
    expect(pageProblems(made('a', { page: null }), files)).toEqual(['it has no page']);
    expect(pageProblems(made('a', { page: '_no.astro' }), files)).toEqual([
      'there is no page _no.astro',
    ]);
    expect(pageProblems(made('a', WITH_FORM), files)).toEqual(['_home.astro does not answer POST']);
    const reading = astro('const form = await Astro.request.formData();');
    expect(pageProblems(made('a', WITH_FORM), reading)).toEqual([]);
    const listed: NamedRow = { ...made('a'), table: 'api', name: 'media' };
    expect(pageProblems(listed, files)).toEqual(['it has a page now']);
  });

  it('a page that takes more than its rows, and one without a row', () => {
    const [reading] = astro('const form = await Astro.request.formData();');
    const [plain] = astro('const a = 1;');
    if (reading === undefined || plain === undefined) throw new Error('no files');
    const rows = [made('a').row];
    expect(fileProblems(plain, rows)).toEqual([]);
    expect(fileProblems(plain, [])).toEqual(['no row names it']);
    expect(fileProblems(reading, rows)).toEqual(['it takes POST, and no row has that']);
    const text = 'export const GET = 1;\nexport const DELETE = 1;';
    const [endpoint] = pageFilesOf([{ name: 'src/pages/_home.astro.ts', text }]);
    const naming = [{ page: '_home.astro.ts', methods: ['GET'] as const }];
    expect(endpoint && fileProblems(endpoint, naming)).toEqual([
      'it takes DELETE, and no row has that',
    ]);
  });

  it('a page whose action reads what is sent', () => {
    const [page] = pageFilesOf([
      { name: 'src/pages/_a.astro', text: "---\nimport { take } from '../lib/take.ts';\n---\n" },
      { name: 'src/lib/take.ts', text: 'export const take = (r: Request) => r.formData();' },
    ]);
    expect(page).toEqual({ name: '_a.astro', exported: null, readsBody: true });
  });

  it('a row that is kept and must not be, or is not kept by its own keys', () => {
    expect(cacheProblems(made('a', WITH_FORM), keptBy())).toEqual(['a kept row is only read']);
    const row = made('a', { cache: 'private', sitemap: 3 });
    expect(cacheProblems(row, keptBy('page'))).toEqual([
      'a private row is in the sitemap',
      'a private row is indexed',
      '/de/a is kept by page',
      '/en/a is kept by page',
    ]);
    expect(cacheProblems(made('a', { query: ['month'] }), keptBy('page'))).toHaveLength(2);
    expect(cacheProblems(made('a', { cache: 'none' }), keptBy())).toHaveLength(2);
  });

  it('a row in the sitemap that cannot be there', () => {
    const row = made('a/[id]', { sitemap: 3, isIndexed: false, cache: 'none' });
    expect(sitemapProblems({ ...row, table: 'api' })).toHaveLength(4);
  });

  it('a record that there is not', () => {
    const kind = 'nothing' as never;
    expect(recordProblems(made('a', { shows: { as: 'detail', kind } }))).toHaveLength(1);
    expect(recordProblems(made('a', { shows: { as: 'detail', kind: 'event' } }))).toHaveLength(1);
    expect(recordProblems(made('a', { shows: { as: 'part', content_type: kind } }))).toHaveLength(
      1,
    );
    expect(recordProblems(made('a', { shows: { as: 'legal-text', key: kind } }))).toHaveLength(1);
    expect(recordProblems(made('a/[id]', { lists: kind }))).toHaveLength(2);
  });

  it('other parameters in another language, and a constraint on none', () => {
    const named = made('a/[id]', { where: { cart: '[a-z]+' } });
    const patterns = { ...named.patterns, en: ['/en/a'] };
    expect(parameterProblems({ ...named, patterns })).toEqual([
      'other parameters in en',
      'a constraint on «cart», which it has not',
    ]);
  });

  it('a constraint that forbids nothing, and one that nobody keeps to', () => {
    const loose = made('a/[id]', { where: { id: '.+' } });
    expect(parameterProblems(loose)).toEqual(['«id» can be anything in spite of its constraint']);
    const ignored = made('a/[id]', { where: { id: '[a-z]+' } });
    expect(parameterProblems(ignored)).toEqual([]);
    expect(parameterProblems(ignored, () => ({ row: ignored.row }))).toEqual([
      '«id» can be «!» in spite of its constraint',
    ]);
  });

  it('what stands twice', () => {
    const row = made('a', { sitemap: 3, lists: 'event', shows: { as: 'cms-page' } });
    expect(repeatedThings([row, row])).toHaveLength(5);
  });
});
