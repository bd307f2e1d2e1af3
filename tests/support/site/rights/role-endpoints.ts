import { LIBRARY_ENDPOINTS } from './library-endpoints.ts';
import { TOOLS_ENDPOINTS } from './tools-endpoints.ts';
import { KINDS, type Kind } from '../../../../src/content/records/kinds.ts';
import {
  ANY_KIND,
  mayDo,
  PERMISSIONS,
  SUBJECTS,
  type Action,
  type Right,
  type Role,
  type Subject,
  writableFields,
} from '../../../../src/lib/accounts/permissions.ts';
import { EDITOR_CALLS } from '../../../../src/lib/server/api/editor/editor-calls.ts';
import type { ResourceAddress } from '../../../../src/lib/server/api/resources/resource-call.ts';
import { RESOURCE_CALLS } from '../../../../src/lib/server/api/resources/resource-calls.ts';
import { HUB_LISTS } from '../../../../src/lib/server/page-data/hub/lists.ts';
import { canDuplicate } from '../../../../src/lib/server/page-data/hub/records/duplicate.ts';
import {
  kindOfList,
  shortFormOf,
} from '../../../../src/lib/server/page-data/hub/records/hub-kinds.ts';
import { NO_ID, type Endpoint } from './endpoint.ts';

/*
 * Every endpoint of the product to what has a row in the table of rights, made of the tables
 * that the product goes by, and who may come in by it.
 */

const CALLS = '/de/pageeditor-api';
/** Calls that name a kind of record. */
const recordCalls = (kind: Kind): readonly Endpoint[] =>
  EDITOR_CALLS.filter(({ path }) => path.includes('[kind]')).map(
    ({ method, path, action, isByField = false }) => ({
      subject: kind,
      action,
      method,
      path: `${CALLS}/${path.replace('[kind]', kind).replaceAll(/\[\w+\]/gu, NO_ID)}`,
      ...(method !== 'GET' && { body: { unheard_of: 1 } }),
      isByField,
    }),
  );

/** Calls that name it in their query or body, and the one that shows modules of it. */
function sideCalls(kind: Kind): readonly Endpoint[] {
  const owner = `content_type=${kind}&object_id=${NO_ID}`;
  const one = `${CALLS}/text/x?${owner}`;
  const added = { content_type: kind, object_id: Number(NO_ID), data: {} };
  const calls: readonly (readonly [Action, string, string, object?])[] = [
    ['read', 'GET', `${CALLS}/finder?kinds=${kind}`],
    ['read', 'GET', `${CALLS}/finder?values=${kind}:${NO_ID}`],
    ['read', 'GET', one],
    ['write', 'PATCH', one, { body: { data: {} } }],
    ['write', 'POST', one, { body: { data: {} } }],
    ['write', 'DELETE', one],
    ['write', 'POST', `${CALLS}/text`, { body: added }],
    ['write', 'POST', `${CALLS}/editing/${kind}/${NO_ID}/render`, { body: {} }],
  ];
  return calls.map(([action, method, path, more = {}]) => ({
    subject: kind,
    action,
    method,
    path,
    ...more,
  }));
}

/** The list of a kind in the hub, its forms, and what their buttons do. */
function hubForms(key: string): readonly Endpoint[] {
  const kind = kindOfList(key);
  if (kind === null) return [];
  const base = `/de/cms-hub/${kind}`;
  const made: readonly Endpoint[] = [
    { subject: kind, action: 'write', method: 'GET', path: `${base}/new` },
    { subject: kind, action: 'write', method: 'POST', path: `${base}/new`, form: {} },
    {
      subject: kind,
      action: 'publish',
      method: 'POST',
      path: `${base}/new`,
      form: { is_online: 'true' },
    },
  ];
  const version = '999999';
  const changed: readonly Endpoint[] = [
    { subject: kind, action: 'write', method: 'GET', path: `${base}/1`, isByField: true },
    {
      subject: kind,
      action: 'write',
      method: 'POST',
      path: `${base}/1`,
      form: { version },
      isByField: true,
    },
    {
      subject: kind,
      action: 'delete',
      method: 'POST',
      path: `${base}/1`,
      form: { version, action: 'delete' },
    },
  ];
  const history = `${base}/1/history`;
  const form = { version, state: NO_ID, field: 'is_online' };
  const beside: readonly Endpoint[] = [
    { subject: kind, action: 'export', method: 'GET', path: `${base}/list.csv` },
    { subject: kind, action: 'write', method: 'GET', path: history },
    { subject: kind, action: 'publish', method: 'POST', path: history, form },
    ...(canDuplicate(kind)
      ? [
          {
            subject: kind,
            action: 'write' as const,
            method: 'POST',
            path: `${base}/${NO_ID}/duplicate`,
            form: {},
          },
        ]
      : []),
  ];
  return [...(shortFormOf(kind) === null ? made : []), ...changed, ...beside];
}

const hubLists: readonly Endpoint[] = HUB_LISTS.flatMap(({ key, right, actions = [] }) =>
  right.subject === ANY_KIND
    ? []
    : [
        {
          ...(right as Right & { subject: Subject }),
          method: 'GET',
          path: `/de/cms-hub/${key}`,
        },
        ...actions.map(({ name, right: needed }) => ({
          subject: needed.subject as Subject,
          action: needed.action,
          method: 'POST',
          path: `/de/cms-hub/${key}`,
          form: { action: name, id: NO_ID },
        })),
      ],
);

/** What stands alone. */
const others: readonly Endpoint[] = [
  { subject: 'media', action: 'read', method: 'GET', path: `${CALLS}/finder/media` },
  { subject: 'media', action: 'write', method: 'POST', path: `${CALLS}/media` },
  {
    subject: 'page',
    action: 'write',
    method: 'POST',
    path: `${CALLS}/paste`,
    body: { html: '<p>x' },
  },
  {
    subject: 'page',
    action: 'read',
    method: 'GET',
    path: '/de/preview/modules/text/100',
    hidden: [404],
  },
  { subject: 'page', action: 'read', method: 'GET', path: '/de?v=999999', hidden: [301] },
  { subject: 'form_entry', action: 'read', method: 'GET', path: '/de/cms-hub/entries/1' },
  { subject: 'form_entry', action: 'read', method: 'GET', path: `/de/cms-hub/entries/1/${NO_ID}` },
  {
    subject: 'form_entry',
    action: 'read',
    method: 'GET',
    path: `/de/cms-hub/entries/1/${NO_ID}/x`,
  },
  {
    subject: 'form_entry',
    action: 'delete',
    method: 'POST',
    path: '/de/cms-hub/entries/1',
    form: { action: 'delete_entry', id: NO_ID },
  },
  {
    subject: 'form_entry',
    action: 'export',
    method: 'GET',
    path: '/de/cms-hub/entries/1/entries.csv',
  },
  {
    subject: 'newsletter_address',
    action: 'export',
    method: 'GET',
    path: '/de/cms-hub/newsletter/newsletter.csv',
  },
  {
    subject: 'personal_data',
    action: 'read',
    method: 'GET',
    path: '/de/cms-hub/personal_data/person',
  },
  {
    subject: 'personal_data',
    action: 'export',
    method: 'GET',
    path: '/de/cms-hub/personal_data/person.json',
  },
  {
    subject: 'personal_data',
    action: 'delete',
    method: 'POST',
    path: '/de/cms-hub/personal_data/person',
    form: { action: 'erase' },
  },
  { subject: 'user', action: 'read', method: 'GET', path: '/de/cms-hub/users/new' },
  { subject: 'user', action: 'write', method: 'POST', path: '/de/cms-hub/users/new', form: {} },
  { subject: 'api_token', action: 'write', method: 'GET', path: '/de/cms-hub/api_tokens/new' },
  {
    subject: 'api_token',
    action: 'write',
    method: 'POST',
    path: '/de/cms-hub/api_tokens/new',
    form: {},
  },
  { subject: 'api_token', action: 'write', method: 'GET', path: '/de/cms-hub/api_tokens/made' },
  { subject: 'audit_entry', action: 'export', method: 'GET', path: '/de/cms-hub/audit/audit.csv' },
  { subject: 'dashboard', action: 'read', method: 'GET', path: '/de/cms-hub' },
  { subject: 'event', action: 'write', method: 'GET', path: '/de/cms-hub/event/series' },
  { subject: 'dashboard', action: 'read', method: 'GET', path: '/de/cms-hub/today' },
  { subject: 'dashboard', action: 'read', method: 'GET', path: '/de/cms-hub/today/sheet' },
  ...['GET', 'POST'].flatMap((method): readonly Endpoint[] => {
    const sent = method === 'POST' && { form: {} };
    const status = '/de/cms-hub/event/1/status';
    const alert = '/de/cms-hub/today/alert';
    const hours = '/de/cms-hub/today/hours';
    return [
      { subject: 'event', action: 'publish', method, path: status, isByField: true, ...sent },
      { subject: 'breaking_news', action: 'publish', method, path: alert, ...sent },
      { subject: 'opening_hours_exception', action: 'publish', method, path: hours, ...sent },
    ];
  }),
  ...LIBRARY_ENDPOINTS,
  ...TOOLS_ENDPOINTS,
  { subject: 'dashboard', action: 'read', method: 'GET', path: '/de/api/dashboard/site/' },
  {
    subject: 'page',
    action: 'read',
    method: 'GET',
    path: `${CALLS}/page/besuch/anfahrt?version_id=${NO_ID}`,
  },
];

/** Where each form of address of a resource leads to nothing that is there. */
const RESOURCE_PATHS: Readonly<Record<ResourceAddress, (name: string) => string>> = {
  list: (name) => `/de/api/${name}/`,
  one: (name) => `/de/api/${name}/${NO_ID}/`,
  source: (name) => `/de/api/${name}/by-source/nobody/${NO_ID}/`,
  batch: () => '/de/api/batch/',
  'batch-answer': () => '/de/api/batch/bm9uZQ/',
};

/** The calls on resources; single fields can be changed, never made. */
const resources: readonly Endpoint[] = RESOURCE_CALLS.flatMap(
  ({ subject, action, address, resource, method }) =>
    subject === null
      ? []
      : [
          {
            subject,
            action,
            method,
            path: RESOURCE_PATHS[address](resource ?? ''),
            ...(method !== 'GET' && { body: { unheard_of: 1 } }),
            isByField: action === 'write' && address === 'one',
          },
        ],
);

export const ENDPOINTS: readonly Endpoint[] = [
  ...resources,
  ...KINDS.flatMap((kind) => [...recordCalls(kind), ...sideCalls(kind)]),
  ...HUB_LISTS.flatMap(({ key }) => hubForms(key)),
  ...hubLists,
  ...others,
];

/** Cells of the table that nothing of the product opens, each with the reason. */
export const WITHOUT_ENDPOINT: Readonly<Record<string, string>> = Object.fromEntries([
  ...KINDS.filter((kind) => kindOfList(kind) === null).map((kind) => [
    `${kind} export`,
    'it has no list that could be taken away as a file',
  ]),
  ['user delete', 'accounts are deleted with all data of their person'],
]) as Readonly<Record<string, string>>;

/** Whether the table lets a role in; kept apart from the table, so that it can be opened. */
export const isLetIn = (role: Role, { subject, action, isByField }: Endpoint): boolean =>
  mayDo(role, subject, action) ||
  (isByField === true && writableFields(role, subject)?.length !== 0);

/** Cells of the table in which somebody may do something. */
export const CELLS: readonly string[] = SUBJECTS.flatMap((subject) =>
  (['read', 'write', 'publish', 'delete', 'export'] as const)
    .filter((action) => PERMISSIONS[subject][action] !== null)
    .map((action) => `${subject} ${action}`),
);
