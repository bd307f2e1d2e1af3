import { expect, test } from '@playwright/test';
import { SECURITY_HEADERS } from '../../support/security-headers.ts';
import { violations } from '../support/axe.ts';
import { failing, faults, languageOf } from '../../support/site/error-answers.ts';
import { linesOf, sendLines } from '../../support/site/lines.ts';
import { openProduct, type Product } from '../../support/site/product.ts';
import { API_TOKEN } from '../../support/site/token.ts';

test.describe.configure({ mode: 'serial' });

let product: Product;
let host: string;
test.beforeAll(async () => {
  product = await openProduct({ API_TOKEN });
  host = new URL(product.app.env.siteOrigin).host;
});
test.afterAll(() => product.close());

const JSON_LINE = 'Content-Type: application/json';
const FORM_LINE = 'Content-Type: application/x-www-form-urlencoded';
const EDITOR_LINE = `Authorization: Bearer ${API_TOKEN}`;
const SECRET = 'select * from login_user where /srv/foyer/secret.ts:7:1';

/** A request for each status, and for each way in which it is answered. */
const REQUESTS: readonly (readonly [status: number, what: string, text: () => string])[] = [
  [301, 'a slash at the end', () => linesOf('/de/programm-karten/', { host })],
  [400, 'no HTTP', () => 'hello\r\n\r\n'],
  [400, 'a broken address', () => linesOf('/de/%zz', { host })],
  [400, 'two hosts', () => linesOf('/de', { host, headers: ['Host: evil.example'] })],
  [400, 'an unknown filter', () => linesOf('/de/api/events/?date=never', { host })],
  [401, 'a call of editors', () => linesOf('/de/pageeditor-api/records/tag/', { host })],
  [
    403,
    'a form of another site',
    () => post('/de/alert', 'a=1', FORM_LINE, 'Origin: http://evil.example'),
  ],
  [404, 'a page', () => linesOf('/de/gibt-es-nicht', { host })],
  [404, 'a page in English', () => linesOf('/en/no-such-page', { host })],
  [404, 'a call', () => linesOf('/de/api/nothing/', { host })],
  [404, 'a file', () => linesOf(`/media/${'0'.repeat(32)}/original.jpg`, { host })],
  [405, 'a page', () => linesOf('/de', { host, method: 'DELETE' })],
  [405, 'a call', () => linesOf('/en/api/events/', { host, method: 'PUT' })],
  [413, 'a form', () => post('/de/alert', `a=${'x'.repeat(70_000)}`, FORM_LINE)],
  [413, 'a call', () => post('/en/api/shop-cart/', `{"a":"${'x'.repeat(20_000)}"}`, JSON_LINE)],
  [415, 'a form', () => post('/de/alert', 'a', 'Content-Type: text/plain')],
  [415, 'a call', () => post('/de/pageeditor-api/records/tag/', 'a', EDITOR_LINE)],
  [417, 'an expectation', () => linesOf('/de', { host, headers: ['Expect: miracles'] })],
  [421, 'another host', () => linesOf('/de', { host: 'evil.example' })],
  [431, 'a long head', () => linesOf('/de', { host, headers: [`X: ${'x'.repeat(20_000)}`] })],
];

const post = (path: string, body: string, ...headers: readonly string[]) =>
  linesOf(path, {
    method: 'POST',
    host,
    body,
    headers: [`Origin: ${product.app.env.siteOrigin}`, ...headers],
  });

for (const [status, what, text] of REQUESTS)
  test(`RL-05 case 36 ${status} (${what}) has every security header and tells nothing of the inside`, async () => {
    const answer = await sendLines(product.origin, text());
    expect(answer.status).toBe(status);
    expect(faults(answer)).toEqual([]);
  });

test('RL-05 case 36 304 has them, too', async () => {
  const { headers } = await product.get('/de');
  const line = `If-None-Match: ${headers.get('etag') ?? ''}`;
  const answer = await sendLines(product.origin, linesOf('/de', { host, headers: [line] }));
  expect([answer.status, answer.body]).toEqual([304, '']);
  expect(faults(answer)).toEqual([]);
});

test('RL-05 case 36 500: in the language of the address, without the cause', async () => {
  await failing(product, new TypeError(SECRET), async () => {
    for (const [path, locale] of [
      ['/de/warenkorb', 'de'],
      ['/en/cart', 'en'],
    ] as const) {
      const answer = await sendLines(product.origin, linesOf(path, { host }));
      expect([answer.status, languageOf(answer)]).toEqual([500, locale]);
      expect(faults(answer)).toEqual([]);
    }
    const call = await sendLines(
      product.origin,
      post(
        '/de/pageeditor-api/records/tag/',
        '{"name":{"de":"a","en":"a"}}',
        JSON_LINE,
        EDITOR_LINE,
      ),
    );
    expect(call.status).toBe(500);
    expect(call.body).toContain('"code":"failed"');
    expect(faults(call)).toEqual([]);
  });
});

test('RL-05 case 36 503: in the language of the address, with Retry-After, without the cause', async () => {
  const busy = Object.assign(new Error(`database is locked: ${SECRET}`), {
    code: 'ERR_SQLITE_ERROR',
    errcode: 5,
  });
  await failing(product, busy, async () => {
    for (const [path, locale] of [
      ['/de/warenkorb', 'de'],
      ['/en/cart', 'en'],
    ] as const) {
      const answer = await sendLines(product.origin, linesOf(path, { host }));
      expect([answer.status, languageOf(answer)]).toEqual([503, locale]);
      expect(answer.headers.map(([name]) => name)).toContain('retry-after');
      expect(faults(answer)).toEqual([]);
    }
  });
});

test('RL-05 case 36 control: an answer as frameworks give it by themselves is found', () => {
  const body = `<h1>Error</h1><pre>TypeError: x\n    at f (/srv/foyer/dist/entry.mjs:1:1)</pre>`;
  const found = faults({ status: 500, headers: [['x-powered-by', 'Express']], body });
  expect(found).toEqual(expect.arrayContaining([...SECURITY_HEADERS, 'x-powered-by']));
  expect(found.length).toBeGreaterThan(SECURITY_HEADERS.length + 1);
});

test('RL-05 case 36 pages of errors have nothing that axe finds, in both languages @full', async ({
  page,
}) => {
  await page.route(
    () => true,
    async (route) => {
      const { pathname, search } = new URL(route.request().url());
      const { status, headers, body } = await product.get(pathname + search, {
        accept: 'text/html',
      });
      await route.fulfill({ status, headers: Object.fromEntries(headers), body });
    },
  );
  const site = product.app.env.siteOrigin;
  const seen: string[] = [];
  const look = async (status: number, paths: readonly string[]) => {
    for (const path of paths) {
      const answer = await page.goto(site + path);
      expect([path, answer?.status()]).toEqual([path, status]);
      seen.push(...(await violations(page)));
    }
  };
  await look(400, ['/de/%zz', '/en/%zz']);
  await look(404, ['/de/gibt-es-nicht', '/en/no-such-page']);
  await failing(product, new TypeError('ours'), () => look(500, ['/de/warenkorb', '/en/cart']));
  const full = Object.assign(new Error('database is locked'), {
    code: 'ERR_SQLITE_ERROR',
    errcode: 5,
  });
  await failing(product, full, () => look(503, ['/de/warenkorb', '/en/cart']));
  expect(seen).toEqual([]);
  // Control: it looks at what is there.
  await page.evaluate(() => {
    document.body.append(document.createElement('img'));
  });
  expect((await violations(page)).length).toBeGreaterThan(0);
});
