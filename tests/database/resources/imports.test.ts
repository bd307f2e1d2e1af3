import { describe, expect, it } from 'vitest';
import { BOTH_ENGINES, appFor } from '../../support/database/house.ts';
import { ask, callerWith } from '../../support/resources/ask.ts';

const text = (de: string) => ({ de, en: de });
const from = (source_id: string) => ({ source: 'archive', source_id });
const venue = { name: text('Probehaus'), street: 'Weg 1', postal_code: '12345', city: 'Köln' };

/** A venue with a hall and a concert in it, as another system names them. */
const season = (title: string, seats = 400) => ({
  operations: [
    { action: 'put', kind: 'venue', ...from('v1'), body: venue },
    {
      action: 'put',
      kind: 'room',
      ...from('r1'),
      body: { name: text('Saal'), slug: 'probesaal', venue: from('v1'), seats },
    },
    {
      action: 'put',
      kind: 'event',
      ...from('e1'),
      body: { title: text(title), date_start: '2027-03-01T19:00:00Z', room: from('r1') },
    },
  ],
});

describe.each(BOTH_ENGINES)('imports on %s', (engine) => {
  it('API-06 make what is new, change what differs, and leave alone what is the same', async () => {
    const app = await appFor(engine, 'demo');
    const put = (body: object) => ask(app, 'POST /de/api/batch/', { body });
    const first = await put(season('Konzert'));
    expect(first.body).toMatchObject({ created: 3, updated: 0, unchanged: 0, deleted: 0 });
    const ids = (first.body['results'] as readonly { readonly id: number }[]).map(({ id }) => id);
    expect((await put(season('Konzert'))).body).toMatchObject({
      created: 0,
      updated: 0,
      unchanged: 3,
    });
    const third = await put(season('Anderes Konzert', 500));
    expect(third.body).toMatchObject({ created: 0, updated: 2, unchanged: 1 });
    expect(
      (third.body['results'] as readonly { readonly id: number }[]).map(({ id }) => id),
    ).toEqual(ids);
    const event = await ask(app, 'GET /de/api/event/by-source/archive/e1/');
    expect(event.body).toMatchObject({ id: ids[2], room: ids[1], sources: [from('e1')] });
    const listed = await ask(app, 'GET /de/api/event/?source=archive&source_id=e1');
    expect(listed.body['count']).toBe(1);
  });

  it('API-06 what an editor added stays when the import comes again', async () => {
    const app = await appFor(engine, 'demo');
    await ask(app, 'POST /de/api/batch/', { body: season('Konzert') });
    const { id } = (await ask(app, 'GET /de/api/event/by-source/archive/e1/')).body as unknown as {
      readonly id: number;
    };
    const subtitle = text('Mit Einführung');
    await ask(app, `PATCH /de/api/event/${String(id)}/` as never, {
      body: { subtitle },
      headers: { 'if-match': '*' },
    });
    await ask(app, 'POST /de/api/batch/', { body: season('Konzert mit Chor') });
    expect((await ask(app, 'GET /de/api/event/by-source/archive/e1/')).body).toMatchObject({
      subtitle,
      title: text('Konzert mit Chor'),
    });
  });

  it('API-06 EV-12 a fact of access that an import does not name stays as it was said', async () => {
    const app = await appFor(engine, 'demo');
    await ask(app, 'POST /de/api/batch/', { body: season('Konzert') });
    const put = (access: object) =>
      ask(app, 'PUT /de/api/event/by-source/archive/e1/', { body: { access } });
    await put({ step_free: true, wheelchair_places: 4 });
    expect((await put({ induction_loop: true })).body['record']).toMatchObject({
      access: { step_free: true, wheelchair_places: 4, induction_loop: true, relaxed: false },
    });
  });

  it('API-06 a batch with one mistake keeps nothing, and says where it is', async () => {
    const app = await appFor(engine, 'demo');
    const { operations } = season('Konzert');
    const wrong = {
      ...operations[2],
      body: { title: text('X'), date_start: 'morgen', room: from('r9') },
    };
    const answer = await ask(app, 'POST /en/api/batch/', {
      body: { operations: [operations[0], operations[1], wrong] },
    });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body['fields'] as object)).toEqual(['operations.2.body.room']);
    expect((await ask(app, 'GET /de/api/venue/by-source/archive/v1/')).status).toBe(404);
    const tried = await ask(app, 'POST /en/api/batch/?dry_run=1', { body: season('Konzert') });
    expect(tried.body).toMatchObject({ created: 3, dry_run: true });
    expect((await ask(app, 'GET /de/api/venue/by-source/archive/v1/')).status).toBe(404);
  });

  it('API-06 a batch with several mistakes tells all of them, and keeps nothing', async () => {
    const app = await appFor(engine, 'demo');
    const tag = (name: string) => ({ action: 'create', kind: 'tag', body: { name: text(name) } });
    const seen = { kind: 'tag', id: 999_999, if_match: '*' };
    const gone = { action: 'change', ...seen, body: { name: text('X') } };
    const operations = [tag('Gut'), tag('x'.repeat(5000)), gone, tag('')];
    const answer = await ask(app, 'POST /en/api/batch/', { body: { operations } });
    expect(answer.status).toBe(400);
    const places = Object.keys(answer.body['fields'] as object).map((path) =>
      path.split('.', 2).join('.'),
    );
    expect([...new Set(places)]).toEqual(['operations.1', 'operations.2', 'operations.3']);
    expect((await ask(app, 'GET /de/api/tag/?name=Gut')).body).toMatchObject({ count: 0 });
  });

  it('API-06 many new records at once need a key; control: with one, as a trial, or a hundred', async () => {
    const app = await appFor(engine, 'demo');
    const create = (many: number) => ({
      operations: Array.from({ length: many }, (_, index) => ({
        action: 'create',
        kind: 'tag',
        body: { name: text(`Neu ${String(index)}`) },
      })),
    });
    const refused = await ask(app, 'POST /en/api/batch/', { body: create(101) });
    expect(refused.status).toBe(400);
    expect(Object.keys(refused.body['fields'] as object)).toEqual(['idempotency-key']);
    const headers = { 'idempotency-key': 'autumn-1' };
    const answers = [
      await ask(app, 'POST /en/api/batch/?dry_run=1', { body: create(101) }),
      await ask(app, 'POST /en/api/batch/', { body: create(100) }),
      await ask(app, 'POST /en/api/batch/', { body: create(101), headers }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  it('API-06 two at once make one record', async () => {
    const app = await appFor(engine, 'demo');
    const body = { name: text('Einmal') };
    const both = await Promise.all(
      [1, 2, 3, 4].map(() => ask(app, 'PUT /de/api/tag/by-source/archive/t1/', { body })),
    );
    expect(new Set(both.map((one) => one.body['id'])).size).toBe(1);
    expect(both.filter((one) => one.body['change'] === 'created')).toHaveLength(1);
  });

  it('US-06 what a caller may not do is refused in a batch, too', async () => {
    const app = await appFor(engine, 'demo');
    const redirect = {
      action: 'create',
      kind: 'redirect',
      body: { old_path: '/de/a', new_path: '/de/b' },
    };
    const body = { operations: [redirect] };
    expect((await ask(app, 'POST /de/api/batch/', { body })).status).toBe(403);
    const caller = callerWith('admin');
    expect((await ask(app, 'POST /de/api/batch/', { body, caller })).status).toBe(200);
    const scoped = callerWith('editor', ['tag:write', 'tag:publish']);
    const tag = { action: 'create', kind: 'tag', body: { name: text('Neu') } };
    const allowed = await ask(app, 'POST /de/api/batch/', {
      body: { operations: [tag] },
      caller: scoped,
    });
    expect(allowed.status).toBe(200);
    const genre = { ...tag, kind: 'genre' };
    const denied = await ask(app, 'POST /de/api/batch/', {
      body: { operations: [tag, genre] },
      caller: scoped,
    });
    expect([denied.status, Object.keys(denied.body['fields'] as object)]).toEqual([
      403,
      ['operations.1'],
    ]);
  });
});
