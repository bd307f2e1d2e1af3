/** @module-tag full */
import { execFileSync, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { sql, type Kysely } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { migrate, MIGRATION_NAMES } from '../../../src/lib/server/db/migrate.ts';
import { openDatabase, type DatabaseConfig } from '../../../src/lib/server/db/open.ts';
import { databaseFor, ENGINES } from '../../support/database/house.ts';

const PROGRAM = fileURLToPath(
  new URL('../../support/database/migrating-process.ts', import.meta.url),
);
const argsFor = ({ databaseUrl, dataDir }: DatabaseConfig, at = '') => [
  '--disable-warning=ExperimentalWarning',
  PROGRAM,
  databaseUrl ?? '',
  dataDir,
  at,
];
/** Kills before so many different statements, spread over all of them. */
const KILLS = 12;

const tablesOf = async (db: Kysely<never>) =>
  (await db.introspection.getTables())
    .map(({ name }) => name)
    .filter((name) => !name.startsWith('kysely_'))
    .sort();

describe.each(ENGINES)('RL-05 case 7 a migration that is killed on %s', (engine) => {
  it(
    'RL-05 case 7 leaves the old schema or the new one, and the next start brings the new one',
    { timeout: 120_000 },
    async () => {
      const whole = await databaseFor(engine, 'nothing');
      const statements = Number(
        execFileSync(process.execPath, argsFor(whole), { encoding: 'utf8' }),
      );
      expect(statements).toBeGreaterThan(60);
      const expected = await openDatabase(whole);
      const newTables = await tablesOf(expected.db as unknown as Kysely<never>);
      await expected.db.destroy();
      for (let kill = 0; kill < KILLS; kill += 1) {
        const at = 3 + Math.floor((kill * (statements - 3)) / (KILLS - 1));
        const place = await databaseFor(engine, 'nothing');
        const { signal } = spawnSync(process.execPath, argsFor(place, String(at)));
        expect({ at, signal }).toEqual({ at, signal: 'SIGKILL' });
        const database = await openDatabase(place);
        const { db } = database;
        const left = await tablesOf(db as unknown as Kysely<never>);
        expect([0, newTables.length], `killed before statement ${at}`).toContain(left.length);
        await migrate(db);
        expect(await tablesOf(db as unknown as Kysely<never>)).toEqual(newTables);
        await db.destroy();
      }
    },
  );

  it('RL-05 case 7 control: without a transaction half of a step would stay', async () => {
    const { db } = await openDatabase(await databaseFor(engine, 'nothing'));
    onTestFinished(() => db.destroy());
    const step = async (run: Kysely<never>) => {
      await sql`create table first_half (id integer)`.execute(run);
      throw new Error('killed');
    };
    await expect(
      db.transaction().execute((tx) => step(tx as unknown as Kysely<never>)),
    ).rejects.toThrow('killed');
    expect(await tablesOf(db as unknown as Kysely<never>)).toEqual([]);
    await expect(step(db as unknown as Kysely<never>)).rejects.toThrow('killed');
    expect(await tablesOf(db as unknown as Kysely<never>)).toEqual(['first_half']);
    expect(MIGRATION_NAMES.length).toBeGreaterThan(4);
  });
});
