import { expect, test } from '@playwright/test';
import { inputSchema } from '../../../src/content/records/define.ts';
import { records, type Kind } from '../../../src/content/records/kinds.ts';
import { recordById } from '../../../src/lib/server/repositories/records.ts';
import type { Entity } from '../../../src/content/records/kinds.ts';
import { detailPath } from '../../../src/lib/routing/record-routes.ts';
import { addPerson, Browser, PASSWORD } from '../../support/accounts/accounts.ts';
import { startGuard } from '../../support/database/guard.ts';
import { startPostgres } from '../../support/database/postgres-server.ts';
import { LIST } from '../../support/site/pages.ts';
import { openProduct, type Product } from '../../support/site/product.ts';

test.describe.configure({ mode: 'serial' });

let product: Product;
test.beforeAll(async () => {
  product = await openProduct();
});
test.afterAll(() => product.close());

/** Saves a record with some fields changed, as an editor would. */
async function change<K extends Kind>(kind: K, id: number, changes: Partial<Entity<K>>) {
  const found = await recordById(product.app.database.db, kind, id);
  if (found === null) throw new Error(`no ${kind} ${id}`);
  const keys = Object.keys(inputSchema(records[kind]).shape);
  const input = Object.fromEntries(
    Object.entries({ ...found, ...changes }).filter(([key]) => keys.includes(key)),
  );
  const saved = await product.app.records.update(
    kind,
    { id, version: found.version },
    input as never,
  );
  if (!saved.ok) throw new Error(saved.failure.message);
  return saved.value;
}

async function firstEvent() {
  const answer = await product.get('/de/api/events/?page_size=5');
  const { results } = JSON.parse(answer.body) as {
    results: { id: number; link: string; room: number }[];
  };
  const event = results.at(-1);
  if (!event) throw new Error('no events');
  return event;
}

test('a kept page is answered without a render, and 304 to who has it', async () => {
  await product.get(LIST.de);
  const before = product.rendered.length;
  const first = await product.get(LIST.de);
  const again = await product.get(LIST.de, { 'if-none-match': first.headers.get('etag') ?? '' });
  expect(first.status).toBe(200);
  expect(again.status).toBe(304);
  expect(again.body).toBe('');
  expect(product.rendered.length).toBe(before);
});

test('200 requests at once for one cold page cause one render', async () => {
  const path = `${LIST.en}?genre=2&room=2`;
  const key = `${LIST.en}?room=2&genre=2`;
  expect(product.rendered).not.toContain(key);
  const answers = await Promise.all(Array.from({ length: 200 }, () => product.get(path)));
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  expect(product.rendered.filter((url) => url === key)).toHaveLength(1);
});

test('whoever asks after a save is answered with what was saved: own page, lists, feeds, API, both languages', async () => {
  const { id, link, room } = await firstEvent();
  const event = await recordById(product.app.database.db, 'event', id);
  if (event === null) throw new Error('no event');
  const pages = [
    link,
    detailPath('event', event, 'en'),
    LIST.de,
    LIST.en,
    `${LIST.de}?room=${room}`,
    `${LIST.de}/kalender.ics`,
    `${LIST.en}/feed.rss`,
    '/de/api/events/',
  ];
  for (const path of pages) await product.get(path);
  const marker = `Morgenstunde ${Date.now()}`;
  await change('event', id, { subtitle: { de: marker, en: marker } });
  for (const path of pages) expect((await product.get(path)).body, path).toContain(marker);
});

test('what does not show the change is not rendered again', async () => {
  const { id, room } = await firstEvent();
  const other = room === 1 ? 2 : 1;
  const elsewhere = [`${LIST.de}?room=${other}`, '/de/agb', '/en/team'];
  for (const path of elsewhere) await product.get(path);
  await product.store.idle();
  const before = product.rendered.length;
  await change('event', id, { preline: { de: 'Neu', en: 'New' } });
  await product.store.idle();
  for (const path of elsewhere) await product.get(path);
  const again = product.rendered.slice(before);
  expect(again.length).toBeGreaterThan(0);
  for (const path of elsewhere) expect(again).not.toContain(path);
});

test('a renamed room is renamed on every page that shows it, both languages', async () => {
  const { link } = await firstEvent();
  const room = (await product.app.reference.read()).room.get((await firstEvent()).room);
  if (!room) throw new Error('no room');
  const pages = [link, LIST.de, LIST.en, '/de'];
  for (const path of pages) await product.get(path);
  const name = `Saal ${Date.now()}`;
  await change('room', room.id, { name: { de: name, en: name } });
  for (const path of pages.slice(0, 3))
    expect((await product.get(path)).body, path).toContain(name);
});

test('an event taken offline is gone: its page, the lists, the sitemap', async () => {
  const { id, link } = await firstEvent();
  await product.get(link);
  await product.get('/sitemap.xml');
  await change('event', id, { is_online: false });
  expect((await product.get(link)).status).toBe(404);
  expect((await product.get(LIST.de)).body).not.toContain(`data-event="${id}"`);
  expect((await product.get('/sitemap.xml')).body).not.toContain(link);
  await change('event', id, { is_online: true });
  expect((await product.get(link)).status).toBe(200);
});

test('RT-07 a new redirect rule holds at once, also where a page was kept', async () => {
  await product.get('/de/impressum');
  const rule = await product.app.records.create('redirect', {
    old_path: '/de/impressum',
    new_path: '/de/agb',
  });
  expect(rule.ok).toBe(true);
  const moved = await product.get('/de/impressum');
  expect(moved.status).toBe(301);
  expect(moved.headers.get('location')).toBe('/de/agb');
  if (rule.ok) await product.app.records.remove('redirect', rule.value);
  expect((await product.get('/de/impressum')).status).toBe(200);
});

test('ER-03 a site taken offline says so everywhere, and comes back', async () => {
  await product.get(LIST.de);
  const [settings] = (await product.app.reference.read()).settings.values();
  if (!settings) throw new Error('no settings');
  await change('settings', settings.id, { is_site_online: false });
  const answer = await product.get(LIST.de);
  expect(answer.status).toBe(503);
  expect(answer.body).toContain('Website offline');
  expect((await product.get('/de/pageeditor-api/settings')).body).toContain(
    '"is_site_online":false',
  );
  await change('settings', settings.id, { is_site_online: true });
  expect((await product.get(LIST.de)).status).toBe(200);
});

test('ER-03 US-02 editors come in while the site is offline, and see and edit what visitors do not', async () => {
  const [settings] = (await product.app.reference.read()).settings.values();
  if (!settings) throw new Error('no settings');
  const visitor = new Browser();
  await visitor.signIn(product.app, await addPerson(product.app, 'ben', 'visitor'));
  const email = await addPerson(product.app);
  await change('settings', settings.id, { is_site_online: false });
  for (const path of ['/de/anmelden', '/en/login', '/de/anmelden/passwort', '/de/abmelden'])
    expect((await product.get(path)).status, path).toBe(200);
  const form = new URLSearchParams({ email, password: PASSWORD, next: LIST.de });
  const entered = await product.post('/de/anmelden', form);
  expect([entered.status, entered.headers.get('location')]).toEqual([303, LIST.de]);
  const editor = new Browser();
  expect(await editor.signIn(product.app, email)).toBe('in');
  const cookieOf = ({ headers }: Browser) => headers.get('cookie') ?? '';
  for (const path of ['/de', LIST.de, LIST.en, '/de?edit', '/de/user/profil']) {
    const shown = await product.get(path, { cookie: cookieOf(editor) });
    expect([shown.status, shown.headers.get('cache-control')], path).toEqual([
      200,
      'private, no-store',
    ]);
    // In this order: what the editor was shown is kept for nobody.
    for (const cookie of ['', cookieOf(visitor), 'foyer_session=made.up']) {
      const status = path.endsWith('?edit') && cookie !== cookieOf(visitor) ? 303 : 503;
      expect((await product.get(path, { cookie })).status, `${path} ${cookie}`).toBe(status);
    }
  }
  await change('settings', settings.id, { is_site_online: true });
  expect((await product.get(LIST.de)).status).toBe(200);
});

test('parameters that no page reads never reach it: the same bytes, kept once', async () => {
  const clean = await product.get(LIST.de);
  const before = product.rendered.length;
  for (const query of ['?utm_source=x', '?ref=EVIL', '?room=', '?fbclid=1&gclid=2', '?page=1']) {
    const answer = await product.get(LIST.de + query);
    expect(answer.body, query).not.toContain('EVIL');
    if (query !== '?page=1') expect(answer.body === clean.body, query).toBe(true);
  }
  expect(product.rendered.length).toBeLessThanOrEqual(before + 1);
});

test('a page is the same whether its parts were kept from other pages or made for it', async () => {
  const { dataDir } = product.app.env;
  const queries = [
    '',
    '?room=1',
    '?room=1&genre=2',
    '?type=2&series=3',
    '?page=2',
    '?room=2&month=01-2027',
  ];
  for (const list of [LIST.de, LIST.en])
    for (const query of queries) await product.get(list + query);
  for (const address of [
    LIST.de + '?room=1&genre=2',
    LIST.en + '?room=2&page=2',
    LIST.de + '?series=3',
  ]) {
    const fresh = await openProduct({ DATA_DIR: dataDir });
    try {
      expect((await product.get(address)).body, address).toBe((await fresh.get(address)).body);
    } finally {
      await fresh.close();
    }
  }
});

test('a session is never answered from kept pages, nor kept, in either order', async () => {
  for (const path of [LIST.de, '/de', '/en/team', '/de/agb'])
    for (const order of ['visitor first', 'editor first']) {
      product.store.clear();
      const editor = () => product.get(path, { cookie: `a=1; ${product.session}; b=2` });
      const visitor = () => product.get(path);
      const answers =
        order === 'visitor first'
          ? [await visitor(), await editor()]
          : [await editor(), await visitor()];
      const own = order === 'visitor first' ? answers[1] : answers[0];
      expect(own?.headers.get('cache-control'), `${path} ${order}`).toContain('no-store');
      const shared = order === 'visitor first' ? answers[0] : answers[1];
      expect(shared?.headers.get('cache-control'), `${path} ${order}`).not.toContain('private');
    }
});

test('RL-01 a made-up session is answered from kept pages: nothing is rendered for it', async () => {
  await product.get(LIST.de);
  const before = product.rendered.length;
  for (const value of ['x', 'abc.def', `abc.${'A'.repeat(43)}=`]) {
    const answer = await product.get(LIST.de, { cookie: `foyer_session=${value}` });
    expect(answer.headers.get('cache-control')).toBe('no-cache');
  }
  expect(product.rendered.length).toBe(before);
});

test('PostgreSQL stopped under load: kept pages go on being answered @full', async () => {
  const guard = startGuard();
  const postgres = await startPostgres(guard);
  const own = await openProduct({ DATABASE_URL: postgres.url('postgres') });
  try {
    const paths = [LIST.de, LIST.en, '/de', '/en/team', '/de/agb'];
    for (const path of paths) expect((await own.get(path)).status, path).toBe(200);
    let isRunning = true;
    const answers: number[] = [];
    const load = Array.from({ length: 20 }, async (_, index) => {
      while (isRunning) answers.push((await own.get(paths[index % paths.length] ?? '/de')).status);
    });
    await new Promise((resolve) => setTimeout(resolve, 200));
    await postgres.stop();
    const before = answers.length;
    await new Promise((resolve) => setTimeout(resolve, 500));
    isRunning = false;
    await Promise.all(load);
    expect(answers.length).toBeGreaterThan(before + 100);
    expect(answers.every((status) => status === 200)).toBe(true);
    // What was never kept cannot be answered, and says so.
    const cold = await own.get(`${LIST.de}/x/1`);
    expect([500, 503]).toContain(cold.status);
    expect(cold.body).not.toMatch(/ECONNREFUSED|postgres|at .*\.(?:ts|mjs)/u);
  } finally {
    await own.close().catch(() => undefined);
    await postgres.stop();
    await guard.clear();
  }
});
