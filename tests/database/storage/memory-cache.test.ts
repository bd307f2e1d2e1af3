import { describe, expect, it } from 'vitest';
import { findEvents } from '../../../src/lib/server/services/programme/programme-index.ts';
import { REFERENCE_KINDS } from '../../../src/content/records/kinds.ts';
import { allRecords } from '../../../src/lib/server/repositories/records.ts';
import { BOTH_ENGINES, databaseFor, appAt, appFor } from '../../support/database/house.ts';
import { inputOf, stored, text, valueOf } from '../../support/content/records.ts';

const FROM = '2026-11-20';

describe.each(BOTH_ENGINES)('what is kept in memory on %s', (engine) => {
  it('holds the online records of every small kind', async () => {
    const { reference, database } = await appFor(engine, 'demo');
    const data = await reference.read();
    for (const kind of REFERENCE_KINDS) {
      const online = (await allRecords(database.db, kind)).filter(({ is_online: on }) => on);
      expect([...data[kind].values()]).toEqual(online);
    }
  });

  it('ED-11 a small record is fresh after a save, and gone when it goes offline', async () => {
    const app = await appFor(engine, 'demo');
    const before = await app.reference.read();
    const tag = await stored(app, 'tag', 1);
    const renamed = { ...inputOf('tag', tag), name: text('Nachts', 'At night') };
    valueOf(await app.records.update('tag', { id: 1, version: tag.version }, renamed));
    const after = await app.reference.read();
    expect(after.tag.get(1)?.name).toEqual(text('Nachts', 'At night'));
    expect(after.generation).toBeGreaterThan(before.generation);
    expect(after.venue).toBe(before.venue);
    const hidden = { ...renamed, is_online: false };
    valueOf(await app.records.update('tag', { id: 1, version: tag.version + 1 }, hidden));
    expect((await app.reference.read()).tag.has(1)).toBe(false);
  });

  it('ED-11 the programme is fresh after an event is saved, moved, hidden and deleted', async () => {
    const app = await appFor(engine, 'demo');
    const inRoom = async (room: number) =>
      findEvents(await app.programme.read(), { groups: { room }, from: FROM }, 1, 1000).events.map(
        ({ id }) => id,
      );
    const [event] = findEvents(await app.programme.read(), { from: '2026-12-01' }).events.filter(
      ({ parent, date_start: start }) => parent === null && start > '2026-12-01',
    );
    const id = event?.id ?? 0;
    const [from, to] = [event?.room ?? 0, event?.room === 1 ? 2 : 1];
    const input = inputOf('event', await stored(app, 'event', id));
    const { version } = await stored(app, 'event', id);

    valueOf(await app.records.update('event', { id, version }, { ...input, room: to }));
    expect(await inRoom(from)).not.toContain(id);
    expect(await inRoom(to)).toContain(id);
    valueOf(
      await app.records.update(
        'event',
        { id, version: version + 1 },
        { ...input, is_online: false },
      ),
    );
    expect(await inRoom(from)).not.toContain(id);
    expect(await inRoom(to)).not.toContain(id);
    const made = valueOf(await app.records.create('event', { ...input, id_jet: null }));
    expect(await inRoom(from)).toContain(made.id);
    valueOf(await app.records.remove('event', { id: made.id, version: 1 }));
    expect(await inRoom(from)).not.toContain(made.id);
  });

  it('ED-11 another venue on the same database is fresh, too', async () => {
    const place = await databaseFor(engine, 'demo');
    const [writer, reader] = [await appAt(place), await appAt(place)];
    await reader.reference.read();
    await reader.programme.read();
    const genre = await stored(writer, 'genre', 1);
    const renamed = { ...inputOf('genre', genre), name: text('Alte Musik', 'Early music') };
    valueOf(await writer.records.update('genre', { id: 1, version: genre.version }, renamed));
    const event = await stored(writer, 'event', 1);
    const hidden = { ...inputOf('event', event), is_online: false };
    valueOf(await writer.records.update('event', { id: 1, version: event.version }, hidden));
    await reader.feed.catchUp();
    expect((await reader.reference.read()).genre.get(1)?.name.en).toBe('Early music');
    expect((await reader.programme.read()).byId.has(1)).toBe(false);
  });
});
