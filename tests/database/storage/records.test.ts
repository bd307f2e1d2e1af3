import { describe, expect, it } from 'vitest';
import { records, type Kind } from '../../../src/content/records/kinds.ts';
import { allRecords, recordById } from '../../../src/lib/server/repositories/records.ts';
import { BOTH_ENGINES, appFor, sharedApp } from '../../support/database/house.ts';
import { inputOf, modelEvent, stored, text, valueOf } from '../../support/content/records.ts';

const kinds = Object.keys(records) as Kind[];
/** There is one record of the others, and never a second one. */
const several = kinds.filter((kind) => !records[kind].isSingle);

/** What may not stand twice. */
const OWN: Partial<Record<Kind, object>> = {
  event: { id_jet: 'another' },
  redirect: { old_path: '/einst', new_path: '/de' },
  room: { slug: 'another' },
  exhibition_type: { slug: 'another' },
  html_snippet: { key: 'another' },
  consent_service: { name: 'Another' },
  page: { content_type: 'page', urls: { de: 'noch-eine', en: 'another-one' } },
};
/** Of kinds that the demo without its pictures has none of. */
const LONE: Partial<Record<Kind, object>> = {
  media: { title: 'Saal', src: '/media/0/original.jpg', mime: 'image/jpeg', bytes: 1 },
};

describe.each(BOTH_ENGINES)('every kind of record on %s', (engine) => {
  const shared = sharedApp(engine);

  it.each(several)('API-03 a %s is created, read, replaced and deleted', async (kind) => {
    const { app } = shared;
    const [first] = await allRecords(app.database.db, kind);
    const model = first ?? LONE[kind];
    expect(model).toBeDefined();
    // The venue has one legal text of each kind: it goes before it comes back.
    if (kind === 'legal_text' && first !== undefined)
      valueOf(await app.records.remove(kind, { id: first.id, version: first.version }));
    // Nobody may have the same redirect, key or address twice; anything else can be said again.
    const own = OWN[kind] ?? {};
    const input = { ...inputOf(kind, model ?? {}), ...own };

    const created = valueOf(await app.records.create(kind, input));
    // What follows from other fields is not handed in again.
    expect(inputOf(kind, created)).toMatchObject(input);
    expect(created.version).toBe(1);
    expect(await stored(app, kind, created.id)).toEqual(created);

    const hidden = valueOf(
      await app.records.update(
        kind,
        { id: created.id, version: 1 },
        { ...input, is_online: false },
      ),
    );
    expect(inputOf(kind, hidden)).toMatchObject({ ...input, is_online: false });
    expect(hidden.version).toBe(2);

    expect(await app.records.remove(kind, { id: created.id, version: 2 })).toEqual({
      ok: true,
      value: null,
    });
    expect(await recordById(app.database.db, kind, created.id)).toBeNull();
  });

  it('API-03 an unknown id is not found', async () => {
    const { app } = shared;
    const input = inputOf('tag', await stored(app, 'tag', 1));
    const missing = { ok: false, failure: { code: 'not_found' } };
    expect(await app.records.update('tag', { id: 99_999, version: 1 }, input)).toMatchObject(
      missing,
    );
    expect(await app.records.remove('tag', { id: 99_999, version: 1 })).toMatchObject(missing);
  });

  // ASVS 15.3.3
  it('API-01 mistakes are named by field, and nothing is written', async () => {
    const { app } = shared;
    const before = await allRecords(app.database.db, 'event');
    const refused = await app.records.create(
      'event',
      { title: text(''), room: 1, date_start: 'morgen' },
      'en',
    );
    expect(refused).toMatchObject({
      ok: false,
      failure: {
        code: 'invalid',
        fields: { title: 'This field is required!', date_start: expect.any(String) as string },
      },
    });
    expect(await allRecords(app.database.db, 'event')).toEqual(before);
  });

  it('BK-08 two public events cannot sell the same tickets: who copies one is told', async () => {
    const { app } = shared;
    const event = await stored(app, 'event', 1);
    const input = { ...inputOf('event', event), id_jet: 'only-one' };
    const first = valueOf(await app.records.create('event', input));
    expect(await app.records.create('event', input)).toMatchObject({
      ok: false,
      failure: {
        code: 'invalid',
        fields: { id_jet: expect.stringContaining('Ticketsystem') as string },
      },
    });
    const draft = valueOf(await app.records.create('event', { ...input, is_online: false }));
    const publish = (id_jet: string) => app.records.update('event', draft, { ...input, id_jet });
    expect((await publish('only-one')).ok).toBe(false);
    expect((await publish('only-two')).ok).toBe(true);
    // Itself is no other.
    expect((await app.records.update('event', first, input)).ok).toBe(true);
  });

  it('keeps links in the order in which they were entered, each once', async () => {
    const { app } = shared;
    const input = await modelEvent(app);
    const event = valueOf(await app.records.create('event', { ...input, tags: [3, 1, 3, 2] }));
    expect(event.tags).toEqual([3, 1, 2]);
  });

  it('EV-12 the persons of an event follow from who performs', async () => {
    const { app } = shared;
    const input = await modelEvent(app);
    const by = (person: number) => ({ person, role: text('Klavier') });
    const event = valueOf(
      await app.records.create('event', { ...input, performers: [by(5), by(2), by(5)] }),
    );
    expect(event.persons).toEqual([5, 2]);
    const fewer = { ...input, performers: [by(2)] };
    const changed = valueOf(await app.records.update('event', { id: event.id, version: 1 }, fewer));
    expect(changed.persons).toEqual([2]);
  });
});

describe.each(BOTH_ENGINES)('references on %s', (engine) => {
  it('a record that others point to stays', async () => {
    const app = await appFor(engine, 'demo');
    const room = await stored(app, 'room', 1);
    expect(await app.records.remove('room', { id: 1, version: room.version })).toMatchObject({
      ok: false,
      failure: { code: 'conflict' },
    });
    expect(await stored(app, 'room', 1)).toEqual(room);
  });

  it.each(['room', 'tags', 'parent'])(
    'an event cannot point to a %s that is not there',
    async (field) => {
      const app = await appFor(engine, 'demo');
      const input = await modelEvent(app);
      const nowhere = { ...input, [field]: field === 'tags' ? [99_999] : 99_999 };
      const { length } = await allRecords(app.database.db, 'event');
      expect(await app.records.create('event', nowhere)).toMatchObject({
        ok: false,
        failure: {
          code: 'invalid',
          fields: { [field === 'tags' ? 'tags.0' : field]: 'Diesen Datensatz gibt es nicht!' },
        },
      });
      expect(await allRecords(app.database.db, 'event')).toHaveLength(length);
    },
  );

  it('links go with their event', async () => {
    const app = await appFor(engine, 'demo');
    const { db } = app.database;
    const [link] = await db.selectFrom('event_tags').selectAll().execute();
    const owner = link?.owner ?? 0;
    const event = await stored(app, 'event', owner);
    valueOf(await app.records.remove('event', { id: owner, version: event.version }));
    const left = await db.selectFrom('event_tags').selectAll().where('owner', '=', owner).execute();
    expect(left).toEqual([]);
  });
});

describe.each(BOTH_ENGINES)('redirects on %s', (engine) => {
  it('RT-07 are refused when they would lead in a circle or to another site unseen', async () => {
    const { records: service } = await appFor(engine, 'demo');
    valueOf(await service.create('redirect', { old_path: '/a', new_path: '/b' }));
    const second = valueOf(await service.create('redirect', { old_path: '/b', new_path: '/c/' }));
    const rules = [
      ['/c', '/a', 'new_path'],
      ['/d', '/d/', 'new_path'],
      ['/a/', '/e', 'old_path'],
      ['/', '/e', 'old_path'],
      ['//evil.example', '/e', 'old_path'],
      ['/e', '//evil.example', 'new_path'],
      ['/e', 'http://evil.example/', 'new_path'],
      ['/e', '/\\evil.example', 'new_path'],
    ] as const;
    for (const [old_path, new_path, field] of rules)
      expect(await service.create('redirect', { old_path, new_path })).toMatchObject({
        ok: false,
        failure: { code: 'invalid', fields: { [field]: expect.any(String) as string } },
      });
    // Turned round later it would lead in a circle just the same.
    const turned = { old_path: '/b', new_path: '/a' };
    expect((await service.update('redirect', { id: second.id, version: 1 }, turned)).ok).toBe(
      false,
    );
    // Saving a rule as it is is no circle.
    const same = { old_path: '/b', new_path: '/c' };
    expect((await service.update('redirect', { id: second.id, version: 1 }, same)).ok).toBe(true);
  });
});

describe.each(BOTH_ENGINES)('records on %s', (engine) => {
  it('ER-03 there is always a record of settings to read', async () => {
    const app = await appFor(engine, 'demo');
    const settings = await stored(app, 'settings', 1);
    const offline = { ...inputOf('settings', settings), is_online: false };
    expect(
      await app.records.update('settings', { id: 1, version: settings.version }, offline, 'en'),
    ).toMatchObject({
      failure: { code: 'invalid', fields: { is_online: expect.any(String) as string } },
    });
    expect(
      await app.records.remove('settings', { id: 1, version: settings.version }),
    ).toMatchObject({
      failure: { code: 'conflict' },
    });
    expect((await app.reference.read()).settings.size).toBe(1);
  });

  // ASVS 1.4.2
  it('API-01 an id that no column can hold is refused, also within a module', async () => {
    const app = await appFor(engine, 'demo');
    const items = [9_999_999_999];
    const modules = [{ id: 'a', kind: 'blogteaserlist', data: { items } }];
    const base = { title: text('Neu'), urls: { de: 'neu', en: '' } };
    for (const change of [{ modules }, { parent: items[0] }])
      expect(await app.records.create('page', { ...base, ...change })).toMatchObject({
        failure: { code: 'invalid' },
      });
  });
});
