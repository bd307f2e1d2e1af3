/** @module-tag full */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { appliedMigrations, MIGRATION_NAMES } from '../../../src/lib/server/db/migrate.ts';
import { EARLIER, earlier, inDatabase } from '../../support/database/earlier-database.ts';

const MIGRATING = fileURLToPath(
  new URL('../../support/database/migrating-process.ts', import.meta.url),
);
const KILLS = 8;

describe.each(EARLIER)('OP-03 a database as of %s', (name) => {
  it('is as it was, or as it will be, wherever its upgrade is killed', async () => {
    const run = (dataDir: string, at = '') => {
      const flags = ['--disable-warning=ExperimentalWarning', MIGRATING];
      return spawnSync(process.execPath, [...flags, '', dataDir, at], { encoding: 'utf8' });
    };
    const statements = Number(run((await earlier(name)).dataDir).stdout);
    for (let kill = 0; kill < KILLS; kill += 1) {
      const at = 3 + Math.floor((kill * (statements - 3)) / (KILLS - 1));
      const place = await earlier(name);
      const steps = await inDatabase(place, appliedMigrations);
      expect(run(place.dataDir, String(at)).signal).toBe('SIGKILL');
      const left = await inDatabase(place, appliedMigrations);
      expect([steps.length, MIGRATION_NAMES.length]).toContain(left.length);
      expect(run(place.dataDir).status).toBe(0);
      expect(await inDatabase(place, appliedMigrations)).toEqual(MIGRATION_NAMES);
    }
  });
});
