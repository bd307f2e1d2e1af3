import { KINDS } from '../../../../src/content/records/kinds.ts';
import { PERMISSIONS } from '../../../../src/lib/accounts/permissions.ts';
import { API_NAMES, apiRow, type ApiName } from '../../../../src/lib/routing/api-routes.ts';
import { ROUTE_NAMES, routeRow } from '../../../../src/lib/routing/routes.ts';
import { TEST_SHOP_ROUTES } from '../../../../src/lib/routing/test-shop-routes.ts';
import type { ResourceAddress } from '../../../../src/lib/server/api/resources/resource-call.ts';
import { RESOURCE_CALLS } from '../../../../src/lib/server/api/resources/resource-calls.ts';
import { EDITOR_CALLS } from '../../../../src/lib/server/api/editor/editor-calls.ts';

/* Every call and form that changes something, made of the tables that the server goes by. */

export const BASE = '/de/pageeditor-api';
const READING = ['GET', 'HEAD'];
const PAGE = 2;
export const EVENT = 1;

/** Calls that are for visitors: they have no role to be held against. */
export const FOR_VISITORS: readonly ApiName[] = [
  'error-log',
  'forms-entries',
  'page-notes',
  'shop-cart',
  'temp-files',
  'user-login',
  'user-logout',
];

export interface Call {
  readonly method: string;
  readonly path: string;
  /** The file that answers it; null: the server itself, in front of the pages. */
  readonly file: string | null;
  /** JSON; undefined: none. */
  readonly body?: unknown;
}

/** What is sent with a call, by its address; all others are sent `{ tab: 'a' }`. */
const BODIES: Readonly<Record<string, unknown>> = {
  'editing/[kind]': { title: { de: 'Neu' }, urls: { de: 'neu' } },
  'editing/[kind]/[id]': {
    fields: { title: { de: 'Fremd', en: 'Foreign' } },
    modules: {},
    tree: null,
  },
  '[module]': { content_type: 'page', object_id: PAGE, parent: PAGE, slug: 'fremd' },
  '[module]/[id]': { data: {} },
  'records/[kind]': { name: { de: 'Fremd' } },
  'records/[kind]/[id]': { title: { de: 'Fremd' } },
  'records/[kind]/[id]/draft': { title: { de: 'Fremd' } },
};
const PLACES: Readonly<Record<string, string>> = {
  kind: 'page',
  module: 'container',
  id: String(PAGE),
};
const filled = (pattern: string) =>
  pattern.replaceAll(/\[(?:\.\.\.)?(\w+)\]/gu, (_, name: string) => PLACES[name] ?? '1');

const FOREIGN_TAG = { name: { de: 'Fremd' } };
const RESOURCE_PATHS: Readonly<Record<ResourceAddress, string>> = {
  list: '/de/api/tag/',
  one: '/de/api/tag/1/',
  source: '/de/api/tag/by-source/foreign/1/',
  batch: '/de/api/batch/',
  'batch-answer': '/de/api/batch/bm9uZQ/',
};
const FOREIGN_BATCH = { operations: [{ action: 'create', kind: 'tag', body: FOREIGN_TAG }] };

/** The calls on one resource, which stands for all: they are made and let through alike. */
const RESOURCE_WRITES: readonly Call[] = RESOURCE_CALLS.filter(
  ({ method, resource }) => !READING.includes(method) && (resource === 'tag' || resource === null),
).map(({ method, address }) => ({
  method,
  path: RESOURCE_PATHS[address],
  file: '_api/resource.ts',
  body: address === 'batch' ? FOREIGN_BATCH : FOREIGN_TAG,
}));

/** Every call that changes something for editors: made of the tables that the server goes by. */
export const CALLS: readonly Call[] = [
  ...RESOURCE_WRITES,
  ...EDITOR_CALLS.filter(({ method }) => !READING.includes(method)).map(({ method, path }) => ({
    method,
    // Any tag can be made; another page has to say more.
    path: `${BASE}/${path === 'records/[kind]' ? 'records/tag' : filled(path)}`,
    file: '_api/editor.ts',
    body: BODIES[path] ?? { tab: 'a' },
  })),
  ...API_NAMES.filter((name) => apiRow(name).methods.join() === 'POST')
    .filter((name) => !FOR_VISITORS.includes(name))
    .map((name) => ({
      method: 'POST',
      path: `/de/${filled(apiRow(name).pattern.de)}`,
      file: apiRow(name).page,
      body: { html: '<p>x' },
    })),
];

/** A cart and an order of the test shop, and a list of the hub. */
const FORM_PLACES: Readonly<Record<string, string>> = {
  cart: 'a'.repeat(22),
  order: 'ABCD2345',
  list: 'tag',
  group: 'event',
};

/** Every page with a form that is sent to itself, and the file that takes it. */
export const FORMS: readonly (readonly [path: string, file: string])[] = [
  ...ROUTE_NAMES.map((name) => [`/de/${routeRow(name).pattern.de}`, routeRow(name)] as const),
  ...Object.values(TEST_SHOP_ROUTES).map((row) => [row.pattern.de, row] as const),
]
  .filter(([, row]) => row.page !== null && row.methods.includes('POST'))
  .map(([path, row]) => [
    path.replaceAll(/\[(\w+)\]/gu, (_, name: string) => FORM_PLACES[name] ?? '1'),
    row.page ?? '',
  ]);

/** Every call that changes a kind of record that administrators alone change. */
export const FOR_ADMINS = KINDS.filter((kind) => PERMISSIONS[kind].write === 'admin').flatMap(
  (kind) =>
    EDITOR_CALLS.filter(
      ({ method, path }) => !READING.includes(method) && path.includes('[kind]'),
    ).map(({ method, path }) => ({
      method,
      path: `${BASE}/${path.replace('[kind]', kind).replaceAll(/\[\w+\]/gu, '1')}`,
      file: '_api/editor.ts',
      body: kind === 'redirect' ? { old_path: '/alt', new_path: '/de' } : {},
    })),
);
