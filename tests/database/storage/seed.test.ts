import { describe, expect, it } from 'vitest';
import { buildDemo } from '../../../demo/build.ts';
import { records, type Kind } from '../../../src/content/records/kinds.ts';
import { hasSettings } from '../../../src/lib/server/repositories/settings.ts';
import { deleteEverything } from '../../../src/lib/server/repositories/bulk.ts';
import { seed } from '../../../src/lib/server/services/seed/seed.ts';
import { allRecords } from '../../../src/lib/server/repositories/records.ts';
import { NOW } from '../../support/env.ts';
import { BOTH_ENGINES, appFor } from '../../support/database/house.ts';
import { inputOf, stored, valueOf } from '../../support/content/records.ts';

const kinds = Object.keys(records) as Kind[];

describe.each(BOTH_ENGINES)('the demo venue on %s', (engine) => {
  it('is in the database as it is in the content, and is written once only', async () => {
    const { database } = await appFor(engine, 'demo');
    const demo = buildDemo(NOW);
    for (const kind of kinds) {
      const found = await allRecords(database.db, kind);
      expect({ kind, ids: found.map(({ id }) => id) }).toEqual({
        kind,
        ids: demo[kind].map(({ id }) => id).sort((left, right) => left - right),
      });
    }
    expect(await hasSettings(database.db)).toBe(true);
  });

  it('new records get ids after it', async () => {
    const app = await appFor(engine, 'demo');
    for (const kind of ['event', 'tag'] as const) {
      const [model, ...others] = await allRecords(app.database.db, kind);
      const highest = Math.max(...others.map(({ id }) => id));
      const input = inputOf(kind, { ...model, ...(kind === 'event' && { id_jet: null }) });
      const made = valueOf(await app.records.create(kind, input));
      expect(made.id).toBeGreaterThan(highest);
    }
  });

  it('is made in any size, with its progress told', async () => {
    const { database } = await appFor(engine, 'bare');
    const told: [number, number][] = [];
    await seed(database, NOW, { events: 1000 }, (done, all) => told.push([done, all]));
    const { length } = await allRecords(database.db, 'event');
    expect(length).toBeGreaterThanOrEqual(1000);
    expect(told.at(-1)?.[0]).toBe(told.at(-1)?.[1]);
    expect(told.map(([done]) => done)).toEqual(
      told.map(([done]) => done).toSorted((a, b) => a - b),
    );
  });

  // ASVS 2.3.3
  it('writes all or nothing', async () => {
    const { database } = await appFor(engine, 'bare');
    const before = await allRecords(database.db, 'consent_service');
    const broken = seed(database, NOW, {}, (done, all) => {
      if (done === all) throw new Error('stopped');
    });
    await expect(broken).rejects.toThrow('stopped');
    // The services that every venue begins with are as they were.
    for (const kind of kinds)
      expect(await allRecords(database.db, kind)).toEqual(kind === 'consent_service' ? before : []);
  });

  it('is taken away whole and can be filled again', async () => {
    const app = await appFor(engine, 'demo');
    await deleteEverything(app.database);
    for (const kind of kinds) expect(await allRecords(app.database.db, kind)).toEqual([]);
    expect(await hasSettings(app.database.db)).toBe(false);
    await seed(app.database, NOW);
    expect((await stored(app, 'event', 1)).id).toBe(1);
  });
});
