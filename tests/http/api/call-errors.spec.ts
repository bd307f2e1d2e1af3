import { expect, test } from '@playwright/test';
import type { Locale } from '../../../src/lib/constants.ts';
import { API_NAMES, apiRow, isPost, type ApiName } from '../../../src/lib/routing/api-routes.ts';
import { ENDPOINTS } from '../../../src/lib/server/api/endpoints.ts';
import { EDITOR_CALLS } from '../../../src/lib/server/api/editor/editor-calls.ts';
import { callAddress } from '../../support/api/places.ts';
import { inBothLanguages, send, type Sent } from '../../support/api/call-errors.ts';
import { FOR_VISITORS } from '../../support/site/rights/call-matrix.ts';
import { AS_EDITOR } from '../../support/site/token.ts';

/* API-07: what every call answers that nobody can answer, in the language of its address. */

const WITH_TOKEN = { cookie: 'csrftoken=0123456789abcdef', 'x-csrftoken': '0123456789abcdef' };
const JSON_TYPE = { 'content-type': 'application/json' };
/** Which kinds and methods resources have their own calls say: `database/resources/operations`. */
const names = API_NAMES.filter((name) => name !== 'editor' && !name.startsWith('resource-'));
const posts = names.filter(isPost);
const placed = (path: string) =>
  path
    .replace('[kind]', 'page')
    .replace('[module]', 'quote')
    .replaceAll(/\[\w+\]/gu, '1');
/** The address of any row, also of one that is not read. */
const addressOf = (name: ApiName, locale: Locale) => placed(callAddress(name, locale));
/** Who may make a call, so that the rest of it is looked at. */
const allowed = (name: ApiName) => (FOR_VISITORS.includes(name) ? WITH_TOKEN : AS_EDITOR);
const isUpload = (name: ApiName) => name === 'media' || name === 'temp-files';

for (const name of names)
  test(`API-07 ${name} says what another method, a broken address and OPTIONS lead to`, async ({
    baseURL,
  }) => {
    const { methods } = apiRow(name);
    const put = await inBothLanguages(baseURL, (locale) => addressOf(name, locale), {
      method: 'PUT',
      ...{ headers: { ...JSON_TYPE }, body: '{}' },
    });
    expect(put.faults).toEqual([]);
    for (const answer of put.answers) expect(answer.status).toBe(405);
    for (const broken of ['%ff', '%zz', '%2e%2e/'])
      for (const method of methods.slice(0, 1)) {
        const bad = await inBothLanguages(
          baseURL,
          (locale) => addressOf(name, locale).replace(/\/?$/u, `/${broken}`),
          {
            method,
            headers: { ...JSON_TYPE, ...AS_EDITOR },
            ...(method !== 'GET' && { body: '{}' }),
          },
        );
        expect([broken, bad.faults]).toEqual([broken, []]);
        for (const { status } of bad.answers) expect([400, 404]).toContain(status);
      }
    const { status, allow, text } = await send(baseURL, addressOf(name, 'de'), {
      method: 'OPTIONS',
    });
    expect([status, text]).toEqual([204, '']);
    expect(allow?.split(', ')).toEqual(expect.arrayContaining([...methods, 'OPTIONS']));
  });

/** Values that hardly any key can have; those of the search take every text. */
const BAD_VALUES = [
  'abc',
  '0',
  '-1',
  '1.5',
  '31-02-2027',
  '9'.repeat(40),
  "'--",
  '%ff',
  'x'.repeat(400),
];
const FREE = ['query', 'past', 'path'];

for (const name of names.filter((each) => !isPost(each) && ENDPOINTS[each] !== undefined))
  test(`API-07 ${name} tells a wrong value at its key`, async ({ baseURL }) => {
    const { query } = apiRow(name);
    for (const key of query.filter((each) => !FREE.includes(each))) {
      const refused = [];
      for (const value of BAD_VALUES) {
        const asked = (locale: Locale) => `${addressOf(name, locale)}?${key}=${value}`;
        const { answers, faults } = await inBothLanguages(baseURL, asked, { headers: AS_EDITOR });
        const [{ status, body } = { status: 0, body: {} }] = answers;
        if (status === 200) continue;
        expect([key, value, faults]).toEqual([key, value, []]);
        if (status === 400) expect(Object.keys(body.fields ?? {})).toEqual([key]);
        refused.push(status);
      }
      expect(refused).toContain(400);
    }
    for (const value of query.length > 0 ? [] : ['?x=1', '?']) {
      const { status } = await send(baseURL, addressOf(name, 'de') + value, { headers: AS_EDITOR });
      // An unknown key means nothing anywhere; a program is nobody to `user`.
      expect([200, 401, 404]).toContain(status);
    }
  });

const placesOf = (name: ApiName) =>
  [...apiRow(name).pattern.de.matchAll(/\[(\w+)\]/gu)].map(([, place = '']) => place);
for (const name of names.filter((each) => !isPost(each) && placesOf(each).length > 0))
  test(`API-07 ${name} tells what is wrong with its address`, async ({ baseURL }) => {
    for (const value of ['0', 'A', 'a_b', 'constructor', '999999999', '1e3', '9'.repeat(300)]) {
      const asked = (locale: Locale) => addressOf(name, locale).replace(/[^/]+\/?$/u, `${value}/`);
      const { answers, faults } = await inBothLanguages(baseURL, asked);
      expect([value, faults]).toEqual([value, []]);
      for (const { status, body } of answers) {
        expect([400, 404]).toContain(status);
        expect(placesOf(name)).toEqual(expect.arrayContaining(Object.keys(body.fields ?? {})));
      }
    }
  });

interface BadBody extends Sent {
  readonly what: string;
  readonly status: number;
}
const BODIES: readonly BadBody[] = [
  { what: 'no type', status: 415, body: '{}' },
  { what: 'text', status: 415, headers: { 'content-type': 'text/plain' }, body: '{}' },
  { what: 'XML', status: 415, headers: { 'content-type': 'application/xml' }, body: '<a/>' },
  {
    what: 'a form',
    status: 415,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'a=1',
  },
  { what: 'half of JSON', status: 400, headers: JSON_TYPE, body: '{"a":' },
  { what: 'a list', status: 400, headers: JSON_TYPE, body: '[]' },
  { what: 'null', status: 400, headers: JSON_TYPE, body: 'null' },
  {
    what: 'deep nesting',
    status: 400,
    headers: JSON_TYPE,
    body: `{"a":${'['.repeat(500)}${']'.repeat(500)}}`,
  },
  { what: 'a prototype', status: 400, headers: JSON_TYPE, body: '{"__proto__":{"a":1}}' },
  { what: 'ten megabytes', status: 413, headers: JSON_TYPE, body: `"${'x'.repeat(1e7)}"` },
];

for (const name of posts)
  test(`API-07 ${name} says what is wrong with a body`, async ({ baseURL }) => {
    const origin = name === 'page-notes' ? { origin: baseURL ?? '' } : {};
    for (const { what, status, headers, body } of BODIES) {
      // A file is no JSON, whatever the JSON is; one that is too long is not read so far.
      if (isUpload(name) && (status === 400 || what === 'ten megabytes')) continue;
      const { answers, faults } = await inBothLanguages(baseURL, (at) => addressOf(name, at), {
        method: 'POST',
        headers: { ...headers, ...allowed(name), ...origin },
        body,
      });
      expect([what, faults, answers.map((answer) => answer.status)]).toEqual([
        what,
        [],
        [status, status],
      ]);
    }
  });

for (const name of posts.filter((each) => FOR_VISITORS.includes(each) && each !== 'page-notes'))
  test(`API-07 US-04 ${name} says that a token is missing, or that the session is over`, async ({
    baseURL,
  }) => {
    for (const [token, reason, said] of [
      [{}, 'csrf_missing', /x-csrftoken/u],
      [{ 'x-csrftoken': 'fedcba9876543210' }, 'csrf_expired', /Sitzung|session/u],
    ] as const) {
      const { answers, faults } = await inBothLanguages(baseURL, (at) => addressOf(name, at), {
        method: 'POST',
        headers: { ...JSON_TYPE, cookie: WITH_TOKEN.cookie, ...token },
        body: '{}',
      });
      expect(faults).toEqual([]);
      for (const { status, body } of answers) {
        expect([status, body.code, body.reason]).toEqual([403, 'forbidden', reason]);
        expect(body.message).toMatch(said);
      }
    }
  });

test('API-07 a call from another site is refused as one', async ({ baseURL }) => {
  for (const name of posts) {
    const { answers, faults } = await inBothLanguages(baseURL, (at) => addressOf(name, at), {
      method: 'POST',
      headers: { 'content-type': 'text/plain', origin: 'https://evil.example', ...WITH_TOKEN },
      body: '{}',
    });
    expect([name, faults]).toEqual([name, []]);
    for (const { status, body } of answers) {
      expect([401, 403]).toContain(status);
      expect(body.message).not.toMatch(/Formular|form/u);
    }
  }
});

for (const { path, method, body: schema } of EDITOR_CALLS)
  test(`API-07 editors: ${method} ${path} says what is wrong`, async ({ baseURL }) => {
    const pathOf = (locale: Locale) => `/${locale}/pageeditor-api/${placed(path)}/`;
    const options = await send(baseURL, pathOf('de'), { method: 'OPTIONS' });
    expect(options.status).toBe(204);
    expect(options.allow?.split(', ')).toEqual(expect.arrayContaining([method, 'OPTIONS']));
    const both = (sent: Sent) => inBothLanguages(baseURL, pathOf, { method, ...sent });
    for (const [headers, reason] of [
      [{}, undefined],
      [{ cookie: 'foyer_session=gone' }, 'session_over'],
    ] as const) {
      const nobody = await both({ headers: { ...JSON_TYPE, ...headers } });
      expect(nobody.faults).toEqual([]);
      for (const { status, body } of nobody.answers)
        expect([status, body.code, body.reason]).toEqual([401, 'unauthorized', reason]);
    }
    if (method === 'GET') return;
    const bodies = BODIES.filter(({ what }) => what !== 'ten megabytes' && what !== 'null');
    for (const { what, status, headers, body } of bodies) {
      const { answers, faults } = await both({ headers: { ...AS_EDITOR, ...headers }, body });
      expect([what, faults]).toEqual([what, []]);
      for (const answer of answers) expect([what, answer.status]).toEqual([what, status]);
    }
    if (schema === undefined) return;
    const { answers, faults } = await both({
      headers: { ...AS_EDITOR, ...JSON_TYPE, 'if-match': '"1"' },
      body: '{"nonsense":{"a":1},"at":"gestern","tab":7,"language":"fr","parent":"x","data":3}',
    });
    expect(faults).toEqual([]);
    for (const { status } of answers) expect(status).toBeGreaterThanOrEqual(400);
  });

test('API-07 an address of the API that is none says so, however it is asked', async ({
  baseURL,
}) => {
  for (const method of ['GET', 'POST', 'PATCH', 'DELETE', 'OPTIONS'])
    for (const path of [
      'api/nothing/',
      'api/',
      'pageeditor-api/nothing/at/all/',
      'api/events/1/2/3/',
    ]) {
      const { answers, faults } = await inBothLanguages(baseURL, (locale) => `/${locale}/${path}`, {
        method,
        ...(method !== 'GET' && { headers: { ...JSON_TYPE, ...AS_EDITOR }, body: '{}' }),
      });
      expect([method, path, faults]).toEqual([method, path, []]);
      for (const { status, body } of answers)
        expect([method, path, status, body.code]).toEqual([method, path, 404, 'not_found']);
    }
});

test('API-07 what never gets as far as a call is told in JSON, too', async ({ baseURL }) => {
  const path = (locale: Locale) => `/${locale}/api/events/`;
  for (const [headers, status, code] of [
    [{ host: 'evil.example' }, 421, 'misdirected'],
    [{ expect: 'miracles' }, 417, 'expectation_failed'],
    [{ x: 'x'.repeat(20_000) }, 431, 'too_large'],
  ] as const) {
    const { answers, faults } = await inBothLanguages(baseURL, path, { headers });
    expect(faults).toEqual([]);
    for (const { status: seen, body } of answers) expect([seen, body.code]).toEqual([status, code]);
  }
});
