import { expect, test } from '@playwright/test';
import { failing, faults, languageOf, textOf } from '../../support/site/error-answers.ts';
import { linesOf, sendLines } from '../../support/site/lines.ts';
import { openProduct, type Product } from '../../support/site/product.ts';

test.describe.configure({ mode: 'serial' });

let product: Product;
let host: string;
test.beforeAll(async () => {
  product = await openProduct();
  host = new URL(product.app.env.siteOrigin).host;
});
test.afterAll(() => product.close());

const JSON_LINE = 'Content-Type: application/json';
const SECRET = 'select * from login_user where /srv/foyer/secret.ts:7:1';

const post = (path: string, body: string, ...headers: readonly string[]) =>
  linesOf(path, {
    method: 'POST',
    host,
    body,
    headers: [`Origin: ${product.app.env.siteOrigin}`, ...headers],
  });

/** As a browser asks for a page. */
const AS_BROWSER = 'Accept: text/html,application/xhtml+xml,*/*;q=0.8';

test('ER-01 errors of the server itself are pages in the language of the address, with a link to the home page', async () => {
  const asked: readonly (readonly [number, string, string, string])[] = [
    [400, 'de', '/de/%zz', 'GET'],
    [400, 'en', '/en/%zz', 'GET'],
    [400, 'de', '/%zz', 'GET'],
    [405, 'en', '/en', 'DELETE'],
  ];
  for (const [status, locale, path, method] of asked) {
    const answer = await sendLines(
      product.origin,
      linesOf(path, { host, method, headers: [AS_BROWSER] }),
    );
    expect([path, answer.status, languageOf(answer)]).toEqual([path, status, locale]);
    expect(answer.body).toContain(`href="/${locale}"`);
    expect(faults(answer)).toEqual([]);
  }
  const call = await sendLines(
    product.origin,
    linesOf('/en/api/%zz', { host, headers: [AS_BROWSER] }),
  );
  expect(call.body).toContain('"code":"invalid"');
});

test('ER-01 an error that nobody knows says so with its status; a page of it that fails, too', async () => {
  await failing(product, new TypeError(SECRET), async () => {
    const answer = await sendLines(product.origin, linesOf('/en/cart', { host }));
    expect(textOf(answer)).toContain('500 - an unknown error occurred');
  });
  const { env } = product.app;
  const broken = new TypeError(SECRET);
  await failing(product, broken, async () => {
    const { dataDir } = env;
    // What the page of the error asks for fails in a way that it does not expect.
    Object.defineProperty(env, 'dataDir', {
      configurable: true,
      get: () => {
        throw broken;
      },
    });
    try {
      const answer = await sendLines(
        product.origin,
        linesOf('/en/cart', { host, headers: [AS_BROWSER] }),
      );
      expect([answer.status, textOf(answer)]).toEqual([
        500,
        expect.stringContaining('An error occurred while showing the error page'),
      ]);
      expect(answer.body).toContain('href="/en"');
      expect(faults(answer)).toEqual([]);
    } finally {
      Object.defineProperty(env, 'dataDir', { configurable: true, value: dataDir, writable: true });
    }
  });
});

test('ER-02 a missing address is counted, without query, once for the answer and once for the browser', async () => {
  const { errorLog, database } = product.app;
  const missed = async () => {
    await errorLog.write();
    return (await database.db.selectFrom('error_log').selectAll().execute()).map(
      ({ path, answered, seen }) => ({ path, answered, seen }),
    );
  };
  await missed();
  await database.db.deleteFrom('error_log').execute();
  const path = '/de/alte-adresse/1';
  const answer = await sendLines(product.origin, linesOf(`${path}?email=a@example.org`, { host }));
  expect(answer.status).toBe(404);
  expect(textOf(answer)).toContain('404 Seite nicht gefunden');
  expect(await missed()).toEqual([{ path, answered: 1, seen: 0 }]);
  // Brought by a call that the script makes first: the page is the same for everybody.
  expect(answer.headers.filter(([, value]) => value.startsWith('csrftoken='))).toEqual([]);
  const fresh = await sendLines(product.origin, linesOf('/de/api/user-details/', { host }));
  const cookie = fresh.headers.find(([, value]) => value.startsWith('csrftoken='))?.[1] ?? '';
  const token = /csrftoken=([\w-]+)/u.exec(cookie)?.[1] ?? '';
  const send = (body: string, ...headers: readonly string[]) =>
    sendLines(product.origin, post('/api/dashboard-error-log/', body, JSON_LINE, ...headers));
  const shown = [`Cookie: csrftoken=${token}`, `X-CSRFToken: ${token}`];
  const url = `${path}?email=a@example.org`;
  expect((await send(JSON.stringify({ url }))).status, 'without a token').toBe(403);
  expect((await send('{"url":"https://evil.example/x"}', ...shown)).status).toBe(400);
  expect((await send('{"url":7}', ...shown)).status).toBe(400);
  expect((await send('{}', ...shown)).status).toBe(400);
  expect((await send(JSON.stringify({ url: `/${'x'.repeat(3000)}` }), ...shown)).status).toBe(400);
  expect((await send(JSON.stringify({ url }), ...shown)).status).toBe(200);
  expect((await send(JSON.stringify({ url }), ...shown)).status).toBe(200);
  expect(await missed()).toEqual([{ path, answered: 1, seen: 1 }]);
});

test('ER-04 a browser tells of an error of a script, from this site only, and so often', async () => {
  const told: unknown[] = [];
  const { report } = product.app;
  const before = report.report.bind(report);
  report.report = (message, details) => void told.push({ message, details });
  try {
    const note = { message: 'x is no function', file: '/_astro/a.js', line: 1, column: 2 };
    const send = (page: string, origin = product.app.env.siteOrigin) =>
      sendLines(
        product.origin,
        linesOf('/de/api/page-notes/', {
          method: 'POST',
          host,
          body: JSON.stringify({ ...note, page }),
          headers: [`Origin: ${origin}`, JSON_LINE],
        }),
      );
    expect((await send('/de/warteliste/aB3dE6gH9jK2mN5pQ8sT1v')).status).toBe(200);
    expect(told).toEqual([
      {
        message: 'A script failed in a browser',
        details: {
          level: 'warn',
          route: 'page waiting-entry',
          why: note.message,
          at: '/_astro/a.js:1:2',
        },
      },
    ]);
    expect((await send('/de?q=1')).status, 'with a query').toBe(400);
    expect((await send('/de', 'https://evil.example')).status).toBe(403);
    const statuses = [];
    for (let time = 0; time < 25; time += 1) statuses.push((await send('/de')).status);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0);
  } finally {
    report.report = before;
  }
});
