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

/** A row with what its own call says of it beside the list. */
async function whole(request: APIRequestContext, address: string, row: Row): Promise<Row> {
  return { ...row, ...((await (await request.get(`${address}${row.id}/`)).json()) as Row) };
}

const NOWHERE = 999_999;

async function check(request: APIRequestContext, call: keyof typeof FILTERS, locale: Locale) {
  const address = `/${locale}/api/${call}/`;
  const list = await rowsOf(request, `${address}?page_size=100`);
  // Tags of articles stand in their own call only: a few of them say enough.
  const sample =
    call === 'articles'
      ? await Promise.all(list.slice(0, 8).map((row) => whole(request, address, row)))
      : list;
  const ids = new Set(sample.map(({ id }) => id));
  for (const [filter, field] of Object.entries(FILTERS[call])) {
    const chosen = sample.flatMap((row) => pointsTo(row, field)).at(0) ?? NOWHERE;
    const filtered = `${address}?page_size=100&${filter}=`;
    const found = (await rowsOf(request, `${filtered}${chosen}`)).map(({ id }) => id);
    const expected = sample.filter((row) => pointsTo(row, field).includes(chosen));
    expect(expected.length, filtered).toBeGreaterThan(0);
    expect(
      found.filter((id) => ids.has(id)),
      filtered,
    ).toEqual(expected.map(({ id }) => id));
    expect(await rowsOf(request, `${filtered}${NOWHERE}`), filtered).toEqual([]);
  }
}

for (const call of Object.keys(FILTERS) as (keyof typeof FILTERS)[])
  for (const locale of LOCALES)
    test(`API-02 each filter of ${call} leaves out what it does not name (${locale})`, async ({
      request,
    }) => {
      await check(request, call, locale);
    });
