import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { describe, expect, it, onTestFinished } from 'vitest';
import { allRecords } from '../../../src/lib/server/repositories/records.ts';
import { openMedia } from '../../../src/lib/server/services/media/library.ts';
import { receiveFile } from '../../../src/lib/server/services/media/receive-file.ts';
import { storeWithRecord } from '../../../src/lib/server/services/media/upload.ts';
import { databaseFor, ENGINES, appAt } from '../../support/database/house.ts';
import { valueOf } from '../../support/content/records.ts';
import { ROOT } from '../../support/source-files.ts';

const picture = (color: string) =>
  sharp({ create: { width: 90, height: 60, channels: 3, background: color } })
    .png()
    .toBuffer();

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

describe.each(ENGINES)('CM-06 a file and its record on %s', (engine) => {
  const folder = (): string => {
    const made = mkdtempSync(path.join(tmpdir(), 'foyer-media-'));
    onTestFinished(() => {
      rmSync(made, { recursive: true, force: true });
    });
    return made;
  };

  it('are written together or not at all', async () => {
    const app = await appAt(await databaseFor(engine, 'bare'));
    const dataDir = folder();
    const library = openMedia(dataDir);
    const send = async (bytes: Buffer, alt: string) => {
      const received = await receiveFile(Readable.from([bytes]), library.tempFiles);
      if (!received.ok) throw new Error(received.failure.reason);
      return storeWithRecord(
        library,
        { received: received.value, fileName: 'saal.png', locale: 'en' },
        (facts) => app.records.create('media', { ...facts, alt: { de: alt, en: '' } }),
      );
    };
    const saved = valueOf(await send(await picture('#c30'), 'Der Saal'));
    const [record, ...others] = await allRecords(app.database.db, 'media');
    expect(record).toEqual(saved);
    expect(others).toEqual([]);
    expect(saved).toMatchObject({ title: 'saal', width: 90, height: 60, mime: 'image/jpeg' });

    const refused = await send(await picture('#063'), 'x'.repeat(400));
    expect(refused).toMatchObject({ ok: false, failure: { code: 'invalid' } });
    expect(await allRecords(app.database.db, 'media')).toHaveLength(1);
    expect(filesIn(dataDir)).toEqual(['original.jpg']);

    // The same file again is another record of the one file, and its failure takes nothing away.
    expect(valueOf(await send(await picture('#c30'), 'Noch einmal')).src).toBe(saved.src);
    await send(await picture('#c30'), 'x'.repeat(400));
    expect(filesIn(dataDir)).toEqual(['original.jpg']);
  });
});

describe('npm run media', () => {
  it('adds a file, and says what is wrong with one', async () => {
    const place = await databaseFor('sqlite', 'bare');
    const file = path.join(place.dataDir, 'Großes Haus.png');
    writeFileSync(file, await picture('#c30'));
    const run = (...args: readonly string[]) =>
      promisify(execFile)(
        process.execPath,
        [path.join(ROOT, 'src/lib/server/cli/main.ts'), 'media', 'add', ...args],
        { env: { DATA_DIR: place.dataDir } },
      );
    const { stdout } = await run(file, '--alt-de', 'Das Haus', '--credit', 'Jemand', '--json');
    const told = JSON.parse(stdout) as { id: number; src: string };
    const app = await appAt(place);
    expect(await allRecords(app.database.db, 'media')).toMatchObject([
      { ...told, title: 'Großes Haus', alt: { de: 'Das Haus', en: '' }, credit: 'Jemand' },
    ]);
    await expect(run(path.join(place.dataDir, 'none.png'))).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('There is no file') as string,
    });
    writeFileSync(file, 'no picture');
    await expect(run(file)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('Files of this kind are not accepted') as string,
    });
  });
});
