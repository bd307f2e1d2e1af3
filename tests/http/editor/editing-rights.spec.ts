import { request as ask } from 'node:http';
import { expect, test } from '@playwright/test';
import { apiRow } from '../../../src/lib/routing/api-routes.ts';
import type { Role } from '../../../src/lib/accounts/permissions.ts';
import { addPerson, Browser } from '../../support/accounts/accounts.ts';
import { sourceFiles } from '../../support/source-files.ts';
import {
  BASE,
  CALLS,
  EVENT,
  FOR_ADMINS,
  FOR_VISITORS,
  FORMS,
  type Call,
} from '../../support/site/rights/call-matrix.ts';
import { openProduct, type Product } from '../../support/site/product.ts';

test.describe.configure({ mode: 'serial' });

let product: Product;
type Who = 'editor' | 'other' | 'visitor' | 'admin';
let cookies: Readonly<Record<Who, string>>;
/** The CSRF token of each session. */
let tokens: Readonly<Record<Who, string>>;
/** One that somebody else planted in the browser as its cookie. */
const PLANTED = 'abcdefghijklmnop';

test.beforeAll(async () => {
  product = await openProduct();
  const given: Record<string, string> = {};
  const signedIn = async (name: Who, role: Role) => {
    const browser = new Browser();
    const email = await addPerson(product.app, name, role);
    expect(await browser.signIn(product.app, email)).toBe('in');
    given[name] = (await product.app.accounts.sessionOf(browser.headers))?.csrfToken ?? '';
    // Its own token is no protection where a cookie decides: the planted one stands there.
    browser.cookies.set('csrftoken', PLANTED);
    return browser.headers.get('cookie') ?? '';
  };
  cookies = {
    editor: await signedIn('editor', 'editor'),
    other: await signedIn('other', 'editor'),
    visitor: await signedIn('visitor', 'visitor'),
    admin: await signedIn('admin', 'admin'),
  };
  tokens = given as typeof tokens;
});
test.afterAll(() => product.close());

/** Sends a call as a browser does from our own page, with changes. */
function send(
  { method, path, body }: Call,
  headers: Readonly<Record<string, string>> = {},
): Promise<{ status: number; body: string }> {
  const { hostname, port } = new URL(product.origin);
  const { siteOrigin } = product.app.env;
  const { host } = new URL(siteOrigin);
  const sent = Buffer.from(JSON.stringify(body ?? {}));
  const all = {
    host,
    'content-length': String(sent.byteLength),
    origin: siteOrigin,
    'content-type': 'application/json',
    'if-match': '"1-0"',
    ...headers,
  };
  return new Promise((resolve, reject) => {
    const asked = ask({ hostname, port, path, method, agent: false, headers: all }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => (text += part));
      answer.on('end', () => {
        resolve({ status: answer.statusCode ?? 0, body: text });
      });
    });
    asked.on('error', reject).end(sent);
  });
}

const TABLES = [
  'change',
  'record_version',
  'presence',
  'schedule',
  'media',
  'login_session',
  'login_verification',
] as const;

/** Everything that such a call could have left behind. */
async function traces(): Promise<unknown> {
  const { db } = product.app.database;
  const count = async (table: (typeof TABLES)[number]) =>
    db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll().as('count'))
      .executeTakeFirst();
  return Promise.all(TABLES.map(count));
}

// ASVS 6.3.4
test('US-02 US-04 every call that changes something has its place in this matrix', () => {
  const takes = /export const (?:ALL|POST|PUT|PATCH|DELETE)\b|method [!=]== 'POST'|refuseChange\(/u;
  const files = sourceFiles('src/pages', ['.ts', '.astro'])
    .filter(({ text }) => takes.test(text))
    .map(({ name }) => name.replace('src/pages/', ''));
  const visitors = FOR_VISITORS.map((name) => apiRow(name).page);
  const known = [...CALLS.map(({ file }) => file), ...visitors, ...FORMS.map(([, file]) => file)];
  expect(files.filter((file) => !known.includes(file))).toEqual([]);
  expect(FORMS.length).toBeGreaterThan(14);
  expect(CALLS.length).toBeGreaterThan(24);
});

const REFUSED: readonly [string, number, () => Readonly<Record<string, string>>][] = [
  ['nobody', 401, () => ({})],
  [
    'nobody with a token of their own',
    401,
    () => ({ cookie: `csrftoken=${PLANTED}`, 'x-csrftoken': PLANTED }),
  ],
  ['a visitor', 403, () => ({ cookie: cookies.visitor, 'x-csrftoken': tokens.visitor })],
  ['an editor without the header', 403, () => ({ cookie: cookies.editor })],
  [
    'an editor with another token',
    403,
    () => ({ cookie: cookies.editor, 'x-csrftoken': `${tokens.editor}x` }),
  ],
  [
    'an editor with a token that was planted as the cookie, too (case 19)',
    403,
    () => ({ cookie: cookies.editor, 'x-csrftoken': PLANTED }),
  ],
  [
    'an editor with the token of another session (case 19)',
    403,
    () => ({ cookie: cookies.editor, 'x-csrftoken': tokens.other }),
  ],
  [
    'an editor from another site',
    403,
    () => ({
      cookie: cookies.editor,
      'x-csrftoken': tokens.editor,
      origin: 'https://evil.example',
    }),
  ],
];

for (const [who, status, headers] of REFUSED)
  // ASVS 8.2.1, ASVS 8.3.1
  test(`US-02 US-04 ${who} changes nothing by any call`, async () => {
    const before = await traces();
    const answers: string[] = [];
    for (const call of CALLS) {
      const answer = await send(call, headers());
      if (answer.status !== status)
        answers.push(`${call.method} ${call.path}: ${answer.status} ${answer.body.slice(0, 80)}`);
    }
    expect(answers).toEqual([]);
    expect(await traces()).toEqual(before);
  });

// ASVS 3.5.1
test('US-04 no form of any page, and no call for visitors, is taken from another site', async () => {
  const before = await traces();
  const wrong: string[] = [];
  const ask = async (call: Call, why: string, headers: Readonly<Record<string, string>>) => {
    const { status } = await send(call, { cookie: cookies.editor, ...headers });
    if (status !== 403) wrong.push(`${call.path} ${why}: ${status}`);
  };
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  for (const [path, file] of FORMS)
    for (const origin of ['https://evil.example', 'null', ''])
      await ask({ method: 'POST', path, file }, origin, { ...form, origin });
  for (const name of FOR_VISITORS) {
    const call = { method: 'POST', path: `/de/${apiRow(name).pattern.de}`, file: null };
    // A page that was kept has no token to send when its script fails: there the origin decides.
    if (name !== 'page-notes') {
      await ask(call, 'no header', {});
      await ask(call, 'another token', { 'x-csrftoken': `${tokens.editor.slice(1)}x` });
    }
    await ask(call, 'elsewhere', { 'x-csrftoken': tokens.editor, origin: 'https://evil.example' });
    await ask(call, 'as a form', { ...form, 'x-csrftoken': tokens.editor, origin: 'null' });
  }
  expect(wrong).toEqual([]);
  expect(await traces()).toEqual(before);
  // An order is opened by its key alone, which nobody has here, wherever the form comes from.
  const OTHERWISE = /logout|_shop\/order/u;
  for (const [path] of FORMS.filter(([, file]) => !OTHERWISE.test(file)))
    expect((await send({ method: 'POST', path, file: null }, form)).status, path).not.toBe(403);
});

// ASVS 8.2.3
test('US-02 case 20 settings and redirects are changed by administrators alone', async () => {
  expect(FOR_ADMINS.length).toBeGreaterThan(16);
  const before = await traces();
  const as = (who: Who) => ({ cookie: cookies[who], 'x-csrftoken': tokens[who] });
  for (const call of FOR_ADMINS) {
    const answer = await send(call, as('editor'));
    expect({ path: call.path, status: answer.status }).toEqual({ path: call.path, status: 403 });
    expect(answer.body).toContain('Verwaltung');
  }
  expect(await traces()).toEqual(before);
  // What an editor sees of them is what editors see of everything.
  for (const kind of ['settings', 'redirect'])
    expect((await product.get(`${BASE}/records/${kind}`, as('editor'))).status).toBe(200);
  // In English, and said of the role that is needed.
  const english = FOR_ADMINS.map((call) => ({ ...call, path: call.path.replace('/de/', '/en/') }));
  const [first] = english;
  if (first === undefined) throw new Error('no call');
  expect((await send(first, as('editor'))).body).toMatch(/needs the role/u);
  // The control: an administrator gets past the same calls.
  for (const call of FOR_ADMINS) {
    const { status } = await send(call, as('admin'));
    expect({ call, isIn: status !== 401 && status !== 403 }).toEqual({ call, isIn: true });
  }
  expect(await traces()).not.toEqual(before);
});

test('control: an editor of our own page gets past, and changes something', async () => {
  const headers = { cookie: cookies.editor, 'x-csrftoken': tokens.editor };
  const before = await traces();
  for (const call of CALLS) {
    const { status } = await send(call, headers);
    expect({ call: `${call.method} ${call.path}`, isIn: status !== 401 && status !== 403 }).toEqual(
      {
        call: `${call.method} ${call.path}`,
        isIn: true,
      },
    );
  }
  expect(await traces()).not.toEqual(before);
});

test('API-01 what cannot be read is refused at its place, and nothing changes', async () => {
  const headers = { cookie: cookies.editor, 'x-csrftoken': tokens.editor };
  const state = await product.get(`${BASE}/editing/event/${EVENT}`, { cookie: cookies.editor });
  expect([state.status, state.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  const { revision } = JSON.parse(state.body) as { revision: string };
  const patch = (body: unknown, more: Readonly<Record<string, string>> = {}) =>
    send(
      { method: 'PATCH', path: `${BASE}/editing/event/${EVENT}`, file: null, body },
      { ...headers, 'if-match': `"${revision}"`, ...more },
    );
  const before = await traces();
  const module = (kind: string, data: unknown) => ({
    fields: {},
    modules: { x: { kind, version: 1, data } },
    tree: [{ id: 'x', columns: [] }],
  });
  const deep = (depth: number): object =>
    depth === 0 ? { id: 'x', columns: [] } : { id: `x${depth}`, columns: [[deep(depth - 1)]] };
  const section = { kind: 'section', version: 1, data: {} };
  const nested = Object.fromEntries(['x', 'x1', 'x2', 'x3', 'x4'].map((id) => [id, section]));
  const table: readonly [unknown, number, string][] = [
    [module('text', { content: { de: 'x'.repeat(200_000), en: [] } }), 413, 'modules.0'],
    [module('nowhere', {}), 400, 'modules.0.kind'],
    [module('text', { content: 'x' }), 400, 'modules.0.data.content'],
    [
      { fields: {}, modules: nested, tree: [deep(4)] },
      400,
      'modules.0.columns.0.0.columns.0.0.columns.0.0.columns.0.0',
    ],
    [{ fields: { title: 7 }, modules: {}, tree: null }, 400, 'title'],
    [{ fields: { version: 7 }, modules: {}, tree: null }, 400, 'version'],
    [
      JSON.parse('{"fields":{"__proto__":{"is_admin":true}},"modules":{},"tree":null}'),
      400,
      'fields.__proto__',
    ],
    [{ fields: {}, modules: {}, tree: null, more: 1 }, 400, 'more'],
    [[], 400, ''],
  ];
  for (const [body, status, path] of table) {
    const answer = await patch(body);
    const { fields = {} } = JSON.parse(answer.body) as { fields?: object };
    expect([answer.status, path === '' ? path : Object.keys(fields)[0]]).toEqual([status, path]);
  }
  expect((await patch({}, { 'content-type': 'text/plain' })).status).toBe(415);
  expect((await patch({}, { 'if-match': '' })).status).toBe(428);
  expect(await traces()).toEqual(before);
});
