import { describe, expect, it } from 'vitest';
import { buildDemo } from '../../src/content/demo/build.ts';
import { records, type Kind } from '../../src/content/records/kinds.ts';
import { hasHouse } from '../../src/lib/server/repositories/settings.ts';
import { removeAll, seed } from '../../src/lib/server/services/seed.ts';
import { allRecords } from '../../src/lib/server/repositories/records.ts';
import { NOW } from '../support/env.ts';
import { ENGINES, houseFor } from '../support/house.ts';
import { inputOf, stored, valueOf } from '../support/records.ts';

const kinds = Object.keys(records) as Kind[];

describe.each(ENGINES)('the demo venue on %s', (engine) => {
  it('is in the database as it is in the content, and is written once only', async () => {
    const { database } = await houseFor(engine, 'demo');
    const demo = buildDemo(NOW);
    for (const kind of kinds) {
      const found = await allRecords(database.db, kind);
      expect({ kind, ids: found.map(({ id }) => id) }).toEqual({
        kind,
        ids: demo[kind].map(({ id }) => id).sort((left, right) => left - right),
      });
    }
    expect(await hasHouse(database.db)).toBe(true);
  });

  it('new records get ids after it', async () => {
    const house = await houseFor(engine, 'demo');
    for (const kind of ['event', 'tag'] as const) {
      const [model, ...others] = await allRecords(house.database.db, kind);
      const highest = Math.max(...others.map(({ id }) => id));
      const input = inputOf(kind, { ...model, ...(kind === 'event' && { id_jet: null }) });
      const made = valueOf(await house.records.create(kind, input));
      expect(made.id).toBeGreaterThan(highest);
    }
  });

  it('is made in any size, with its progress told', async () => {
    const { database } = await houseFor(engine, 'bare');
    const told: [number, number][] = [];
    await seed(database, NOW, { events: 1000 }, (done, all) => told.push([done, all]));
    const { length } = await allRecords(database.db, 'event');
    expect(length).toBeGreaterThanOrEqual(1000);
    expect(told.at(-1)?.[0]).toBe(told.at(-1)?.[1]);
    expect(told.map(([done]) => done)).toEqual(
      told.map(([done]) => done).toSorted((a, b) => a - b),
    );
  });

  it('writes all or nothing', async () => {
    const { database } = await houseFor(engine, 'bare');
    const broken = seed(database, NOW, {}, (done, all) => {
      if (done === all) throw new Error('stopped');
    });
    await expect(broken).rejects.toThrow('stopped');
    for (const kind of kinds) expect(await allRecords(database.db, kind)).toEqual([]);
  });

  it('is taken away whole and can be filled again', async () => {
    const house = await houseFor(engine, 'demo');
    await removeAll(house.database);
    for (const kind of kinds) expect(await allRecords(house.database.db, kind)).toEqual([]);
    expect(await hasHouse(house.database.db)).toBe(false);
    await seed(house.database, NOW);
    expect((await stored(house, 'event', 1)).id).toBe(1);
  });
});
