import { describe, expect, it } from 'vitest';
import { COLUMN_LAYOUTS, columnClasses } from '../../../src/content/modules/column-layouts.ts';
import { apiPath, matchApi } from '../../../src/lib/routing/api-routes.ts';
import { answerApi } from '../../../src/lib/server/api/answer.ts';
import { EDITOR_CALLS } from '../../../src/lib/server/api/editor/editor-calls.ts';
import { createRelease } from '../../../src/lib/server/services/releases/releases.ts';
import { NOBODY, type Caller } from '../../../src/lib/server/services/accounts/user.ts';
import { page, textModule } from '../../support/content/pages.ts';
import { text, valueOf } from '../../support/content/records.ts';
import { appFor, ENGINES } from '../../support/database/house.ts';
import { ADA } from '../../support/editing/releases.ts';
import { ANNA, call } from '../../support/editing/calls.ts';
import {
  opened,
  openPage,
  published as shownToVisitors,
  revisionOf,
} from '../../support/editing/editing.ts';
import { ORIGIN } from '../../support/env.ts';

/** Kinds of module with columns that are fetched by a key. */
const CONTAINERS = ['container', 'section'];

/** What a call takes beside the state that it starts from. */
const bodyOf = (path: string, owner: object, release: number): object =>
  ({
    '[module]/[id]': { ...owner, data: {} },
    'records/[kind]/[id]': page({ urls: { de: 'noch-eine' } }),
    'records/[kind]/[id]/draft': page(),
    'editing/[kind]/[id]': { fields: { title: text('Neu') }, modules: {}, tree: null },
    'editing/[kind]/[id]/bundles': { bundle: release, action: 'publish' },
  })[path] ?? {};

describe.each(ENGINES)('the calls on one module on %s', (engine) => {
  it('ED-05 read, make, change and delete it in the draft, from the state that the caller saw', async () => {
    const app = await appFor(engine, 'demo');
    const { id, revision } = await openPage(app, { modules: [textModule('a', 'A')] });
    const subject = { content_type: 'page', object_id: id };
    const data = textModule('x', 'Neu').data;
    expect((await call(app, 'POST', 'text', { body: { ...subject, data } })).status).toBe(428);
    const made = await call(app, 'POST', 'text', {
      body: { ...subject, data, index: 0 },
      match: revision,
    });
    expect(made).toMatchObject({ status: 201, body: { module: { kind: 'text', data } } });
    const { module, revision: second } = made.body as { module: { id: string }; revision: string };
    const at = `text/${module.id}?content_type=page&object_id=${id}`;
    expect(await call(app, 'GET', at)).toMatchObject({ body: { module: { id: module.id } } });
    const change = { data: { decrease_distance: true } };
    expect((await call(app, 'PATCH', at, { body: change, match: revision })).status).toBe(409);
    const changed = await call(app, 'PATCH', at, { body: change, match: second });
    expect(changed).toMatchObject({
      body: { module: { data: { ...data, decrease_distance: true } } },
    });
    const { revision: third } = changed.body as { revision: string };
    expect((await call(app, 'GET', at.replace('text/', 'quote/'))).status).toBe(404);
    expect(await call(app, 'DELETE', at, { match: third })).toMatchObject({
      body: { module: null },
    });
    const state = await opened(app, 'page', id);
    expect(state.content).toEqual(await shownToVisitors(app, 'page', id));
    expect(revisionOf(state).version).toBe(1);
  });

  it('ED-04 an empty section is made where a call did not find it, once', async () => {
    const app = await appFor(engine, 'demo');
    const { id } = await openPage(app);
    const body = { parent: id, content_type: 'page', object_id: id, slug: 'neuer-bereich' };
    const first = await call(app, 'POST', 'container', { body });
    expect(first).toMatchObject({
      status: 201,
      body: { module: { data: { slug: 'neuer-bereich' } } },
    });
    const second = await call(app, 'POST', 'container', { body });
    expect((second.body as { module: unknown }).module).toEqual(
      (first.body as { module: unknown }).module,
    );
    expect((await opened(app, 'page', id)).content.modules).toHaveLength(1);
  });

  it('ED-04 CM-02 a section made by POST is found by its key while it is empty, by editors as a draft', async () => {
    const app = await appFor(engine, 'demo');
    const { id, revision } = await openPage(app);
    const article = valueOf(
      await app.records.create('article', {
        title: text('Ohne Abschnitt'),
        category: 1,
        published_at: '2026-01-01T10:00:00Z',
      }),
    );
    const found = async (slug: string, caller: Caller) => {
      const url = new URL(apiPath('container-by-slug', 'de', { slug }), ORIGIN);
      const match = matchApi(url.pathname);
      if (match === null) throw new Error('there is no such call');
      const { response } = await answerApi(app, match, url, () => Promise.resolve(caller));
      return { status: response.status, body: (await response.json()) as object };
    };
    for (const [index, kind] of CONTAINERS.entries())
      for (const [type, object] of [
        ['page', id],
        ['article', article.id],
      ] as const) {
        const slug = `bereich-${type}-${index}`;
        const body = { parent: object, content_type: type, object_id: object, slug };
        expect((await found(slug, ANNA)).status).toBe(404);
        const made = await call(app, 'POST', kind, { body });
        const section = {
          slug,
          parent: object,
          content_type: type,
          object_id: object,
          model: kind,
          children: [],
        };
        expect(made).toMatchObject({ status: 201, body: section });
        const seen = await found(slug, ANNA);
        expect(seen).toMatchObject({ status: 200, body: section });
        const { columns } = seen.body as { columns: { classes: string; children: unknown[] }[] };
        expect(columns.length).toBeGreaterThan(0);
        for (const { classes } of columns) expect(classes).toMatch(/^of-[\d-]+ column-\d+$/u);
        expect(made.body).toMatchObject({ columns });
        // A draft is for editors.
        expect((await found(slug, NOBODY)).status).toBe(404);
        expect((await found(slug, { ...ANNA, role: 'visitor' })).status).toBe(404);
      }
    const state = await opened(app, 'page', id);
    expect(state.revision).not.toBe(revision);
    expect(
      (await call(app, 'POST', `editing/page/${id}/publish`, { body: {}, match: '*' })).status,
    ).toBe(200);
    expect(await found('bereich-page-0', NOBODY)).toMatchObject({
      status: 200,
      body: { slug: 'bereich-page-0', children: [] },
    });
  });

  it.each(Object.keys(COLUMN_LAYOUTS))(
    'CM-02 the columns of layout %s carry its classes, those that hold nothing, too',
    (layout) => {
      const shares = layout.split('-');
      expect(columnClasses({ layout })).toEqual(
        shares.map((share) => `of-${layout} column-${share}`),
      );
      expect(columnClasses({ columns: layout, slug: '100' })).toEqual(columnClasses({ layout }));
    },
  );

  it('ED-05 every call takes its record in the query, or in its body where it has one', async () => {
    const app = await appFor(engine, 'demo');
    const { id } = await openPage(app);
    const owner = { content_type: 'page', object_id: id };
    const inQuery = `?content_type=page&object_id=${id}`;
    const { data } = textModule('x', 'Neu');
    const match = '*';
    for (const isInBody of [true, false]) {
      const query = isInBody ? '' : inQuery;
      const named = isInBody ? owner : {};
      const made = await call(app, 'POST', `text${query}`, { body: { ...named, data }, match });
      expect(made.status, `POST ${query}`).toBe(201);
      const { module } = made.body as { module: { id: string } };
      const at = `text/${module.id}`;
      expect((await call(app, 'GET', at + inQuery)).status).toBe(200);
      for (const method of ['POST', 'PATCH', 'DELETE']) {
        const body = { ...named, data: {} };
        const nowhere = await call(app, method, at, { body: { data: {} }, match });
        expect([nowhere.status, nowhere.body], method).toMatchObject([
          400,
          { fields: { content_type: expect.any(String) as string } },
        ]);
        expect((await call(app, method, at + query, { body, match })).status, method).toBe(200);
      }
      expect((await call(app, 'GET', at + inQuery)).status).toBe(404);
    }
  });

  it('ED-07 If-Match: * is any state of what is there, in every call that asks for a state', async () => {
    const app = await appFor(engine, 'demo');
    const asking = EDITOR_CALLS.filter(({ ifMatch }) => ifMatch === true);
    expect(asking.length).toBeGreaterThan(12);
    const release = valueOf(await createRelease(app, { name: 'Alles', at: null }, ADA));
    for (const { path, method } of asking) {
      const { id } = await openPage(app, { modules: [textModule('a', 'A')] });
      const delta = bodyOf('editing/[kind]/[id]', {}, release);
      await call(app, 'PATCH', `editing/page/${id}`, { body: delta, match: '*' });
      if (path.endsWith('republish'))
        await call(app, 'POST', `editing/page/${id}/unpublish`, { match: '*' });
      const send = async (record: number, match?: string) => {
        const isModule = path.startsWith('[module]');
        const address = path
          .replace('[kind]', 'page')
          .replace('[module]', 'text')
          .replace('[id]', isModule ? 'a' : String(record));
        const owner = { content_type: 'page', object_id: record };
        const body = bodyOf(path, owner, release);
        return call(app, method, address, { body, ...(match !== undefined && { match }) });
      };
      expect((await send(id)).status, `${method} ${path} without`).toBe(428);
      expect((await send(999_999, '*')).status, `${method} ${path} of nothing`).toBe(404);
      const answer = await send(id, '*');
      expect([200, 201], `${method} ${path}: ${JSON.stringify(answer.body)}`).toContain(
        answer.status,
      );
      await call(app, 'DELETE', `editing/page/${id}?anyway`, { match: '*' });
    }
  });

  it('ED-05 answer what a kind holds, and refuse what it does not, at its place', async () => {
    const app = await appFor(engine, 'demo');
    const { id, revision } = await openPage(app);
    const subject = { content_type: 'page', object_id: id };
    expect(await call(app, 'GET', 'quote')).toMatchObject({
      body: { kind: 'quote', group: 'text' },
    });
    expect((await call(app, 'GET', 'nowhere')).status).toBe(404);
    for (const [body, path] of [
      [{ ...subject, data: { evil: 1 } }, 'modules.0.data.evil'],
      [{ ...subject, data: { content: 3 } }, 'modules.0.data.content'],
      [{ ...subject, parent: 'nobody' }, 'parent'],
      [{ ...subject, content_type: 'nothing' }, 'content_type'],
    ] as const) {
      const refused = await call(app, 'POST', 'text', { body, match: revision });
      expect([refused.status, Object.keys((refused.body as { fields: object }).fields)]).toEqual([
        400,
        [path],
      ]);
    }
    expect((await opened(app, 'page', id)).saved).toBeNull();
  });
});
