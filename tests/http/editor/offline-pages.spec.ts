import { expect, test } from '@playwright/test';
import { isVersioned, type Kind } from '../../../src/content/records/kinds.ts';
import { SITEMAP_KINDS } from '../../../src/lib/server/page-data/site/sitemap.ts';
import { detailPath, DETAIL_KINDS, pathOfRecord } from '../../../src/lib/routing/record-routes.ts';
import { allRecords } from '../../../src/lib/server/repositories/records.ts';
import { addPerson, Browser } from '../../support/accounts/accounts.ts';
import { inputOf, stored, valueOf } from '../../support/content/records.ts';
import { page } from '../../support/content/pages.ts';
import { openProduct, type Product } from '../../support/site/product.ts';

test.describe.configure({ mode: 'serial' });

let product: Product;
let editor: string;
let visitor: string;

async function cookieOf(name: string, role: 'editor' | 'visitor'): Promise<string> {
  const browser = new Browser();
  expect(await browser.signIn(product.app, await addPerson(product.app, name, role))).toBe('in');
  return browser.headers.get('cookie') ?? '';
}

test.beforeAll(async () => {
  product = await openProduct();
  editor = await cookieOf('editor', 'editor');
  visitor = await cookieOf('visitor', 'visitor');
});
test.afterAll(() => product.close());

const asked = async (path: string, cookie = '') => {
  const { status, headers, body } = await product.get(path, cookie === '' ? {} : { cookie });
  return { status, body, control: headers.get('cache-control'), to: headers.get('location') };
};

/** A record of a kind that has a page of its own now. */
async function online(kind: Kind) {
  const all = await allRecords(product.app.database.db, kind);
  for (const record of all.filter((one) => one.is_online)) {
    // The pages that editors write a part of are there without it.
    if ('content_type' in record && record.content_type !== 'page') continue;
    const path = pathOfRecord(kind, record, 'de');
    if (path !== null && (await asked(path)).status === 200) return { id: record.id, path };
  }
  throw new Error(`no ${kind} has a page`);
}

async function takeOff(kind: Kind, id: number): Promise<void> {
  const record = await stored(product.app, kind, id);
  const input = { ...inputOf(kind, record), is_online: false };
  const key = { id, version: record.version };
  valueOf(await product.app.records.update(kind, key, input as never));
}

for (const kind of SITEMAP_KINDS)
  test(`CM-05 US-06 the page of a ${kind} that is offline is found by who is signed in, by nobody else, and kept for nobody`, async () => {
    const { id, path } = await online(kind);
    await takeOff(kind, id);
    expect((await asked(path)).status).toBe(404);
    const seen = await asked(path, editor);
    expect([seen.status, seen.control]).toEqual([200, 'private, no-store']);
    expect(seen.body).toContain('Diese Seite ist nicht veröffentlicht.');
    expect(seen.body).toContain('noindex');
    expect(seen.body.includes(`href="${path}?edit"`)).toBe(isVersioned(kind));
    // In this order: what the editor was shown is kept for nobody.
    for (const cookie of ['', visitor, 'foyer_session=made.up'])
      expect((await asked(path, cookie)).status, cookie).toBe(404);
  });

test('CM-05 the call for a page finds one that is offline for editors, nobody else does', async () => {
  const made = valueOf(await product.app.records.create('page', page({ is_online: false })));
  for (const call of ['page', 'siblings']) {
    const path = `/de/pageeditor-api/${call}/probe/ort`;
    expect((await asked(path)).status).toBe(404);
    const seen = await asked(path, editor);
    expect([seen.status, seen.control]).toEqual([200, 'private, no-store']);
    if (call === 'page')
      expect(JSON.parse(seen.body)).toMatchObject({ id: made.id, is_online: false });
    for (const cookie of ['', visitor]) expect((await asked(path, cookie)).status).toBe(404);
  }
});

test('ED-21 the page of a shared section is for who edits pages, public or not, and 404 for everybody else', async () => {
  const input = { name: { de: 'Kasse', en: 'Box office' } };
  const { id } = valueOf(await product.app.records.create('shared_section', input));
  const path = `/de/preview/sections/${id}`;
  for (const isOffline of [false, true]) {
    if (isOffline) await takeOff('shared_section', id);
    for (const cookie of ['', visitor]) expect((await asked(path, cookie)).status).toBe(404);
    const seen = await asked(path, editor);
    expect([seen.status, seen.control]).toEqual([200, 'private, no-store']);
    expect(seen.body).toContain('noindex');
    // The preview of a place is for the same people.
    const place = await asked(`/de/agb?v=section-${id}`);
    expect([place.status, place.to]).toEqual([301, '/de/agb']);
    expect((await asked(`/de/agb?v=section-${id}`, editor)).status).toBe(200);
  }
  expect((await asked('/de/agb?v=section-99999', editor)).status).toBe(404);
});

for (const kind of SITEMAP_KINDS.filter((one) => DETAIL_KINDS.includes(one)))
  test(`RT-05 a wrong name in the address of a ${kind} leads to the right one, with ?edit as without`, async () => {
    const { id, path } = await online(kind);
    const wrong = path.replace(/[^/]+(\/\d+)$/u, 'ein-anderer-name$1');
    expect(wrong).not.toBe(path);
    for (const cookie of ['', editor])
      for (const query of ['', '?edit', '?edit&at=2026-12-01']) {
        const { status, to } = await asked(wrong + query, cookie);
        expect([status, to], `${cookie === '' ? 'anonymous' : 'editor'} ${query}`).toEqual([
          301,
          path + query,
        ]);
      }
    await takeOff(kind, id);
    expect(detailPath(kind, await stored(product.app, kind, id), 'de')).toBe(path);
    expect(await asked(wrong, editor)).toMatchObject({ status: 301, to: path });
    // Nobody learns the name of what is hidden.
    expect((await asked(wrong)).status).toBe(404);
    expect((await asked(`${wrong}?edit`)).to).not.toBe(`${path}?edit`);
  });
