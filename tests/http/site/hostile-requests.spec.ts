import { expect, test } from '@playwright/test';
import { markText } from '../../../src/lib/editing/marks.ts';
import { apiPath, API_NAMES, apiRow, isPost } from '../../../src/lib/routing/api-routes.ts';
import { parametersOf } from '../../../src/lib/routing/route-pattern.ts';
import { inputSchema } from '../../../src/content/records/define.ts';
import { records, type Kind } from '../../../src/content/records/kinds.ts';
import { recordById } from '../../../src/lib/server/repositories/records.ts';
import { ROUTE_NAMES, routeRow } from '../../../src/lib/routing/routes.ts';
import { addPerson, Browser } from '../../support/accounts/accounts.ts';
import { openProduct, type Product } from '../../support/site/product.ts';

test.describe.configure({ mode: 'serial' });

/* What strangers send, to the whole product. */

let product: Product;
test.beforeAll(async () => {
  product = await openProduct();
});
test.afterAll(() => product.close());

const SETTINGS = '/de/pageeditor-api/settings';

async function editorCookie(name: string): Promise<string> {
  const browser = new Browser();
  await browser.signIn(product.app, await addPerson(product.app, name));
  return browser.headers.get('cookie') ?? '';
}

/** Changes fields of a record, as an editor does. */
async function change(kind: Kind, id: number, values: object) {
  const record = await recordById(product.app.database.db, kind, id);
  if (record === null) throw new Error(`no ${kind} ${id}`);
  const names = Object.keys(inputSchema(records[kind]).shape);
  const own = Object.fromEntries(Object.entries(record).filter(([name]) => names.includes(name)));
  const target = { id, version: record.version };
  const saved = await product.app.records.update(kind, target, { ...own, ...values });
  if (!saved.ok) throw new Error(saved.failure.message);
}

test('RL-05 marks that somebody sends are no work for the server, with ?edit or without', async () => {
  const marks = '\u{E000}'.repeat(15_000);
  for (const path of ['/de/anmelden', '/de/anmelden?edit']) {
    const answer = await product.post(path, new URLSearchParams({ email: marks, password: 'x' }));
    // They are gone before anything is made of them.
    expect(answer.body, path).not.toMatch(/[\u{E000}-\u{E002}]/u);
  }
  const mark = markText('intro', ['headline', 'de'], 'Wort');
  const sent = await product.post('/de/anmelden?edit', new URLSearchParams({ email: mark }));
  expect(sent.body).not.toContain('data-field="intro');
});

test('RL-05 a page that is edited is as long as its headers say', async () => {
  const cookie = await editorCookie('lena');
  const answer = await product.get('/de?edit', { cookie });
  expect(answer.status).toBe(200);
  expect(answer.body).toContain('data-field=');
  const length = answer.headers.get('content-length');
  if (length !== null) expect(Number(length)).toBe(Buffer.byteLength(answer.body));
});

test('RL-05 case 23 every page with a form refuses one with too many fields, and says why', async () => {
  const forms = ROUTE_NAMES.filter((name) => routeRow(name).methods.includes('POST'));
  expect(forms.length).toBeGreaterThan(8);
  const fields = new URLSearchParams('a&'.repeat(10_000));
  for (const name of forms) {
    const path = `/de/${routeRow(name).pattern.de}`.replaceAll(/\[(\w+)\]/gu, '1');
    const { status, body } = await product.post(path, fields);
    // Some ask first who is signed in, or whether there is what the form is about.
    expect([413, 303, 404], `${path} ${status}`).toContain(status);
    if (status === 413) expect(body).toContain('Das Formular enthält zu viel.');
  }
});

test('RL-05 case 28 posters do not tell which records are prepared', async () => {
  const poster = (id: number) => `/poster/nature/venue-${id}.svg`;
  expect((await product.get(poster(1))).status).toBe(200);
  await change('venue', 1, { is_online: false });
  const told = async (path: string) => {
    const { status, body, headers } = await product.get(`${path}?${Math.random()}`);
    const named = [...headers].filter(
      ([name]) => !['date', 'etag', 'server-timing'].includes(name),
    );
    return { status, body, headers: Object.fromEntries(named) };
  };
  const hidden = await told(poster(1));
  expect(hidden.status).toBe(404);
  expect(hidden).toEqual(await told(poster(999_999)));
  const cookie = await editorCookie('olga');
  const seen = await product.get(poster(1), { cookie });
  expect([seen.status, seen.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  await change('venue', 1, { is_online: true });
  expect((await product.get(`${poster(1)}?control`)).status).toBe(200);
});

test('ER-03 while the site is offline calls are as closed as pages', async () => {
  const names = API_NAMES.filter(
    (name) => !isPost(name) && parametersOf(apiRow(name).pattern.de).length === 0,
  );
  // Kept answers, too: they were made while it was online.
  for (const name of names) await product.get(apiPath(name, 'de'));
  await change('settings', 1, { is_site_online: false });
  const cookie = await editorCookie('maria');
  for (const name of names) {
    const path = apiPath(name, 'de');
    const { status, body, headers } = await product.get(path);
    if (apiRow(name).isOpenOffline) {
      expect(status, path).not.toBe(503);
      continue;
    }
    expect({ path, status }).toEqual({ path, status: 503 });
    expect(JSON.parse(body)).toMatchObject({ code: 'unavailable' });
    expect(headers.get('retry-after')).toBe('300');
    expect(headers.get('cache-control')).toBe('private, no-store');
    // Editors' programs and previews go on.
    expect((await product.get(path, { cookie })).status, path).not.toBe(503);
  }
  const sale = await product.post('/de/api/shop-cart/', new URLSearchParams());
  expect(sale.status).toBe(503);
  expect((await product.get(SETTINGS)).body).toContain('"is_site_online":false');
  await change('settings', 1, { is_site_online: true });
  // The control: the same calls answer while it is online.
  for (const name of names) expect((await product.get(apiPath(name, 'de'))).status).not.toBe(503);
});
