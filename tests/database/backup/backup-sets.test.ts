import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { appliedMigrations, migrate, MIGRATION_NAMES } from '../../../src/lib/server/db/migrate.ts';
import { openDatabase } from '../../../src/lib/server/db/open.ts';
import { copyBeforeMigration } from '../../../src/lib/server/services/backup/before-migration.ts';
import {
  DATABASE_FILE,
  filesOfSet,
  restoreFiles,
  setsIn,
} from '../../../src/lib/server/services/backup/backup-set.ts';
import { examine, restore } from '../../../src/lib/server/services/backup/restore.ts';
import { ScheduledBackups } from '../../../src/lib/server/services/backup/scheduled-backups.ts';
import { appAt, databaseFor, ENGINES } from '../../support/database/house.ts';
import { contentOf } from '../../support/database/content-of.ts';

const HOUR = 3_600_000;
const newFolder = () => mkdtempSync(path.join(inject('masters').folder, 'sets-'));

describe.each(ENGINES)('OP-03 backups by schedule, on %s', (engine) => {
  it('are due by the age of the newest, hold files once, and are restored equal', async () => {
    const place = await databaseFor(engine, 'demo');
    const dataDir = newFolder();
    const folder = path.join(newFolder(), 'all');
    mkdirSync(path.join(dataDir, 'media', 'ab'), { recursive: true });
    mkdirSync(path.join(dataDir, 'media', '.new'));
    writeFileSync(path.join(dataDir, 'media', 'ab', 'one.webp'), 'picture one');
    writeFileSync(path.join(dataDir, 'media', '.new', 'half'), 'not whole');
    const app = await appAt(place);
    let at = Date.parse('2026-11-26T10:00:00Z');
    const backups = new ScheduledBackups({
      database: app.database,
      dataDir,
      folder,
      everyMs: 6 * HOUR,
      now: () => new Date(at),
    });
    expect((await backups.run())?.copied).toEqual({ files: 1, bytes: 11 });
    at += HOUR;
    expect(await backups.run()).toBeNull();
    expect(backups.state).toEqual({ ageMs: HOUR, isLate: false });
    writeFileSync(path.join(dataDir, 'media', 'two.webp'), 'picture two!');
    // Left by a process that was ended, and one that is being written.
    const parts = ['.2026-11-24T10-00-00Z.part', '.2026-11-26T14-00-00Z.part'];
    for (const part of parts) mkdirSync(path.join(folder, part));
    at += 5 * HOUR;
    const second = await backups.run();
    expect(second?.copied).toEqual({ files: 2, bytes: 23 });
    const sets = await setsIn(folder);
    expect(sets).toHaveLength(2);
    // Named twice, on the disk once.
    const [first, last] = sets.map((set) => statSync(path.join(set.folder, 'media/ab/one.webp')));
    expect(first?.ino).toBe(last?.ino);
    expect(readdirSync(folder).filter((name) => name.startsWith('.'))).toEqual([parts[1]]);

    const set = sets.at(-1)?.folder ?? '';
    expect((await examine(path.join(set, DATABASE_FILE))).last).toBe(MIGRATION_NAMES.at(-1));
    expect(await filesOfSet(set)).toEqual({ files: 2, bytes: 23 });
    const target = await databaseFor(engine, 'bare');
    await restore(path.join(set, DATABASE_FILE), target, { force: true });
    const restored = await openDatabase(target);
    expect(await contentOf(restored)).toEqual(await contentOf(app.database));
    await restored.db.destroy();
    const fresh = newFolder();
    expect((await restoreFiles(set, fresh)).files).toBe(2);
    expect(readFileSync(path.join(fresh, 'media/ab/one.webp'), 'utf8')).toBe('picture one');
    expect((await restoreFiles(set, fresh)).files).toBe(0);
  });

  it('say that they are late where they cannot be written, and go on', async () => {
    const app = await appAt(await databaseFor(engine, 'demo'));
    const parent = newFolder();
    const folder = path.join(parent, 'all');
    writeFileSync(folder, 'a file where the folder should be');
    const now = () => new Date('2026-11-26T10:00:00Z');
    const options = { database: app.database, dataDir: newFolder(), folder, everyMs: HOUR, now };
    const backups = new ScheduledBackups(options);
    await expect(backups.run()).rejects.toThrow();
    expect(backups.state.isLate).toBe(true);
    rmSync(folder);
    expect(await backups.run()).not.toBeNull();
    expect(backups.state).toEqual({ ageMs: 0, isLate: false });
  });
});

describe.each(ENGINES)('OP-03 a database of another version, on %s', (engine) => {
  it('is copied before it gets a newer schema, once, and an empty one is not', async () => {
    const place = await databaseFor(engine, 'nothing');
    const database = await openDatabase(place);
    const dataDir = newFolder();
    expect(await copyBeforeMigration(database, dataDir)).toBeNull();
    const last = MIGRATION_NAMES.at(-2) ?? '';
    await migrate(database.db, last);
    const file = await copyBeforeMigration(database, dataDir);
    expect(file).toBe(path.join(dataDir, 'before-migration', `${last}.foyer`));
    expect((await examine(file ?? '')).last).toBe(last);
    expect(await copyBeforeMigration(database, dataDir)).toBe(file);
    await migrate(database.db);
    expect(await copyBeforeMigration(database, dataDir)).toBeNull();
    await database.db.destroy();
  });

  it('is refused in plain words where it is newer than the program', async () => {
    const database = await openDatabase(await databaseFor(engine, 'bare'));
    await database.db
      .insertInto('kysely_migration' as never)
      .values({ name: '9999_future', timestamp: '' })
      .execute();
    expect(await appliedMigrations(database.db)).toContain('9999_future');
    await expect(copyBeforeMigration(database, newFolder())).rejects.toThrow(
      'The database is of a newer version of this program: 9999_future is not known here.',
    );
    await database.db.destroy();
  });
});
