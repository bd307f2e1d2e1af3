import { beforeAll, describe, expect, it } from 'vitest';
import type { ResourceCall } from '../../../src/lib/server/api/resources/resource-call.ts';
import { RESOURCE_CALLS } from '../../../src/lib/server/api/resources/resource-calls.ts';
import type { AppContext } from '../../../src/lib/server/app/app-context.ts';
import { NOBODY, type Caller } from '../../../src/lib/server/services/accounts/user.ts';
import { LOCALES } from '../../../src/lib/constants.ts';
import { BOTH_ENGINES, sharedApp } from '../../support/database/house.ts';
import {
  DOCUMENT,
  addressOf,
  operationNamed,
  wrongInAnswer,
  type DocumentOperation,
} from '../../support/resources/document.ts';
import { insertMissingRows } from '../../support/resources/missing-rows.ts';
import { askRaw, programWith, type RawRequest } from '../../support/resources/route.ts';

type Locale = (typeof LOCALES)[number];
interface Body {
  readonly code: string;
  readonly message: string;
  readonly fields?: Readonly<Record<string, string>>;
}

/** A bad request with what it has to be answered. */
interface Bad {
  readonly why: string;
  readonly status: number;
  readonly caller?: Caller;
  readonly query?: string;
  readonly body?: string;
  readonly headers?: RawRequest['headers'];
  readonly places?: Readonly<Record<string, string>>;
  /** The fields that have to be named. */
  readonly fields?: readonly string[];
}

/** Some three thousand calls. */
const TIMEOUT_MS = 90_000;
const ADMIN = programWith('admin');
const ANY = { 'if-match': '*' };
const UNKNOWN = { key: 'bm9uZQ', id: '999999', source: 'nobody', source_id: 'nothing' };
const HALF = String.raw`\ud800`;
const DEEP = `${'{"a":'.repeat(100)}1${'}'.repeat(100)}`;
const HUGE = JSON.stringify({ text: 'x'.repeat(10 * 1024 * 1024) });

const needsIfMatch = ({ ifMatch }: ResourceCall): boolean => ifMatch === 'required';

const anybody = ({ address }: ResourceCall): readonly Bad[] => [
  { why: 'nobody', status: 401, caller: NOBODY },
  { why: 'a visitor', status: 403, caller: programWith('visitor') },
  ...(address === 'batch' || address === 'batch-answer'
    ? []
    : [
        { why: 'a token without scopes', status: 403, caller: { ...ADMIN, scopes: [] } },
        { why: 'an unknown query key', status: 400, query: '?colour=red', fields: ['colour'] },
      ]),
];

const ofState = (call: ResourceCall): readonly Bad[] => [
  ...(needsIfMatch(call)
    ? [
        { why: 'no state', status: 428, headers: {} },
        {
          why: 'what is no state',
          status: 400,
          headers: { 'if-match': 'x' },
          fields: ['if-match'],
        },
        { why: 'an old state', status: 409, headers: { 'if-match': '"99999"' } },
      ]
    : []),
  ...(call.takesKey === true
    ? [
        {
          why: 'a key that is none',
          status: 400,
          headers: { ...ANY, 'idempotency-key': 'a b' },
          fields: ['idempotency-key'],
        },
      ]
    : []),
  ...(['one', 'batch-answer'].includes(call.address) ||
  (call.address === 'source' && call.method === 'GET')
    ? [{ why: 'an unknown id', status: 404, places: UNKNOWN }]
    : []),
];

/** What is wrong with every body, whatever its call. */
const ofForm = ({ body, resource }: ResourceCall): readonly Bad[] =>
  body === undefined
    ? []
    : [
        { why: 'no body', status: 400 },
        { why: 'a list', status: 400, body: '[]' },
        { why: 'no JSON', status: 400, body: '{' },
        {
          why: 'another type',
          status: 415,
          body: '{}',
          headers: { ...ANY, 'content-type': 'text/plain' },
        },
        {
          why: 'names of prototypes',
          status: 400,
          body: '{"a":{"__proto__":{"x":1}}}',
          fields: ['a.__proto__'],
        },
        { why: 'a depth', status: 400, body: DEEP },
        ...(resource === null || resource === 'tag' || resource === 'event'
          ? [{ why: '10 MB', status: 413, body: HUGE }]
          : []),
      ];

type Schema = Readonly<Record<string, unknown>> & {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
};

function bodySchema({ requestBody }: DocumentOperation): Schema {
  const { $ref } = requestBody?.content['application/json']?.schema as { readonly $ref?: string };
  const name = $ref?.split('/').at(-1) ?? '';
  return (DOCUMENT.components.schemas[name] ?? {}) as Schema;
}

/** Each field of a record as nothing can be: and what is missing, unknown and too long. */
function ofFields(call: ResourceCall): readonly Bad[] {
  const { properties = {}, required = [] } = bodySchema(operationNamed(call.id));
  const names = Object.keys(properties).filter((name) => name !== 'is_online');
  const wrong = (value: unknown) =>
    JSON.stringify(Object.fromEntries(names.map((name) => [name, value])));
  const isWhole = call.id.startsWith('create') || call.id.startsWith('replace');
  return [
    { why: 'wrong types', status: 400, body: wrong([[{ x: 1 }]]), fields: names },
    { why: 'an unknown field', status: 400, body: '{"colour":"red"}', fields: ['colour'] },
    { why: 'half characters', status: 400, body: wrong('?').replaceAll('?', HALF) },
    { why: 'texts that are too long', status: 400, body: wrong('x'.repeat(10_000)) },
    ...(isWhole && required.length > 0
      ? [{ why: 'what is missing', status: 400, body: '{}', fields: required }]
      : []),
  ];
}

const isRecordWrite = ({ body, resource, method, subject }: ResourceCall): boolean =>
  body !== undefined && resource !== null && subject !== 'outbox_message' && method !== 'GET';

const badOf = (call: ResourceCall): readonly Bad[] => [
  ...anybody(call),
  ...ofState(call),
  ...ofForm(call),
  ...(isRecordWrite(call) ? ofFields(call) : []),
];

/** Bodies that are right where `{}` is not. */
const FILLERS: Readonly<Record<string, string>> = { changeOutboxMessage: '{"state":"waiting"}' };

/** A call in one language: what is wrong with its answer. */
async function wrongIn(
  app: AppContext,
  call: ResourceCall,
  bad: Bad,
  {
    locale,
    places,
  }: { readonly locale: Locale; readonly places: Readonly<Record<string, string>> },
): Promise<{ readonly wrong: readonly string[]; readonly message: string }> {
  const operation = operationNamed(call.id);
  const { status, query = '', body, headers = ANY, caller = ADMIN, fields = [] } = bad;
  const address = addressOf(operation, { ...places, ...bad.places, locale }) + query;
  const filler =
    call.body !== undefined && body === undefined && bad.why !== 'no body'
      ? (FILLERS[call.id] ?? '{}')
      : null;
  const answer = await askRaw(
    app,
    { method: call.method, address, headers, body: body ?? filler },
    caller,
  );
  const at = `${call.id} ${locale} ${bad.why}`;
  const told = answer.body as Body;
  const named = Object.keys(told.fields ?? {});
  const silent = fields.filter(
    (field) =>
      !named.some((name) => name === field || name.startsWith(`${field}.`)) &&
      // An unknown name stands at what it is in.
      !(told.fields?.['_'] ?? '').includes(`"${field}"`),
  );
  return {
    message: told.message,
    wrong: [
      ...(answer.status === status
        ? []
        : [`${at}: ${String(answer.status)} ${JSON.stringify(told).slice(0, 200)}`]),
      ...(silent.length === 0
        ? []
        : [`${at} is not told at ${silent.join()}: ${JSON.stringify(told).slice(0, 200)}`]),
      ...wrongInAnswer(call.id, answer.status, answer.body),
    ],
  };
}

const ids = new Map<string, string>();
/** The places of a call: of a record that is there. */
async function placesOf(app: AppContext, { resource }: ResourceCall) {
  const name = resource ?? '';
  if (!ids.has(name) && name !== '') {
    const { body } = await askRaw(
      app,
      { method: 'GET', address: `/de/api/${name}/?page_size=1` },
      ADMIN,
    );
    // Users, roles and tokens are few: their lists have no parts, and their ids are not asked for.
    const [first] =
      (body as { readonly results?: readonly { readonly id: number }[] }).results ?? [];
    ids.set(name, String(first?.id ?? 1));
  }
  return { id: ids.get(name) ?? '1', source: 'bad', source_id: 'input', key: UNKNOWN.key };
}

describe.each(BOTH_ENGINES)('bad input on %s', (engine) => {
  const shared = sharedApp(engine);
  beforeAll(async () => {
    ids.clear();
    await insertMissingRows(shared.app);
  });

  it(
    'API-07 is refused by every call on resources, at its field, in both languages',
    async () => {
      const wrong: string[] = [];
      for (const call of RESOURCE_CALLS) {
        const places = await placesOf(shared.app, call);
        for (const bad of badOf(call)) {
          const [de, en] = await Promise.all(
            LOCALES.map((locale) => wrongIn(shared.app, call, bad, { locale, places })),
          );
          wrong.push(...(de?.wrong ?? []), ...(en?.wrong ?? []));
          if (de?.message === en?.message)
            wrong.push(`${call.id} ${bad.why} in one language: ${String(de?.message)}`);
        }
      }
      expect(wrong).toEqual([]);
    },
    TIMEOUT_MS,
  );
});
