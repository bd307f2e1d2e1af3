import { describe, expect, it } from 'vitest';
import { ROLES, type Role } from '../../../src/lib/accounts/permissions.ts';
import { LOCALES } from '../../../src/lib/constants.ts';
import { apiPath, apiRow, matchApi, type ApiName } from '../../../src/lib/routing/api-routes.ts';
import { answerApi } from '../../../src/lib/server/api/answer.ts';
import { ENDPOINTS } from '../../../src/lib/server/api/endpoints.ts';
import type { AppContext } from '../../../src/lib/server/app/app-context.ts';
import { NOBODY, type Caller } from '../../../src/lib/server/services/accounts/user.ts';
import { logScriptError } from '../../../src/lib/server/services/errors/script-error.ts';
import facts from '../../../package.json' with { type: 'json' };
import { valueOf } from '../../support/content/records.ts';
import { appFor, ENGINES } from '../../support/database/house.ts';
import { ORIGIN } from '../../support/env.ts';

const CALLS = [
  'dashboard-site',
  'dashboard-page-activities',
  'dashboard-search-keywords',
  'dashboard-celum-overview',
  'dashboard-idservice-events',
  'dashboard-versions',
  'dashboard-error-log',
] as const satisfies readonly ApiName[];

const callerAs = (role: Role, scopes: readonly string[] | null = null): Caller => ({
  role,
  user: { id: '1', email: 'a@example.org', first_name: 'A', last_name: 'B', role },
  how: 'session',
  csrfToken: 'token',
  scopes,
});

async function ask(
  app: AppContext,
  path: string,
  caller: Caller = callerAs('box_office'),
): Promise<{ readonly status: number; readonly body: never }> {
  const url = new URL(path, ORIGIN);
  const call = matchApi(url.pathname);
  if (call === null) throw new Error(`${path} is no call`);
  const { response } = await answerApi(app, call, url, () => Promise.resolve(caller));
  return { status: response.status, body: (await response.json()) as never };
}

describe.each(ENGINES)('the dashboard on %s', (engine) => {
  it.each(CALLS)('API-01 US-06 %s is for the venue, and answers what it says', async (name) => {
    const app = await appFor(engine, 'demo');
    expect(apiRow(name)).toMatchObject({ cache: 'private', isIndexed: false });
    for (const locale of LOCALES) {
      const path = apiPath(name, locale);
      expect(path).toMatch(/^\/(?:de|en)\/api\/dashboard\/[a-z-]+\/$/u);
      expect((await ask(app, path, NOBODY)).status).toBe(401);
      for (const role of ROLES) {
        const { status } = await ask(app, path, callerAs(role));
        expect([role, status]).toEqual([role, role === 'visitor' ? 403 : 200]);
      }
      expect((await ask(app, path, callerAs('admin', ['event:read']))).status).toBe(403);
      expect((await ask(app, path, callerAs('admin', ['dashboard:read']))).status).toBe(200);
      const { body } = await ask(app, path);
      expect(ENDPOINTS[name]?.answer.parse(body)).toEqual(body);
    }
  });

  it('counts records, drafts and what the venue weighs', async () => {
    const app = await appFor(engine, 'demo');
    type Site = Readonly<{
      public: number;
      offline: number;
      version: string;
      newest: string;
      storage: Record<string, number>;
      records: readonly { kind: string; public: number; offline: number; newest: string }[];
    }>;
    const site = async () => (await ask(app, '/de/api/dashboard/site/')).body as Site;
    const before = await site();
    expect(before.version).toBe(facts.version);
    expect(before.storage).toEqual({
      database_bytes: expect.any(Number) as number,
      media_bytes: 0,
      free_bytes: expect.any(Number) as number,
    });
    expect(before.storage['database_bytes']).toBeGreaterThan(100_000);
    expect(before.storage['free_bytes']).toBeGreaterThan(0);
    const name = { de: 'Probe', en: 'Trial' };
    valueOf(await app.records.create('tag', { name }));
    valueOf(await app.records.create('tag', { name, is_online: false }));
    const after = await site();
    expect([after.public, after.offline]).toEqual([before.public + 1, before.offline + 1]);
    const tags = ({ records }: Site) => records.find(({ kind }) => kind === 'tag');
    expect(tags(after)).toMatchObject({
      public: (tags(before)?.public ?? 0) + 1,
      offline: (tags(before)?.offline ?? 0) + 1,
    });
    expect(after.newest >= before.newest).toBe(true);
    expect(after.newest).toBe(tags(after)?.newest);
  });

  it('tells who changed which page, the newest first', async () => {
    const app = await appFor(engine, 'demo');
    const title = { de: 'Neue Seite', en: 'New page' };
    const page = valueOf(
      await app.records.write((tx) =>
        app.records.createIn(
          tx,
          'page',
          { title, urls: { de: 'neu', en: 'new' } },
          { locale: 'de', by: 'Ada Redlich', source: 'editor' },
        ),
      ),
    );
    const { body } = await ask(app, '/en/api/dashboard/page-activities/');
    const { results, people } = body as {
      results: readonly object[];
      people: readonly { name: string | null; changes: number }[];
    };
    expect(results[0]).toMatchObject({
      kind: 'page',
      label: 'Page',
      record: page.id,
      title: 'New page',
      link: '/en/new',
      state: 'published',
      version: 1,
      saved_by: 'Ada Redlich',
    });
    expect(people.find(({ name }) => name === 'Ada Redlich')?.changes).toBe(1);
  });

  it('counts errors of scripts, without what may name a person', async () => {
    const app = await appFor(engine, 'bare');
    const error = { message: 'x of a@example.org is null', line: 3, column: 7, page: '/de' };
    for (const visitor of ['192.0.2.1', '192.0.2.2', '192.0.2.1'])
      await logScriptError(app, { ...error, file: '/_astro/a.js' }, visitor);
    app.errorLog.countAnswered('/de/alt');
    await app.errorLog.write();
    await logScriptError(app, { ...error, file: '/_astro/a.js' }, '192.0.2.1');
    const { body } = await ask(app, '/de/api/dashboard/error-log/');
    expect(body).toMatchObject({
      missing: { count: 1, results: [{ path: '/de/alt', answered: 1, seen: 0 }] },
      scripts: {
        count: 1,
        results: [
          { route: 'page home', message: 'x of … is null', place: '/_astro/a.js:3:7', count: 4 },
        ],
      },
    });
    await app.errorLog.sweep();
    expect((await ask(app, '/de/api/dashboard/error-log/')).body).toEqual(body);
  });

  it('finds pictures that say nothing and files that nothing names', async () => {
    const app = await appFor(engine, 'bare');
    type Overview = {
      count: number;
      bytes: number;
      types: { type: string; count: number; bytes: number }[];
      without_alt: { count: number; results: { id: number; missing: string[] }[] };
      unused: { count: number; bytes: number; results: { id: number }[] };
    };
    const overview = async () =>
      (await ask(app, '/de/api/dashboard/celum-overview/')).body as Overview;
    const file = (letter: string, alt: { de: string; en: string }) =>
      app.records.create('media', {
        title: letter,
        type: 'picture',
        src: `/media/${letter.repeat(32)}/original.jpg`,
        mime: 'image/jpeg',
        bytes: 1000,
        width: 100,
        height: 100,
        alt,
      });
    const used = valueOf(await file('a', { de: 'Saal', en: 'Hall' }));
    const speechless = valueOf(await file('b', { de: 'Foyer', en: '' }));
    const { src, width, height, alt } = used;
    valueOf(
      await app.records.create('teaser', {
        headline: { de: 'Neu', en: 'New' },
        position: '2026-12-01T10:00:00Z',
        image: { src, width: width ?? 1, height: height ?? 1, alt },
      }),
    );
    const { types, ...rest } = await overview();
    expect(types.find(({ type }) => type === 'picture')).toEqual({
      type: 'picture',
      count: 2,
      bytes: 2000,
    });
    expect(types.find(({ type }) => type === 'video')).toMatchObject({ count: 0, bytes: 0 });
    expect(rest).toMatchObject({
      count: 2,
      bytes: 2000,
      without_alt: { count: 1, results: [{ id: speechless.id, missing: ['en'] }] },
      unused: { count: 1, bytes: 1000, results: [{ id: speechless.id }] },
    });
  });

  it('lists events with their ids, ids that are there twice, and events without one', async () => {
    const app = await appFor(engine, 'demo');
    const events = [...(await app.programme.read()).byId.keys()];
    const [first = 0] = events;
    const get = async (query = '') =>
      (await ask(app, `/de/api/dashboard/idservice-events/${query}`)).body as {
        count: number;
        next: string | null;
        results: { id: number; id_jet: string | null; date_start: string; link: string }[];
        duplicates: { id_jet: string; events: number[] }[];
        without_id: { count: number; results: { id_jet: null }[] };
      };
    const page = await get();
    expect(first).toBeGreaterThan(0);
    expect(page.count).toBeGreaterThan(10);
    expect(page.results).toHaveLength(10);
    expect(
      page.results.every(({ id_jet: id, link }) => id !== null && link.startsWith('/de/')),
    ).toBe(true);
    expect(page.next).toBe('/de/api/dashboard/idservice-events/?page=2');
    expect(page.duplicates).toEqual([]);
    const [sold] = page.results;
    const { date_start: start } = sold ?? { date_start: '' };
    const twin = {
      title: { de: 'Zwilling', en: 'Twin' },
      date_start: start,
      room: 1,
      id_jet: sold?.id_jet ?? '',
      is_online: false,
    };
    const { id } = valueOf(await app.records.create('event', twin));
    const again = await get();
    expect(again.duplicates).toEqual([{ id_jet: twin.id_jet, events: [sold?.id, id] }]);
    expect(again.count).toBe(page.count + 1);
    expect(again.without_id.results.every(({ id_jet: none }) => none === null)).toBe(true);
    expect((await ask(app, '/de/api/dashboard/idservice-events/?page=9999')).status).toBe(404);
  });

  it('names what it runs on', async () => {
    const app = await appFor(engine, 'bare');
    const { body } = await ask(app, '/de/api/dashboard/versions/');
    const { migrations, ...rest } = body as { migrations: { name: string }[] };
    expect(rest).toMatchObject({
      product: facts.version,
      node: process.versions.node,
      database: { engine, version: expect.stringMatching(/^\d+\.\d+/u) as string },
      packages: expect.arrayContaining([
        { name: 'astro', version: facts.dependencies.astro },
      ]) as object[],
    });
    expect(migrations.at(0)?.name).toBe('0001_programme');
  });
});
