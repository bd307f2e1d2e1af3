import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { API_NAMES, API_ROUTES, isPost } from '../../../src/lib/routing/api-routes.ts';
import { addPerson, Browser } from '../../support/accounts/accounts.ts';
import { startGuard } from '../../support/database/guard.ts';
import { lineTo } from '../../support/database/line.ts';
import { lockFile } from '../../support/database/lock.ts';
import { startPostgres } from '../../support/database/postgres-server.ts';
import { call } from '../../support/site/call.ts';
import { openProduct, type Product } from '../../support/site/product.ts';
import { API_TOKEN } from '../../support/site/token.ts';

test.describe.configure({ mode: 'serial' });

const TAGS = '/de/pageeditor-api/records/tag/';
const MAX_LAG_MS = 300;

let made = 0;
const newTag = (product: Product) => {
  made += 1;
  return call(product, TAGS, { name: { de: `Probe ${made}`, en: `Trial ${made}` } });
};

/** Every read call without a place in its address, and a page of each sort. */
const READS = [
  ...API_NAMES.filter((name) => !isPost(name))
    .map((name) => API_ROUTES[name].pattern.de)
    .filter((path) => !path.includes('['))
    .map((path) => `/de${path.startsWith('/') ? path : `/${path}`}`.replace('/de/de/', '/de/')),
  '/de',
  '/en',
  '/de/programm',
  '/en/programme',
  '/de/suche?q=Bach',
  '/de/warenkorb',
  '/de/anmelden',
  '/en/login',
  '/de/agb',
  '/sitemap.xml',
  '/nothing/is/here',
];

async function readAll(product: Product, headers: Readonly<Record<string, string>> = {}) {
  const answers = [];
  for (const path of READS) {
    // Anew each time, not from what is kept.
    const { status, headers: answered } = await product.get(path, {
      authorization: `Bearer ${API_TOKEN}`,
      ...headers,
    });
    answers.push({ path, status, answered });
  }
  return answers;
}

async function sessionIn(product: Product): Promise<Record<string, string>> {
  const email = await addPerson(product.app);
  const browser = new Browser();
  await browser.signIn(product.app, email);
  return { cookie: browser.headers.get('cookie') ?? '' };
}

test('RL-05 case 4 a locked file: reads go on, writes are 503 in JSON, nobody is held up @full', async () => {
  const product = await openProduct({ API_TOKEN });
  const file =
    product.app.database.engine === 'sqlite' ? product.app.database.raw.location() : null;
  const session = await sessionIn(product);
  await readAll(product, session);
  const free = await lockFile(file ?? '');
  const lag = monitorEventLoopDelay({ resolution: 5 });
  try {
    lag.enable();
    const writes = Array.from({ length: 5 }, () => newTag(product));
    const reads = await Promise.all([readAll(product), readAll(product, session)]);
    const answers = await Promise.all(writes);
    lag.disable();
    // The file is still locked: whoever waited for it would be told so.
    for (const { path, status } of reads.flat())
      expect({ path, isFine: status < 500 }).toEqual({ path, isFine: true });
    for (const answer of answers)
      expect(answer).toMatchObject({
        status: 503,
        retryAfter: '5',
        body: { code: 'unavailable', reason: 'database_busy' },
      });
    expect(lag.max / 1e6).toBeLessThan(MAX_LAG_MS);
    test.info().annotations.push({ type: 'lag', description: `${(lag.max / 1e6).toFixed(0)} ms` });

    // Control: the driver's own waiting, which blocks the process.
    if (product.app.database.engine === 'sqlite')
      product.app.database.raw.exec('pragma busy_timeout = 500');
    const blocked = monitorEventLoopDelay({ resolution: 5 });
    blocked.enable();
    expect((await newTag(product)).status).toBe(503);
    await pause(20);
    blocked.disable();
    expect(blocked.max / 1e6).toBeGreaterThan(MAX_LAG_MS);
    if (product.app.database.engine === 'sqlite')
      product.app.database.raw.exec('pragma busy_timeout = 0');
  } finally {
    await free();
  }
  expect((await newTag(product)).status).toBe(201);
  await product.close();
});

// ASVS 16.5.3
test('RL-05 case 3 a full disk: 503 in JSON, reads go on, and it recovers without a restart', async () => {
  const product = await openProduct({ API_TOKEN });
  const { database } = product.app;
  if (database.engine !== 'sqlite') throw new Error('the embedded database is tested here');
  const pages = database.raw.prepare('pragma page_count').get()?.['page_count'];
  database.raw.exec(`pragma max_page_count = ${String(pages)}`);
  const large = { name: { de: 'x'.repeat(200), en: 'y'.repeat(200) } };
  let last = await call(product, TAGS, large);
  for (let turn = 0; turn < 500 && last.status === 201; turn += 1)
    last = await call(product, TAGS, large);
  expect(last).toMatchObject({
    status: 503,
    retryAfter: '5',
    body: { code: 'unavailable', reason: 'database_full' },
  });
  for (const { path, status } of await readAll(product))
    expect({ path, isFine: status < 500 }).toEqual({ path, isFine: true });
  database.raw.exec('pragma max_page_count = 1000000');
  expect((await newTag(product)).status).toBe(201);
  expect(database.raw.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' });
  await product.close();
});

test('RL-05 PostgreSQL gone: 200 or 503, JSON for calls, and back without a restart @full', async () => {
  const guard = startGuard();
  const postgres = await startPostgres(guard);
  const target = new URL(postgres.url('postgres'));
  const line = await lineTo(target);
  target.port = String(line.port);
  const product = await openProduct({ API_TOKEN, DATABASE_URL: target.href });
  try {
    const session = await sessionIn(product);
    const before = await readAll(product);
    await line.cut();
    for (const headers of [{}, session])
      for (const { path, status, answered } of await readAll(product, headers)) {
        expect({ path, isFine: status < 500 || status === 503, status }).toMatchObject({
          path,
          isFine: true,
        });
        if (status === 503)
          expect({ path, at: answered.get('retry-after') }).not.toMatchObject({ at: null });
        const isCall = path.includes('api/');
        if (isCall) expect(answered.get('content-type')).toContain('json');
      }
    expect(await newTag(product)).toMatchObject({
      status: 503,
      retryAfter: '5',
      body: { code: 'unavailable', reason: 'database_unreachable' },
    });
    await line.restore();
    expect((await newTag(product)).status).toBe(201);
    const after = await readAll(product);
    expect(after.map(({ status }) => status)).toEqual(before.map(({ status }) => status));
  } finally {
    await product.close().catch(() => undefined);
    await line.cut().catch(() => undefined);
    await postgres.stop();
    await guard.clear();
  }
});

test('RL-05 control: an error of ours stays 500, as JSON for calls', async () => {
  const product = await openProduct({ API_TOKEN });
  product.app.resources.write = () => Promise.reject(new TypeError('ours'));
  expect(await newTag(product)).toMatchObject({ status: 500, body: { code: 'failed' } });
  await product.close();
});
