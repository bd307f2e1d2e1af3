import { describe, expect, it } from 'vitest';
import { imageSchema } from '../../../src/content/fields/image.ts';
import type {
  EditingState,
  FinderResult,
  FinderMedia,
  PresenceAnswer,
} from '../../../src/lib/editing/calls.ts';
import type { Caller } from '../../../src/lib/server/services/accounts/user.ts';
import { NOW } from '../../support/env.ts';
import { ANNA, BEN, call } from '../../support/editing/calls.ts';
import { opened, openPage } from '../../support/editing/editing.ts';
import { databaseFor, ENGINES, appAt, appFor, sharedApp } from '../../support/database/house.ts';
import { page } from '../../support/content/pages.ts';
import { text, valueOf } from '../../support/content/records.ts';

describe.each(ENGINES)('the calls of the editor on %s', (engine) => {
  it('ED-07 say which state they start from, or are told to; a stale one is told the newest', async () => {
    const app = await appFor(engine, 'demo');
    const { id, revision } = await openPage(app);
    const body = { fields: { title: text('Neu') }, modules: {}, tree: null };
    const at = `editing/page/${id}`;
    expect((await call(app, 'PATCH', at, { body })).status).toBe(428);
    expect(await call(app, 'PATCH', at, { body, match: `"${revision}"` })).toMatchObject({
      status: 200,
      body: { fieldErrors: {}, saved: { by: 'Anna Probst' } },
    });
    expect(await call(app, 'PATCH', at, { body, match: `"${revision}"` })).toMatchObject({
      status: 409,
      body: { code: 'conflict', current: { content: { title: text('Neu') } } },
    });
    for (const [method, part] of [
      ['POST', '/publish'],
      ['POST', '/unpublish'],
      ['POST', '/move'],
      ['DELETE', '/draft'],
      ['DELETE', ''],
    ] as const) {
      expect((await call(app, method, at + part, { body: {} })).status).toBe(428);
      expect((await call(app, method, at + part, { body: {}, match: '9-9' })).status).toBe(409);
    }
  });

  it('ED-06 answer with the whole new state where something becomes public', async () => {
    const app = await appFor(engine, 'demo');
    const made = await call(app, 'POST', 'editing/page', { body: page() });
    expect(made.status).toBe(201);
    const state = made.body as EditingState;
    expect([state.isPublic, state.paths]).toEqual([
      false,
      { de: '/de/probe/ort', en: '/en/trial/place' },
    ]);
    const at = `editing/page/${state.id}`;
    const published = await call(app, 'POST', `${at}/publish`, {
      body: {},
      match: state.revision,
    });
    expect(published).toMatchObject({
      status: 200,
      body: { isPublic: true, content: { title: page().title } },
    });
    expect(
      await call(app, 'POST', 'editing/page', { body: { ...page(), title: {} } }),
    ).toMatchObject({
      status: 400,
      body: { fields: { title: expect.any(String) as string } },
    });
    expect((await call(app, 'GET', 'editing/page/99999')).status).toBe(404);
    expect((await call(app, 'GET', 'editing/room/1')).status).toBe(404);
    expect((await call(app, 'GET', 'editing/nothing/1')).status).toBe(404);
  });

  it('ED-10 tell who leads to what would be deleted, and delete it when asked again', async () => {
    const app = await appFor(engine, 'demo');
    const { id } = await openPage(app);
    await app.records.create('menu_item', { menu_name: text('Ort'), url: text('/de/probe/ort') });
    const at = `editing/page/${id}`;
    const { revision: match } = await opened(app, 'page', id);
    expect(await call(app, 'DELETE', at, { match })).toMatchObject({
      status: 409,
      body: { reason: 'linked', links: [{ label: 'Ort', isFirm: false }] },
    });
    expect((await call(app, 'DELETE', `${at}?anyway`, { match })).status).toBe(200);
    expect((await call(app, 'GET', at)).status).toBe(404);
    expect(await call(app, 'POST', `${at}/restore`)).toMatchObject({
      status: 201,
      body: { id, isPublic: true, content: { title: page().title } },
    });
  });

  it('ED-07 tell who else has a page open, until they leave or fall silent', async () => {
    const place = await databaseFor(engine, 'demo');
    const app = await appAt(place);
    const { id } = await openPage(app);
    const at = `editing/page/${id}/presence`;
    const beat = async (caller: Caller, tab: string, where = app) =>
      (await call(where, 'POST', at, { body: { tab }, caller })).body as PresenceAnswer;
    expect(await beat(ANNA, 'a')).toMatchObject({ others: [], revision: '1-0' });
    expect((await beat(BEN, 'b')).others.map(({ name }) => name)).toEqual(['Anna Probst']);
    expect((await beat(ANNA, 'c')).others.map(({ name }) => name)).toEqual([
      'Anna Probst',
      'Ben Probst',
    ]);
    await call(app, 'DELETE', at, { body: { tab: 'a' } });
    expect((await beat(ANNA, 'c')).others.map(({ name }) => name)).toEqual(['Ben Probst']);
    const later = await appAt(place, new Date(NOW.getTime() + 41_000));
    expect((await beat(ANNA, 'c', later)).others).toEqual([]);
  });
});

describe.each(ENGINES)('ED-08 finding on %s', (engine) => {
  const shared = sharedApp(engine);
  const find = async (query: string) => {
    const { body } = await call(shared.app, 'GET', query);
    return (body as { results: FinderResult[] }).results;
  };

  it('finds records of the kinds asked for, by the beginnings of their words, twenty at a time', async () => {
    const events = await find('finder?kinds=event');
    expect(events).toHaveLength(20);
    expect(events.every(({ value }) => value.startsWith('event:'))).toBe(true);
    const next = await find('finder?kinds=event&page=2');
    expect(next.map(({ value }) => value)).not.toContain(events[0]?.value);
    // The next concert first: it is what one mostly looks for.
    expect(events[0]?.note).toMatch(/2\d\.11\.2026, \d\d:\d\d/u);
    const [one] = events;
    const word = one?.label.split(' ')[0]?.toLowerCase() ?? '';
    expect((await find(`finder?kinds=event,page&q=${word}`)).length).toBeGreaterThan(0);
    expect(await find('finder?kinds=event&q=gibtesnirgends')).toEqual([]);
  });

  it('names what is chosen, in its order, and leaves out what is gone', async () => {
    const named = await find('finder?values=venue:1,event:999999,event:2,nothing:1');
    expect(named.map(({ value }) => value)).toEqual(['venue:1', 'event:2']);
    expect(named[1]?.path).toMatch(/^\/de\//u);
  });

  it('finds files as fields keep them', async () => {
    const app = await appFor(engine, 'bare');
    const file = { bytes: 3, alt: text('Ein Saal', 'A hall') };
    const src = (name: string) => `/media/${'0'.repeat(32)}/original.${name}`;
    for (const media of [
      {
        title: 'Saal',
        type: 'picture',
        src: src('jpg'),
        mime: 'image/jpeg',
        width: 1200,
        height: 800,
      },
      { title: 'Kurz', type: 'captions', src: src('vtt'), mime: 'text/vtt; charset=utf-8' },
    ] as const)
      valueOf(await app.records.create('media', { ...file, ...media }));
    const found = async (query: string) => {
      const answer = await call(app, 'GET', `finder/media?${query}`);
      return (answer.body as { results: FinderMedia[] }).results;
    };
    expect(await found('use=picture&q=hal')).toEqual([
      {
        id: 1,
        title: 'Saal',
        preview: `/media/${'0'.repeat(32)}/320.jpg`,
        value: imageSchema.parse({
          src: src('jpg'),
          width: 1200,
          height: 800,
          alt: text('Ein Saal', 'A hall'),
        }),
      },
    ]);
    expect((await found('use=captions'))[0]?.value).toEqual({
      src: src('vtt'),
      mime: 'text/vtt',
      bytes: 3,
      title: 'Kurz',
    });
    expect((await call(app, 'GET', 'finder/media?use=exe')).status).toBe(400);
  });
});
