import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { databaseFor, BOTH_ENGINES, appAt, appFor } from '../../support/database/house.ts';
import { inputOf, stored, valueOf } from '../../support/content/records.ts';
import { startWriter } from '../../support/database/writer.ts';

const ROUNDS = 100;
const ROOM = 1;

describe.each(BOTH_ENGINES)('two writers at once on %s', (engine) => {
  it('ED-07 in one process: exactly one wins, the other is told', async () => {
    const { records, database } = await appFor(engine, 'demo');
    for (let round = 0; round < ROUNDS; round++) {
      const room = await stored({ database }, 'room', ROOM);
      const writes = [room.seats + 1, room.seats + 2].map((seats) =>
        records.update(
          'room',
          { id: ROOM, version: room.version },
          { ...inputOf('room', room), seats },
        ),
      );
      const results = await Promise.all(writes);
      const [won, ...others] = results.filter(({ ok }) => ok);
      expect(others).toEqual([]);
      expect(results.flatMap((result) => (result.ok ? [] : [result.failure.code]))).toEqual([
        'conflict',
      ]);
      expect(won?.ok === true && won.value).toEqual(await stored({ database }, 'room', ROOM));
    }
  });

  it('ED-07 in two processes: exactly one wins, the other is told', async () => {
    const place = await databaseFor(engine, 'demo');
    const app = await appAt(place);
    const saveElsewhere = await startWriter(place);
    const wins = { here: 0, elsewhere: 0 };
    for (let round = 0; round < ROUNDS; round++) {
      const room = await stored(app, 'room', ROOM);
      const elsewhere = saveElsewhere(ROOM, room.version);
      // Now the one is first, now the other.
      if (round % 4 > 0) await pause(round % 4);
      const here = await app.records.update(
        'room',
        { id: ROOM, version: room.version },
        inputOf('room', room),
      );
      const { outcome } = await elsewhere;
      expect([here.ok ? 'saved' : here.failure.code, outcome].sort()).toEqual([
        'conflict',
        'saved',
      ]);
      wins[here.ok ? 'here' : 'elsewhere'] += 1;
      expect((await stored(app, 'room', ROOM)).version).toBe(room.version + 1);
    }
    expect(wins.here + wins.elsewhere).toBe(ROUNDS);
  });

  it('control: without the version condition one of two writes is lost', async () => {
    const { database } = await appFor(engine, 'demo');
    const before = await stored({ database }, 'room', ROOM);
    const write = (seats: number) =>
      database.db.updateTable('room').set({ seats }).where('id', '=', ROOM).executeTakeFirst();
    const results = await Promise.all([write(before.seats + 1), write(before.seats + 10)]);
    expect(results.map(({ numUpdatedRows }) => numUpdatedRows)).toEqual([1n, 1n]);
    expect((await stored({ database }, 'room', ROOM)).seats).not.toBe(before.seats + 11);
  });

  it('ED-07 a version from before another save is refused, and nothing is written', async () => {
    const { records, database } = await appFor(engine, 'demo');
    const room = await stored({ database }, 'room', ROOM);
    const first = valueOf(
      await records.update('room', { id: ROOM, version: room.version }, inputOf('room', room)),
    );
    expect(first.version).toBe(room.version + 1);
    const late = { ...inputOf('room', room), seats: 1 };
    const refused = await records.update('room', { id: ROOM, version: room.version }, late);
    expect(refused).toMatchObject({ ok: false, failure: { code: 'conflict' } });
    const gone = await records.remove('room', { id: ROOM, version: room.version });
    expect(gone).toMatchObject({ ok: false, failure: { code: 'conflict' } });
    expect(await stored({ database }, 'room', ROOM)).toEqual(first);
  });
});
