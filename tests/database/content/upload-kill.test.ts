/** @module-tag full */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { AppContext } from '../../../src/lib/server/app/app-context.ts';
import { allRecords } from '../../../src/lib/server/repositories/records.ts';
import { openMedia } from '../../../src/lib/server/services/media/library.ts';
import { sweepOrphans } from '../../../src/lib/server/services/media/sweep-orphans.ts';
import { appAt, databaseFor, ENGINES } from '../../support/database/house.ts';

const PROGRAM = fileURLToPath(new URL('../../support/media/uploader-process.ts', import.meta.url));
const HOUR_MS = 3_600_000;

/** An upload by a process that is killed at a point. */
async function killed(app: AppContext, when: 'before' | 'after' | 'record-first') {
  const { databaseUrl, dataDir } = app.env;
  const file = path.join(dataDir, 'picture.png');
  const image = sharp({ create: { width: 90, height: 60, channels: 3, background: '#c30' } });
  writeFileSync(file, await image.png().toBuffer());
  const { signal, stderr } = spawnSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', PROGRAM, databaseUrl ?? '', dataDir, file, when],
    { encoding: 'utf8' },
  );
  expect({ signal, stderr }).toMatchObject({ signal: 'SIGKILL' });
  const files = readdirSync(path.join(dataDir), { recursive: true, encoding: 'utf8' })
    .filter((name) => /^media\/[0-9a-f]{2}\/.*\./u.test(name))
    .sort();
  const records = await allRecords(app.database.db, 'media');
  const dangling = records.filter(
    ({ src }) => !files.some((name) => name.includes(src.split('/')[2] ?? '-')),
  );
  return { files, records, dangling };
}

const sweep = (app: AppContext, inMs: number) =>
  sweepOrphans(openMedia(app.env.dataDir), app.database, new Date(Date.now() + inMs));

describe.each(ENGINES)('RL-05 case 2 an upload that is killed on %s', (engine) => {
  it('RL-05 case 2 before its record: no row without a file, and the file is swept later', async () => {
    const app = await appAt(await databaseFor(engine, 'bare'));
    const { files, records, dangling } = await killed(app, 'before');
    // Control: nothing but the sweep takes it away.
    expect({ files: files.length, records, dangling }).toEqual({
      files: 1,
      records: [],
      dangling: [],
    });
    // Its record could still be on its way.
    expect(await sweep(app, 0)).toEqual([]);
    expect(await sweep(app, 2 * HOUR_MS)).toHaveLength(1);
    expect(existsSync(path.join(app.env.dataDir, files[0] ?? ''))).toBe(false);
  });

  it('RL-05 case 2 after its record: both stay, also where only a page names the file', async () => {
    const app = await appAt(await databaseFor(engine, 'bare'));
    const { files, records, dangling } = await killed(app, 'after');
    expect([files.length, records.length, dangling.length]).toEqual([1, 1, 0]);
    expect(await sweep(app, 2 * HOUR_MS)).toEqual([]);
    const [record] = records;
    // The record goes; a version of something that copied its address stays.
    await app.database.db.deleteFrom('media').execute();
    const version = {
      kind: 'page',
      record: 1,
      state: 'draft' as const,
      base: 1,
      saved_at: '',
      saved_by: null,
    };
    await app.database.db
      .insertInto('record_version')
      .values({ ...version, content: JSON.stringify({ image: record?.src }) })
      .execute();
    expect(await sweep(app, 2 * HOUR_MS)).toEqual([]);
    await app.database.db.deleteFrom('record_version').execute();
    expect(await sweep(app, 2 * HOUR_MS)).toHaveLength(1);
  });

  it('RL-05 case 2 control: in the other order a row without a file would stay', async () => {
    const app = await appAt(await databaseFor(engine, 'bare'));
    expect((await killed(app, 'record-first')).dangling).toHaveLength(1);
  });
});
