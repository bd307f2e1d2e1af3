/** @module-tag full */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { add, ADDITIONS, withRow, type Addition } from '../support/copy/additions.ts';
import {
  buildCopy,
  copyProject,
  fillCopy,
  removeCopy,
  startCopy,
  type CopiedProduct,
} from '../support/copy/copied-product.ts';

/** The project is copied, built, filled and started once. */
const START_TIMEOUT = 150_000;
const CALLS = '/en/pageeditor-api';

let root: string;
let product: CopiedProduct;

beforeAll(async () => {
  root = copyProject();
  for (const addition of Object.values(ADDITIONS)) add(root, addition);
  await buildCopy(root);
  await fillCopy(root);
  product = await startCopy(root);
}, START_TIMEOUT);

afterAll(async () => {
  await product?.stop();
  removeCopy(root);
});

/** The body of an answer that is JSON. */
async function json(target: string, body?: object, headers: Record<string, string> = {}) {
  const { status, text } = await product.ask(target, body, headers);
  return { status, value: JSON.parse(text) as unknown };
}

interface OpenApi {
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, { readonly parameters?: readonly { name: string }[] }>>>
  >;
}
const openApi = async () => (await json('/en/api/openapi.json')).value as OpenApi;

describe('what is added to a copy of the project is served', () => {
  it('RT-01 a route: one row and its page', async () => {
    for (const path of ['/de/neue-seite', '/en/added-page']) {
      const { status, text } = await product.ask(path);
      expect([path, status, text.includes('<h1>Added page</h1>')]).toEqual([path, 200, true]);
    }
    const { text } = await product.ask('/sitemap.xml');
    const [, entry = ''] = /<url>(<loc>[^<]*\/en\/added-page<\/loc>.*?)<\/url>/su.exec(text) ?? [];
    expect(entry).toContain('hreflang="de"');
    expect(entry).toContain('/de/neue-seite"');
  });

  it('API-03 a kind of record: one description and its row, one migration and its row', async () => {
    const records = `${CALLS}/records/added_sponsor`;
    expect(await json(records)).toEqual({ status: 200, value: [] });
    const name = { de: 'Sparkasse', en: 'Savings bank' };
    const created = await json(records, { name, is_main: true });
    expect(created).toMatchObject({ status: 201, value: { name, is_main: true, version: 1 } });
    expect(await json(records)).toMatchObject({ status: 200, value: [{ name, is_main: true }] });
    expect(await json(records, {})).toMatchObject({ status: 400, value: { code: 'invalid' } });
    const found = await json(`${CALLS}/finder?kinds=added_sponsor&q=savings`);
    expect(found.value).toMatchObject({ results: [{ label: 'Savings bank', note: 'Sponsor' }] });
  });

  it('EV-03 a filter: one row', async () => {
    for (const [path, label] of [
      ['/de/programm-karten', 'Neuer Filter'],
      ['/en/programme-tickets', 'Added filter'],
    ] as const)
      expect((await product.ask(path)).text).toContain(label);
    const { paths } = await openApi();
    for (const call of ['events', 'calendar']) {
      const names = paths[`/{locale}/api/${call}/`]?.['get']?.parameters?.map(({ name }) => name);
      expect(names).toContain('season');
    }
    const all = await json('/en/api/events/');
    const none = await json('/en/api/events/?season=999999');
    expect([all, none].map(({ value }) => (value as { count: number }).count > 0)).toEqual([
      true,
      false,
    ]);
  });

  it('ED-05 an editing call: one row', async () => {
    const call = `${CALLS}/added/12`;
    const seen = { 'if-match': '"3-4"' };
    expect(await json(call, { word: 'a' }, seen)).toEqual({
      status: 200,
      value: { id: 12, word: 'a', revision: { version: 3, draft: 4 } },
    });
    expect((await json(call, { other: 'a' }, seen)).status).toBe(400);
    expect((await json(call, { word: 'a' })).status).toBe(428);
    expect((await json(call, { word: 'a' }, { ...seen, authorization: '' })).status).not.toBe(200);
    expect((await product.ask(call)).status).toBe(405);
    const { paths } = await openApi();
    expect(paths['/{locale}/pageeditor-api/added/{id}']).toHaveProperty('post');
  });

  it('CM-03 a module: one folder', async () => {
    const { value } = await json(`${CALLS}/library`);
    const { modules } = value as { readonly modules: readonly { kind: string; label: string }[] };
    expect(modules.find(({ kind }) => kind === 'addednote')?.label).toBe('Added note');
    const note = { de: 'Bitte leise', en: 'Quiet, please' };
    const created = await json(`${CALLS}/records/page`, {
      title: { de: 'Probe', en: 'Trial' },
      urls: { de: 'neue-probe', en: 'added-trial' },
      modules: [{ id: 'a', kind: 'addednote', data: { note } }],
    });
    expect(created.status).toBe(201);
    expect((await product.ask('/de/neue-probe')).text).toMatch(/added-note[^>]*>Bitte leise</u);
    expect((await product.ask('/en/added-trial')).text).toMatch(/added-note[^>]*>Quiet, please</u);
  });
});

describe('what adding one of each costs', () => {
  const placesOf = ({ rows, files }: Addition) => [rows.length, Object.keys(files).length];

  it('is a row, with the file that the row names, or a folder', () => {
    expect(placesOf(ADDITIONS.route)).toEqual([1, 1]);
    // Its row, its rights and description; the table that databases get by a migration, with its row.
    expect(placesOf(ADDITIONS.kind)).toEqual([3, 2]);
    expect(placesOf(ADDITIONS.filter)).toEqual([1, 0]);
    expect(placesOf(ADDITIONS.call)).toEqual([1, 0]);
    expect(ADDITIONS.module.rows).toEqual([]);
    const folders = Object.keys(ADDITIONS.module.files).map((file) =>
      file.replace(/\/[^/]+$/u, ''),
    );
    expect(new Set(folders).size).toBe(1);
  });

  it('control: a row finds no place in a file that has none, or two', () => {
    const row = { file: 'a.ts', before: '};', row: '  new,' };
    expect(withRow('a = {\n};\n', row)).toBe('a = {\n  new,\n};\n');
    expect(() => withRow('a = 1;\n', row)).toThrow('a.ts has not one place');
    expect(() => withRow('a = {\n};\nb = {\n};\n', row)).toThrow('a.ts has not one place');
  });
});
