import { request as ask } from 'node:http';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { apiRow } from '../../../src/lib/routing/api-routes.ts';
import { CALLS, FOR_VISITORS, FORMS, type Call } from '../../support/site/rights/call-matrix.ts';
import { memoryOfAll } from '../../support/site/memory.ts';
import { startProduct, type ProductProcess } from '../../support/site/processes/product-process.ts';
import { AS_EDITOR } from '../../support/site/token.ts';

/* What is sent to every call and form of the product, in processes as it is run. */

const MB = 1 << 20;
/** Pages are rendered ahead meanwhile, which takes some; one bomb would take twice as much. */
const MAX_GROWTH_MB = 100;
const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';

let product: ProductProcess;
test.beforeAll(async () => {
  product = await startProduct();
  // What the first calls load is not what a body costs.
  for (let round = 0; round < 3; round += 1) {
    await others(ALL, { body: '{', headers: json }, []);
    await others(FORM_CALLS, { body: 'a=1', headers: { 'content-type': FORM_TYPE } }, []);
  }
});
test.afterAll(() => product.stop());

interface Sent {
  readonly body: Buffer | string;
  readonly headers?: Readonly<Record<string, string>>;
  /** In pieces, without a word about its length. */
  readonly isChunked?: boolean;
}

/** Sends as `fetch` cannot: without a type, and with a false one. @returns null when cut off */
function sendOnce({ method, path }: Call, { body, headers = {}, isChunked }: Sent) {
  const { hostname, port, host, origin } = new URL(product.origin);
  const length = isChunked
    ? { 'transfer-encoding': 'chunked' }
    : { 'content-length': String(Buffer.byteLength(body)) };
  const all = { host, origin, ...AS_EDITOR, 'if-match': '"1-0"', ...length, ...headers };
  return new Promise<number | null>((resolve) => {
    const asked = ask({ hostname, port, path, method, agent: false, headers: all }, (answer) => {
      answer.resume().on('end', () => {
        resolve(answer.statusCode ?? 0);
      });
    });
    asked
      .on('error', () => {
        resolve(null);
      })
      .end(body);
  });
}

/** The status; who is still writing when the server has answered and closed may miss the answer. */
async function send(call: Call, sent: Sent): Promise<number> {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const status = await sendOnce(call, sent);
    if (status !== null) return status;
  }
  return 0;
}

/** Every call that takes JSON and has to have some. */
const VISITOR_CALLS: readonly Call[] = FOR_VISITORS.map((name) => ({
  method: 'POST',
  path: `/de/${apiRow(name).pattern.de}`,
  file: apiRow(name).page,
}));
const ALL = [...CALLS, ...VISITOR_CALLS];
const FORM_CALLS: readonly Call[] = FORMS.map(([path, file]) => ({ method: 'POST', path, file }));

/** An upload is looked at by its type, and refused before anything of it is read. */
const isRead = ({ path }: Call): boolean => !path.endsWith('/media');

/** What each call answered, where that was none of these. */
async function others(calls: readonly Call[], sent: Sent, expected: readonly number[]) {
  const found: string[] = [];
  for (const call of calls) {
    const status = await send(call, sent);
    if (!expected.includes(status)) found.push(`${call.method} ${call.path}: ${status}`);
  }
  return found;
}

const json = { 'content-type': JSON_TYPE };
const huge = JSON.stringify({ a: 'x'.repeat(10 * MB) });
const deep = `{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
/** Two hundred megabytes of blanks in less than one. */
const bomb = gzipSync(Buffer.alloc(200 * MB, ' '));

/* Without the token, with another one, or without the record: said before the body is read. */
const EARLIER = [401, 403, 404];

test('RL-05 case 11 ten megabytes are 413 at every call and form, announced or not', async () => {
  expect(ALL.length).toBeGreaterThan(25);
  const before = memoryOfAll(product);
  for (const isChunked of [false, true]) {
    const call = { body: huge, headers: json, isChunked };
    // All are read by the same few lines, which pieces take longer to get through.
    const calls = ALL.filter(isRead).filter((_, index) => !isChunked || index % 4 === 0);
    expect(await others(calls, call, [413, ...EARLIER])).toEqual([]);
    const form = { body: `a=${huge}`, headers: { 'content-type': FORM_TYPE }, isChunked };
    expect(await others(FORM_CALLS, form, [413])).toEqual([]);
  }
  expect(memoryOfAll(product) - before).toBeLessThan(MAX_GROWTH_MB);
});

test('RL-05 case 11 what is packed is 415 and never unpacked', async () => {
  const before = memoryOfAll(product);
  for (const coding of ['gzip', 'br', 'deflate', 'gzip, gzip', 'x-any']) {
    const headers = { ...json, 'content-encoding': coding };
    expect(await others(ALL, { body: bomb, headers }, [415, ...EARLIER])).toEqual([]);
  }
  const headers = { 'content-type': FORM_TYPE, 'content-encoding': 'gzip' };
  // Some lead to the login, are for administrators, or of a record that is not there: nothing is read.
  const refused = [415, 303, 403, 404];
  expect(await others(FORM_CALLS, { body: gzipSync('a=1'), headers }, refused)).toEqual([]);
  const upload = { method: 'POST', path: '/de/pageeditor-api/media', file: null };
  const form = { 'content-type': 'multipart/form-data; boundary=x', 'content-encoding': 'gzip' };
  expect(await send(upload, { body: bomb, headers: form })).toBe(415);
  expect(memoryOfAll(product) - before).toBeLessThan(MAX_GROWTH_MB);
});

test('RL-05 case 11 a hundred thousand levels, names of all objects, other types: never 5xx', async () => {
  const before = memoryOfAll(product);
  const refused = [400, 413, 415, ...EARLIER];
  const bodies = [deep, '{"__proto__":{"role":"admin"}}', '{"a":{"constructor":{}}}', '[', '\0'];
  for (const body of bodies)
    expect(await others(ALL, { body, headers: json }, refused), body.slice(0, 30)).toEqual([]);
  const types = ['text/plain', FORM_TYPE, 'application/json-seq', 'multipart/form-data'];
  for (const type of types)
    expect(
      await others(ALL, { body: '{"a":1}', headers: { 'content-type': type } }, refused),
    ).toEqual([]);
  expect(await others(ALL, { body: '{"a":1}' }, refused)).toEqual([]);
  expect(memoryOfAll(product) - before).toBeLessThan(MAX_GROWTH_MB);
});

test('RL-05 case 11 control: the same sender is understood, and this bomb would be felt @full', async () => {
  const tags = { method: 'POST', path: '/de/pageeditor-api/records/tag', file: null };
  const body = JSON.stringify({ name: { de: 'Gepackt', en: 'Packed' } });
  expect(await send(tags, { body, headers: json })).toBe(201);
  expect(await send(tags, { body, headers: { ...json, 'content-encoding': 'identity' } })).toBe(
    201,
  );
  expect(bomb.byteLength).toBeLessThan(MB);
  const answer = new Response(bomb);
  const unpacked = answer.body?.pipeThrough(new DecompressionStream('gzip'));
  expect((await new Response(unpacked).arrayBuffer()).byteLength).toBeGreaterThan(
    MAX_GROWTH_MB * MB,
  );
});

test('RL-05 case 11 a body in pieces is no second request of its own between the processes', async () => {
  const path = '/de/pageeditor-api/records/tag';
  const name = 'Geschmuggelt';
  const { host, origin } = new URL(product.origin);
  const inner = JSON.stringify({ name: { de: name, en: name } });
  const smuggled = [
    `POST ${path} HTTP/1.1`,
    `Host: ${host}`,
    `Origin: ${origin}`,
    `Authorization: ${AS_EDITOR.authorization}`,
    'foyer-task: call',
    'foyer-body-limit: 99999',
    `Content-Type: ${JSON_TYPE}`,
    `Content-Length: ${inner.length}`,
    '',
    inner,
  ].join('\r\n');
  const tags = async () =>
    (await fetch(`${product.origin}${path}?page_size=100`, { headers: AS_EDITOR })).text();
  for (const method of ['DELETE', 'POST', 'PATCH']) {
    const call = { method, path: `${path}/999999`, file: null };
    for (let attempt = 0; attempt < 3; attempt += 1)
      expect([400, 404, 405, 415]).toContain(
        await send(call, { body: smuggled, headers: json, isChunked: true }),
      );
  }
  expect(await tags()).not.toContain(name);
  // Control: the same lines, sent as a request of its own, would have made it.
  const own = { method: 'POST', path, file: null };
  expect(await send(own, { body: inner, headers: json })).toBe(201);
  expect(await tags()).toContain(name);
});
