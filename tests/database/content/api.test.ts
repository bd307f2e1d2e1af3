import { describe, expect, it } from 'vitest';
import {
  API_NAMES as all,
  API_ROUTES,
  apiPath,
  apiPatterns,
  isKept,
  isPost,
  matchApi,
  type ApiName,
} from '../../../src/lib/routing/api-routes.ts';
import { LOCALES } from '../../../src/lib/constants.ts';
import { dayForAddress, dayOf, moveDay } from '../../../src/lib/dates/dates.ts';
import type { Caller } from '../../../src/lib/server/services/accounts/user.ts';
import { answerApi } from '../../../src/lib/server/api/answer.ts';

import { ENDPOINTS, TAKING } from '../../../src/lib/server/api/endpoints.ts';
import {
  availableDays,
  findEvents,
} from '../../../src/lib/server/services/programme/programme-index.ts';
import type { AppContext } from '../../../src/lib/server/app/app-context.ts';
import { callAddress, PLACES } from '../../support/api/places.ts';
import { NOW, ORIGIN } from '../../support/env.ts';
import { ENGINES, sharedApp } from '../../support/database/house.ts';

const TODAY = dayOf(NOW);
/** Those that are read. */
const names = all.filter(
  (name) => !isPost(name) && name !== 'editor' && !name.startsWith('resource-'),
);

const callOf = callAddress;
const placesOf = (name: ApiName) => Object.keys(PLACES.de[name] ?? {});

const EDITOR: Caller = {
  role: 'editor',
  how: 'session',
  scopes: null,
  csrfToken: 'token',
  user: { id: '1', email: 'anna@example.org', first_name: 'Anna', last_name: 'P', role: 'editor' },
};

/** As an editor asks: what is kept is the same for everybody, and the rest is theirs. */
async function ask(app: AppContext, path: string) {
  const caller = () => Promise.resolve(EDITOR);
  const url = new URL(path, ORIGIN);
  const call = matchApi(url.pathname);
  if (call === null) throw new Error(`${path} is no call`);
  const { response, cache } = await answerApi(app, call, url, caller);
  const body = (await response.json()) as unknown;
  return { status: response.status, headers: response.headers, body, cache };
}

/** Without what changes by the second: how much is free on the disk. */
const steady = (body: unknown): unknown =>
  JSON.parse(JSON.stringify(body), (key, value: unknown) => (key === 'free_bytes' ? 0 : value));

const describedPath = (name: ApiName) =>
  apiPath(name, 'de')
    .replace('/de/', '/{locale}/')
    .replace(/\[(?:\.\.\.)?(\w+)\]/gu, '{$1}');

interface Paged {
  readonly count: number;
  readonly next: string | null;
  readonly previous: string | null;
  readonly results: readonly { readonly id: number }[];
}

describe.each(ENGINES)('the API on %s', (engine) => {
  const shared = sharedApp(engine);

  it('API-01 PR-01 the pages of a day’s productions stay on that day', async () => {
    const ahead = Array.from({ length: 120 }, (_, days) => dayForAddress(moveDay(TODAY, days)));
    const nexts = await Promise.all(
      ahead.map(async (date) => {
        const { body } = await ask(shared.app, `/de/api/productions/?date=${date}&page_size=1`);
        return [date, (body as Paged).next] as const;
      }),
    );
    const several = nexts.filter(([, next]) => next !== null);
    expect(several.length).toBeGreaterThan(0);
    for (const [date, next] of several) expect(next).toContain(`date=${date}`);
  });

  // ASVS 15.3.1
  it.each(names)('API-01 %s answers what its description says, in each language', async (name) => {
    for (const locale of LOCALES) {
      const { status, body, headers, cache } = await ask(shared.app, callOf(name, locale));
      expect(status).toBe(200);
      expect(headers.get('content-language')).toBe(locale);
      // What the description does not know would be dropped by it.
      expect(ENDPOINTS[name]?.answer.parse(body)).toEqual(body);
      if (isKept(name)) expect(cache?.maxAge).toBeGreaterThan(0);
      else expect(cache).toBeNull();
    }
  });

  it.each(names)('API-02 %s answers in German without a prefix, slash or not', async (name) => {
    const { body } = await ask(shared.app, callOf(name, 'de'));
    const bare = callOf(name, 'de').replace(/^\/de/u, '').replace(/\/$/u, '');
    expect(apiPatterns(name)).toHaveLength(LOCALES.length + 1);
    for (const path of [bare, `${bare}/`])
      expect(steady((await ask(shared.app, path)).body)).toEqual(steady(body));
  });

  it('API-01 lists differ by language where texts do', async () => {
    const [de, en] = await Promise.all(
      LOCALES.map(async (locale) => (await ask(shared.app, apiPath('genres', locale))).body),
    );
    expect(de).not.toEqual(en);
    expect(JSON.stringify(de)).not.toContain('"de"');
  });

  it('API-01 pages lead from the first to the last and back', async () => {
    const { app } = shared;
    const index = await app.programme.read();
    const all = findEvents(index, { from: '2026-11-20' }, 1, 10_000).events.map(({ id }) => id);
    const ids: number[] = [];
    const visited: string[] = [];
    let path: string | null = `${apiPath('events', 'en')}?page_size=50`;
    while (path !== null) {
      visited.push(path);
      const page = (await ask(app, path)).body as Paged;
      expect(page.count).toBe(all.length);
      const before = visited.at(-2);
      expect(page.previous).toBe(before ?? null);
      ids.push(...page.results.map(({ id }) => id));
      path = page.next;
    }
    expect(ids).toEqual(all);
    expect(visited.length).toBe(Math.ceil(all.length / 50));
  });

  it('API-01 a page holds ten events, and the address of the next one keeps the choice', async () => {
    const { body } = await ask(shared.app, '/de/api/events/?room=1&date=');
    const page = body as Paged;
    expect(page.results).toHaveLength(10);
    expect(page.next).toBe('/de/api/events/?room=1&page=2');
    expect(page.previous).toBeNull();
  });

  it.each([
    ['events', 'room=abc', 'room'],
    ['events', 'type=0', 'type'],
    ['events', 'tag=1.5', 'tag'],
    ['events', 'series=-1', 'series'],
    ['events', 'genre=9999999999', 'genre'],
    ['events', 'date=31-02-2027', 'date'],
    ['events', 'date=2027-02-01', 'date'],
    ['events', 'page=0', 'page'],
    ['events', 'page_size=ten', 'page_size'],
    ['calendar', 'room=%27;drop%20table%20event', 'room'],
    ['calendar', 'date=morgen', 'date'],
  ] as const)('API-01 %s?%s is a mistake of %s', async (name, query, field) => {
    const { status, body, cache } = await ask(shared.app, `${apiPath(name, 'de')}?${query}`);
    expect(status).toBe(400);
    expect(body).toMatchObject({
      code: 'invalid',
      fields: { [field]: expect.any(String) as string },
    });
    expect(cache).toBeNull();
  });

  it('API-01 a page after the last and an unknown call are not found', async () => {
    expect((await ask(shared.app, '/de/api/events/?page=9999')).status).toBe(404);
    expect(matchApi('/de/api/nothing/at/all/')).toBeNull();
  });

  it('API-01 an absurd page size is answered with a sensible one', async () => {
    const { body } = await ask(shared.app, '/de/api/events/?page_size=1000000');
    expect((body as Paged).results.length).toBeLessThanOrEqual(100);
  });

  it('RT-11 links of notices lead to pages in the language of the call', async () => {
    const links = async (name: ApiName) =>
      (
        (await ask(shared.app, apiPath(name, 'en'))).body as {
          link: string | { url: string } | null;
        }[]
      ).flatMap(({ link }) => (typeof link === 'string' ? [link] : (link?.url ?? [])));
    const all = [...(await links('teasers')), ...(await links('breaking-news'))];
    expect(all.length).toBeGreaterThan(3);
    expect(all.filter((link) => !/^(?:\/en(?:\/|$)|https?:)/u.test(link))).toEqual([]);
  });

  it('EV-02 the calendar depends on date, room, type and tag', async () => {
    const { app } = shared;
    const index = await app.programme.read();
    const days = async (query: string) => (await ask(app, `/de/api/calendar/?${query}`)).body;
    const december = { from: '2026-12-01' };
    expect(await days('date=09-12-2026')).toEqual(availableDays(index, december, '2026-12-31'));
    const groups = { room: 1, type: 1, tag: 1 };
    expect(await days('date=09-12-2026&room=1&type=1&tag=1')).toEqual(
      availableDays(index, { ...december, groups }, '2026-12-31'),
    );
    const november = (await days('date=01-11-2026')) as string[];
    expect(november[0]).toBe('2026-11-20');
  });

  it('EV-08 children come with their event, with a link where they have a page', async () => {
    const { body } = await ask(shared.app, '/de/api/events/?page_size=100');
    type Event = { event_type_new: string; link: string; children: { link: string | null }[] };
    const parents = (body as Paged).results as unknown as readonly Event[];
    const links = (type: string) =>
      parents
        .filter((event) => event.event_type_new === type)
        .flatMap((event) => event.children.map(({ link }) => link));
    expect(links('2-child-list-ticket-detail').every((link) => link !== null)).toBe(true);
    expect(links('3-child-list-ticket-nodetail').every((link) => link === null)).toBe(true);
    expect(parents.some(({ children }) => children.length > 0)).toBe(true);
  });

  it('API-01 the OpenAPI document describes every call with its query and answer', async () => {
    const { body } = await ask(shared.app, '/api/openapi.json');
    const { openapi, paths } = body as {
      openapi: string;
      paths: Record<
        string,
        {
          get: { parameters: { name: string; schema: object }[]; responses: object };
          post?: { responses: object };
        }
      >;
    };
    expect(openapi).toMatch(/^3\.1/u);
    const described = names.filter((name) => name !== 'openapi');
    const taken = all.filter((name) => isPost(name) && name in TAKING).map(describedPath);
    for (const path of [...described.map(describedPath), ...taken])
      expect(paths).toHaveProperty([path]);
    for (const path of taken)
      expect(Object.keys(paths[path]?.post?.responses ?? {})).toEqual([
        // What makes something says so.
        path.endsWith('/temp-files/') ? '201' : '200',
        ...['400', '401', '403', '409', '413', '415', '429', '503'],
      ]);
    for (const name of described) {
      const call = paths[describedPath(name)]?.get;
      const queries = call?.parameters.map((parameter) => parameter.name ?? 'locale');
      expect(queries?.sort()).toEqual(
        ['locale', ...API_ROUTES[name].query, ...placesOf(name)].sort(),
      );
      const { missing, isOwn, needs } = ENDPOINTS[name] ?? {};
      const answers = [
        ...['200', '400'],
        ...(isOwn === true || needs !== undefined ? ['401'] : []),
        ...(needs === undefined ? [] : ['403']),
        ...(missing === undefined ? [] : ['404']),
        '503',
      ];
      expect(Object.keys(call?.responses ?? {})).toEqual(answers);
    }
    const query = paths['/{locale}/api/events/']?.get.parameters ?? [];
    const schemas = Object.fromEntries(query.map(({ name, schema }) => [name, schema]));
    for (const key of ['room', 'type', 'tag', 'series', 'genre', 'page', 'page_size'])
      expect(schemas[key]).toMatchObject({ type: 'integer', minimum: 1 });
    expect(schemas['date']).toMatchObject({ type: 'string', pattern: '^\\d{2}-\\d{2}-\\d{4}$' });
  });
});
