import { describe, expect, it } from 'vitest';
import type { AppContext } from '../../../src/lib/server/app/app-context.ts';
import { RESOURCE_CALLS } from '../../../src/lib/server/api/resources/resource-calls.ts';
import { appFor, BOTH_ENGINES } from '../../support/database/house.ts';
import {
  addressOf,
  operationNamed,
  wrongInAnswer,
  wrongInBody,
} from '../../support/resources/document.ts';
import { askRaw, programWith, type RawRequest } from '../../support/resources/route.ts';
import { insertMissingRows } from '../../support/resources/missing-rows.ts';

type Answer = Awaited<ReturnType<typeof askRaw>>;

/** Some three hundred calls, and as many schemas that a validator is made of. */
const TIMEOUT_MS = 90_000;
const ADMIN = programWith('admin');
const NAME = { source: 'operations', source_id: 'one' };
const byId = new Map(RESOURCE_CALLS.map((call) => [call.id, call]));

/** The operations of a resource, by the word before its name: `list`, `readBySource`. */
const RESOURCES = [...Map.groupBy(RESOURCE_CALLS, ({ resource }) => resource ?? '')]
  .filter(([resource]) => resource !== '')
  .map(([resource, calls]) => ({
    resource,
    name: calls.find(({ address }) => address === 'list')?.id.replace('list', '') ?? '',
  }));

/** A walk through the calls of one house: what each answered, and what the document says of it. */
class Walk {
  readonly done = new Set<string>();
  readonly wrong: string[] = [];
  readonly #app: AppContext;

  constructor(app: AppContext) {
    this.#app = app;
  }

  async call(
    id: string,
    {
      query = '',
      places = {},
      body,
      ...request
    }: Partial<Omit<RawRequest, 'body'>> & {
      readonly query?: string;
      readonly places?: Readonly<Record<string, string>>;
      readonly body?: unknown;
    } = {},
  ): Promise<Answer> {
    const operation = operationNamed(id);
    const address = addressOf(operation, { locale: 'de', ...places }) + query;
    const text = body === undefined ? null : JSON.stringify(body);
    const answer = await askRaw(
      this.#app,
      { ...request, method: operation.method, address, body: text },
      ADMIN,
    );
    this.wrong.push(...wrongInAnswer(id, answer.status, answer.body));
    if (answer.status < 300) {
      this.done.add(id);
      // What is taken is what the document asks for.
      if (body !== undefined && byId.get(id)?.body !== undefined)
        this.wrong.push(...wrongInBody(id, body).map((text) => `${id} body ${text}`));
    }
    return answer;
  }
}

interface Shown {
  readonly id: number;
  readonly results?: readonly { readonly id: number }[];
}
const shown = ({ body }: Answer): Shown => body as Shown;

const exampleOf = (id: string): unknown =>
  operationNamed(id).requestBody?.content['application/json']?.example;

const ANY = { headers: { 'if-match': '*' } };

/** The record's own fields as somebody sends them back. */
async function sentBack(walk: Walk, name: string, places: Readonly<Record<string, string>>) {
  const { body } = await walk.call(`read${name}`, { places });
  const {
    id: _i,
    version: _v,
    updated_at: _u,
    sources: _s,
    ...fields
  } = body as Record<string, unknown>;
  return fields;
}

/** Derived fields and what only uploads say are answered and not sent. */
const fitting = (id: string, fields: Readonly<Record<string, unknown>>) => {
  const all = new Set(
    wrongInBody(id, fields).length === 0
      ? []
      : Object.keys(fields).filter((name) =>
          wrongInBody(id, { [name]: fields[name] }).some((text) =>
            text.startsWith(': must NOT have additional'),
          ),
        ),
  );
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !all.has(name)));
};

/** Every call of a kind of record that is made by programs. */
async function walkKind(walk: Walk, name: string): Promise<void> {
  const isRecord = byId.has(`replace${name}`);
  const query = isRecord ? '?page_size=2&sort=-id' : '?page_size=2';
  const listed = await walk.call(`list${name}`, { query });
  if (isRecord) await walk.call(`list${name}`, { query: '?language=en&search=a' });
  const first = shown(listed).results?.[0]?.id;
  if (first !== undefined) {
    const places = { id: String(first) };
    await walk.call(`read${name}`, { places });
    if (isRecord) await walk.call(`read${name}`, { places, query: '?language=de' });
    if (isRecord) {
      const fields = fitting(`replace${name}`, await sentBack(walk, name, places));
      const again = { places, body: fields, query: '?dry_run=1', ...ANY };
      await walk.call(`replace${name}`, again);
      await walk.call(`change${name}`, { ...again, body: {} });
      await walk.call(`delete${name}`, { places, query: '?dry_run=1&anyway=1', ...ANY });
    } else if (byId.has(`change${name}`))
      await walk.call(`change${name}`, { places, body: { state: 'waiting' } });
  }
  if (byId.has(`create${name}`)) await walkExample(walk, name);
  else if (first !== undefined && byId.has(`delete${name}`))
    await walk.call(`delete${name}`, { places: { id: String(first) }, ...ANY });
}

/** A record is made of its example, by its name elsewhere, found by it and deleted. */
async function walkExample(walk: Walk, name: string): Promise<void> {
  const body = exampleOf(`create${name}`);
  if (body === undefined) return;
  await walk.call(`create${name}`, { body, query: '?dry_run=1' });
  const made = await walk.call(`put${name}`, { places: NAME, body });
  const again = await walk.call(`put${name}`, { places: NAME, body });
  const change = (again.body as { readonly change?: string }).change;
  if (made.status !== 201 || change !== 'unchanged')
    walk.wrong.push(`${name} example: ${JSON.stringify([made.body, again.body])}`);
  await walk.call(`read${name}BySource`, { places: NAME });
  await walk.call(`read${name}BySource`, { places: NAME, query: '?language=en' });
  const places = { id: String(shown(made).id) };
  await walk.call(`replace${name}`, { places, body, ...ANY });
  await walk.call(`change${name}`, { places, body, ...ANY });
  await walk.call(`delete${name}`, { places, ...ANY });
}

/** What has calls of its own: who may sign in, what roles may do, tokens of programs. */
const LOG = 'AuditEntry';
const ACCESS: readonly string[] = ['User', 'Role', 'ApiToken', LOG];

async function walkAccess(walk: Walk): Promise<void> {
  const role = { first_name: 'Ida', last_name: 'Kern', role: 'editor' };
  const user = await walk.call('createUser', { body: { ...role, email: 'ida@example.org' } });
  const places = { id: String(shown(user).id) };
  await walk.call('listUser', {});
  await walk.call('readUser', { places });
  await walk.call('changeUser', { places, body: { role: 'box_office' } });
  await walk.call('listRole', {});
  await walk.call('readRole', { places: { id: 'editor' } });
  const made = await walk.call('createApiToken', { body: { name: 'Import', role: 'editor' } });
  await walk.call('listApiToken', {});
  const { token } = made.body as { readonly token: { readonly id: number } };
  await walk.call('deleteApiToken', { places: { id: String(token.id) } });
}

/** Calls that cannot succeed in the demo, each with the reason. */
const NEVER_DONE: Readonly<Record<string, string>> = {
  createSettings: 'there is one record of them',
  putSettings: 'there is one record of them',
  readSettingsBySource: 'no other system made it',
  deleteSettings: 'the site needs it',
  createLegalText: 'there is one of each',
  putLegalText: 'there is one of each',
  readLegalTextBySource: 'no other system made it',
  deleteLegalText: 'the site needs each of them',
  readMediaBySource: 'files come by upload',
};

describe('calls on resources, as the document tells them', () => {
  it.each(BOTH_ENGINES)(
    'API-03 API-05 every one answers what its schema says, on %s',
    async (engine) => {
      const app = await appFor(engine, 'demo');
      await insertMissingRows(app);
      const walk = new Walk(app);
      for (const { name } of RESOURCES) if (!ACCESS.includes(name)) await walkKind(walk, name);
      // What is done with accounts is in the log.
      await walkAccess(walk);
      await walkKind(walk, LOG);
      await walk.call('batch', { body: exampleOf('batch'), query: '?dry_run=1' });
      const headers = { 'idempotency-key': 'walk', prefer: 'respond-async' };
      const { headers: later } = await walk.call('batch', { body: exampleOf('batch'), headers });
      await app.batchJobs.close();
      const key = (later.get('location') ?? '').split('/').at(-2) ?? '';
      await walk.call('batchAnswer', { places: { key } });
      expect(walk.wrong).toEqual([]);
      const missed = RESOURCE_CALLS.map(({ id }) => id).filter((id) => !walk.done.has(id));
      expect(missed.sort()).toEqual(Object.keys(NEVER_DONE).sort());
    },
    TIMEOUT_MS,
  );

  it('API-05 a wrong answer is found', () => {
    const right = {
      change: 'deleted',
      id: 1,
      version: 1,
      draft: null,
      dry_run: false,
      record: null,
    };
    expect(wrongInAnswer('deleteTag', 200, right)).toEqual([]);
    expect(wrongInAnswer('deleteTag', 200, { ...right, id: '1' })).not.toEqual([]);
    expect(wrongInAnswer('deleteTag', 200, { ...right, more: 1 })).not.toEqual([]);
    expect(wrongInAnswer('deleteTag', 200, {})).not.toEqual([]);
    expect(wrongInAnswer('deleteTag', 404, { code: 'lost', message: 'x' })).not.toEqual([]);
    expect(wrongInAnswer('deleteTag', 500, {})).not.toEqual([]);
  });
});
