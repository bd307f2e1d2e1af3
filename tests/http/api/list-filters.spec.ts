import { expect, test, type APIRequestContext } from '@playwright/test';
import { LOCALES, type Locale } from '../../../src/lib/constants.ts';

type Row = Readonly<Record<string, unknown>> & { readonly id: number };

/** The filters of each list call, and the field of its rows that they are about. */
const FILTERS = {
  events: { room: 'room', type: 'exhibition_type', tag: 'tags', series: 'series', genre: 'genres' },
  productions: { season: 'season', exhibition_type: 'exhibition_type', tag: 'tags' },
  persons: { category: 'categories' },
  articles: { category: 'category', tag: 'tags' },
} as const;

/** All rows of a list, page by page. */
async function rowsOf(request: APIRequestContext, address: string): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (let next: string | null = address; next !== null;) {
    const answer = await request.get(next);
    expect(answer.status(), next).toBe(200);
    const body = (await answer.json()) as {
      readonly count: number;
      readonly next: string | null;
      readonly results: readonly Row[];
    };
    rows.push(...body.results);
    next = body.next;
  }
  return rows;
}

/** The ids that a field of a row points to, as numbers or as records. */
const pointsTo = (row: Row, field: string): readonly number[] =>
  [row[field]]
    .flat()
    .map((value) =>
      typeof value === 'object' && value !== null && 'id' in value ? value.id : value,
    )
    .filter((id) => typeof id === 'number');

async function check(request: APIRequestContext, call: keyof typeof FILTERS, locale: Locale) {
  const address = `/${locale}/api/${call}/?page_size=100`;
  const all = await rowsOf(request, address);
  for (const [filter, field] of Object.entries(FILTERS[call])) {
    const what = `${address}&${filter}`;
    const chosen = all.flatMap((row) => pointsTo(row, field)).at(0);
    expect(chosen, what).toBeDefined();
    const expected = all.filter((row) => pointsTo(row, field).includes(chosen ?? 0));
    // The control: there is something to leave out.
    expect(expected.length, what).toBeLessThan(all.length);
    const found = await rowsOf(request, `${what}=${chosen ?? 0}`);
    expect(
      found.map(({ id }) => id),
      what,
    ).toEqual(expected.map(({ id }) => id));
  }
}

for (const call of Object.keys(FILTERS) as (keyof typeof FILTERS)[])
  for (const locale of LOCALES)
    test(`API-02 each filter of ${call} leaves out what it does not name (${locale})`, async ({
      request,
    }) => {
      await check(request, call, locale);
    });
