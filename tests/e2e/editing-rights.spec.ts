import { request as ask } from 'node:http';
import { expect, test } from '@playwright/test';
import { API_ROUTES, postHandlerOf, type ApiName } from '../../src/lib/routing/api-routes.ts';
import { ROUTES, type RouteName } from '../../src/lib/routing/routes.ts';
import { testCartPath } from '../../src/lib/routing/test-shop-paths.ts';
import {
  EDITING_PARTS,
  editingMethods,
  type EditingPart,
} from '../../src/lib/routing/editing-routes.ts';
import { methodsOf } from '../../src/lib/server/http/methods.ts';
import { addPerson, Browser } from '../support/accounts.ts';
import { sourceFiles } from '../support/source-files.ts';
import { openProduct, type Product } from './support/product.ts';

test.describe.configure({ mode: 'serial', timeout: 120_000 });

const BASE = '/de/pageeditor-api';
const READING = ['GET', 'HEAD'];
const PAGE = 2;
const EVENT = 1;

/** Calls that are for visitors: they have no role to be held against. */
const FOR_VISITORS: readonly ApiName[] = ['shop-cart', 'user-login', 'user-logout'];

interface Call {
  readonly method: string;
  readonly path: string;
  /** The file that answers it; null: the server itself, in front of the pages. */
  readonly file: string | null;
  /** JSON; undefined: none. */
  readonly body?: unknown;
}

const changing = (path: string, file: string | null, body?: unknown): readonly Call[] =>
  methodsOf(path)
    .filter((method) => !READING.includes(method))
    .map((method) => ({ method, path, file, body }));

/** Every call that changes something for editors: made of the tables that the server goes by. */
const parts = Object.keys(EDITING_PARTS) as EditingPart[];
const CALLS: readonly Call[] = [
  ...changing(`${BASE}/editing/page`, 'editing.ts', { title: { de: 'Neu' }, urls: { de: 'neu' } }),
  ...changing(`${BASE}/editing/page/${PAGE}`, 'editing.ts', {
    fields: { title: { de: 'Fremd', en: 'Foreign' } },
    modules: {},
    tree: null,
  }),
  ...parts.flatMap((part) =>
    changing(`${BASE}/editing/page/${PAGE}/${part.replace('/n', '/1')}`, 'editing.ts', {
      tab: 'a',
    }),
  ),
  ...changing(`${BASE}/container`, 'module.ts', {
    content_type: 'page',
    object_id: PAGE,
    parent: PAGE,
    slug: 'fremd',
  }),
  ...changing(`${BASE}/text/abc`, 'module.ts', { data: {} }),
  ...changing(`${BASE}/records/tag`, 'records.ts', { name: { de: 'Fremd' } }),
  ...changing(`${BASE}/records/event/${EVENT}`, 'records.ts', { title: { de: 'Fremd' } }),
  ...['draft', 'publish'].flatMap((part) =>
    changing(`${BASE}/records/page/${PAGE}/${part}`, 'records.ts', { title: { de: 'Fremd' } }),
  ),
  ...changing(`${BASE}/media`, null),
  ...(Object.keys(API_ROUTES) as ApiName[])
    .filter((name) => postHandlerOf(name) !== null && !FOR_VISITORS.includes(name))
    .flatMap((name) =>
      changing(`/de/${API_ROUTES[name].path}`, postHandlerOf(name), { html: '<p>x' }),
    ),
];

/** Every page with a form that is sent to itself, and the file that takes it. */
const FORMS: readonly (readonly [path: string, file: string])[] = [
  ...(Object.keys(ROUTES) as RouteName[])
    .filter((name) => ROUTES[name].page !== null)
    .map((name) => [`/de/${ROUTES[name].de}`.replaceAll(/\[[^\]]+\]/gu, '1'), name] as const)
    .filter(([path]) => methodsOf(path).includes('POST'))
    .map(([path, name]) => [path, ROUTES[name].page ?? ''] as const),
  ...(['cart', 'checkout', 'order'] as const).map(
    (page) => [testCartPath(page, 'a'.repeat(22), 'de'), `_shop/${page}.astro`] as const,
  ),
  ['/de/alert', '_site/dismiss-alert.ts'],
];

let product: Product;
let cookies: Readonly<Record<'editor' | 'visitor', string>>;
const TOKEN = 'abcdefghijklmnop';

test.beforeAll(async () => {
  product = await openProduct();
  const signedIn = async (name: string, role: 'editor' | 'visitor') => {
    const browser = new Browser();
    const email = await addPerson(product.app, name, role);
    expect(await browser.signIn(product.app, email)).toBe('in');
    browser.cookies.set('csrftoken', TOKEN);
    return browser.headers.get('cookie') ?? '';
  };
  cookies = {
    editor: await signedIn('anna', 'editor'),
    visitor: await signedIn('ben', 'visitor'),
  };
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

test('US-02 US-04 every call that changes something has its place in this matrix', () => {
  const takes = /export const (?:ALL|POST|PUT|PATCH|DELETE)\b|method [!=]== 'POST'|refuseChange\(/u;
  const files = sourceFiles('src/pages', ['.ts', '.astro'])
    .filter(({ name, text }) => takes.test(text) && !name.endsWith('/as-editor.ts'))
    .map(({ name }) => name.replace('src/pages/', ''));
  const visitors = FOR_VISITORS.map((name) => postHandlerOf(name));
  const calls = [...CALLS.map(({ file }) => file), ...visitors].map((file) => `_api/${file ?? ''}`);
  const known = [...calls, ...FORMS.map(([, file]) => file), '_edit/render.astro'];
  expect(files.filter((file) => !known.includes(file))).toEqual([]);
  expect(FORMS.length).toBeGreaterThan(14);
  expect(CALLS.length).toBeGreaterThan(25);
  expect(editingMethods(`${BASE}/editing/page/${PAGE}`)).toContain('PATCH');
});

const REFUSED: readonly [string, number, () => Readonly<Record<string, string>>][] = [
  ['nobody', 401, () => ({})],
  [
    'nobody with a token of their own',
    401,
    () => ({ cookie: `csrftoken=${TOKEN}`, 'x-csrftoken': TOKEN }),
  ],
  ['a visitor', 403, () => ({ cookie: cookies.visitor, 'x-csrftoken': TOKEN })],
  ['an editor without the header', 403, () => ({ cookie: cookies.editor })],
  [
    'an editor with another token',
    403,
    () => ({ cookie: cookies.editor, 'x-csrftoken': `${TOKEN}x` }),
  ],
  [
    'an editor from another site',
    403,
    () => ({ cookie: cookies.editor, 'x-csrftoken': TOKEN, origin: 'https://evil.example' }),
  ],
];

for (const [who, status, headers] of REFUSED)
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
    const call = { method: 'POST', path: `/de/${API_ROUTES[name].path}`, file: null };
    await ask(call, 'no header', {});
    await ask(call, 'another token', { 'x-csrftoken': `${TOKEN.slice(1)}x` });
    await ask(call, 'elsewhere', { 'x-csrftoken': TOKEN, origin: 'https://evil.example' });
    await ask(call, 'as a form', { ...form, 'x-csrftoken': TOKEN, origin: 'null' });
  }
  expect(wrong).toEqual([]);
  expect(await traces()).toEqual(before);
  for (const [path] of FORMS.filter(([, file]) => !file.includes('logout')))
    expect((await send({ method: 'POST', path, file: null }, form)).status, path).not.toBe(403);
});

test('control: an editor of our own page gets past, and changes something', async () => {
  const headers = { cookie: cookies.editor, 'x-csrftoken': TOKEN };
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
  const headers = { cookie: cookies.editor, 'x-csrftoken': TOKEN };
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
    [{ fields: {}, modules: {}, tree: null, more: 1 }, 400, '_'],
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
