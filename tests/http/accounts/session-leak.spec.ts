import { expect, test, type APIRequestContext } from '@playwright/test';
import { API_NAMES, apiPath, apiRow, isKept } from '../../../src/lib/routing/api-routes.ts';
import { matchRoute } from '../../../src/lib/routing/routes.ts';
import { addressOf, parseTarget } from '../../../src/lib/server/page-store/key.ts';
import { keysFor } from '../../../src/lib/server/page-store/query-keys.ts';
import { addPerson, Browser } from '../../support/accounts/accounts.ts';
import { everyKind } from '../../support/site/pages.ts';
import { openProduct, type Product } from '../../support/site/product.ts';

test.describe.configure({ mode: 'serial' });

let product: Product;
let paths: readonly string[];
let session: string;

const calls = API_NAMES.filter(
  (name) => isKept(name) && !apiRow(name).pattern.de.includes('['),
).map((name) => apiPath(name, 'de'));

/** One address of every route and language whose answers are kept, and every kept call. */
async function keptPaths(): Promise<readonly string[]> {
  const get = async (path: string) => {
    const { body } = await product.get(path);
    return {
      text: () => Promise.resolve(body),
      json: () => Promise.resolve(JSON.parse(body) as unknown),
    };
  };
  const known = new Map<string, string>();
  for (const path of await everyKind({ get } as unknown as APIRequestContext)) {
    const match = matchRoute(path.split('?', 1)[0] ?? '');
    if (match !== null) known.set(`${match.name} ${match.locale}`, path);
  }
  const feeds = ['/de/programm-karten/feed.rss', '/en/programme-tickets/calendar.ics'];
  const all = [...known.values(), ...feeds, ...calls, '/sitemap.xml', '/robots.txt'];
  return all.filter((path) => keysFor(path.split('?', 1)[0] ?? '') !== null);
}

test.beforeAll(async () => {
  product = await openProduct();
  const browser = new Browser();
  expect(await browser.signIn(product.app, await addPerson(product.app))).toBe('in');
  session = browser.headers.get('cookie') ?? '';
  paths = await keptPaths();
});
test.afterAll(() => product.close());

type Get = (path: string, headers?: Readonly<Record<string, string>>) => Promise<string>;

/** A feed says when it was made; all else is the same each time. */
const real: Get = async (path, headers) =>
  (await product.get(path, headers)).body.replace(/<lastBuildDate>[^<]*/u, '');

/** A store as others are: it keeps what it is answered for whoever asks first. */
function careless(): Get {
  const kept = new Map<string, string>();
  return async (path, headers) => {
    const target = parseTarget(path);
    const key = (target && addressOf(target, keysFor)?.key) ?? path;
    const known = kept.get(key);
    if (known !== undefined) return known;
    const body = await real(path, headers);
    kept.set(key, body);
    return body;
  };
}

const asEdited = (path: string) => `${path}${path.includes('?') ? '&' : '?'}edit`;
const COOKIES = [
  () => session,
  () => `locale=de; ${session}`,
  () => `${session}; locale=de`,
] as const;

/** Addresses at which a visitor is answered something else after an editor was there. */
async function leaks(get: Get, visitors: ReadonlyMap<string, string>): Promise<readonly string[]> {
  const found: string[] = [];
  // ASVS 14.2.2
  for (const [index, path] of paths.entries()) {
    const cookie = COOKIES[index % COOKIES.length]?.() ?? session;
    await get(asEdited(path), { cookie });
    await get(path, { cookie });
    if ((await get(path)) !== visitors.get(path)) found.push(path);
  }
  return found;
}

/** What visitors see when there are no editors. */
async function seenByVisitors(): Promise<ReadonlyMap<string, string>> {
  const seen = new Map<string, string>();
  for (const path of paths) seen.set(path, await real(path));
  return seen;
}

test('no editor’s page reaches a visitor, whoever comes first, at any address that is kept', async () => {
  expect(paths.length).toBeGreaterThan(50);
  const visitors = await seenByVisitors();
  expect(await leaks(real, visitors)).toEqual([]);
  product.store.clear();
  expect(await leaks(real, visitors)).toEqual([]);
  // Nothing of who is signed in is in what is kept, either.
  for (const [path, body] of visitors)
    expect(/anna@example\.org|Anna Probst/u.test(body), path).toBe(false);
});

// ASVS 14.3.2
test('no visitor’s page reaches an editor, and what editors get is kept by nobody', async () => {
  for (const path of ['/de', '/en/programme-tickets']) {
    const visitor = await product.get(path);
    const plain = await product.get(path, { cookie: session });
    const editor = await product.get(asEdited(path), { cookie: session });
    expect(plain.headers.get('cache-control')).toBe('private, no-store');
    expect(editor.headers.get('cache-control')).toBe('private, no-store');
    expect(visitor.headers.get('cache-control')).toBe('no-cache');
  }
  const edited = await product.get('/de?edit', { cookie: session });
  expect(edited.body).not.toBe(await real('/de'));
});

test('US-05 nobody learns which pages are hidden: whoever wants to edit one signs in first', async () => {
  const urls = { de: 'verborgen', en: 'hidden' };
  const fields = { title: { de: 'Verborgen', en: 'Hidden' }, urls };
  const made = await product.app.records.create('page', { ...fields, is_online: false });
  expect(made.ok).toBe(true);
  for (const path of ['/de/verborgen', '/de/nirgends']) {
    expect((await product.get(path)).status).toBe(404);
    const asked = await product.get(`${path}?edit`);
    const next = encodeURIComponent(`${path}?edit`);
    expect([asked.status, asked.headers.get('location')]).toEqual([
      303,
      `/de/anmelden?next=${next}`,
    ]);
    expect(asked.headers.get('cache-control')).toBe('private, no-store');
    expect(asked.body).not.toContain('Verborgen');
  }
  expect((await product.get('/de/verborgen?edit', { cookie: session })).body).toContain(
    'Verborgen',
  );
  expect((await product.get('/de/nirgends?edit', { cookie: session })).status).toBe(404);
});

test('a store that keeps what it is answered would leak (the control)', async () => {
  const visitors = await seenByVisitors();
  const found = await leaks(careless(), visitors);
  expect(found).toContain('/de');
  expect(found.length).toBeGreaterThan(10);
});
