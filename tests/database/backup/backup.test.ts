import {
  copyFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import type { AppContext } from '../../../src/lib/server/app/app-context.ts';
import {
  openDatabase,
  type DatabaseConfig,
  type OpenDatabase,
} from '../../../src/lib/server/db/open.ts';
import { sessionSecret } from '../../../src/lib/server/services/accounts/secret.ts';
import { backUp } from '../../../src/lib/server/services/backup/backup.ts';
import { hashOf, BackupError } from '../../../src/lib/server/services/backup/backup-file.ts';
import { restore } from '../../../src/lib/server/services/backup/restore.ts';
import { contentOf } from '../../support/database/content-of.ts';
import { appAt, databaseFor, ENGINES } from '../../support/database/house.ts';
import { valueOf } from '../../support/content/records.ts';

const newFolder = () => mkdtempSync(path.join(inject('masters').folder, 'backup-'));
const modeOf = (file: string) => (statSync(file).mode & 0o777).toString(8);

async function opened(place: DatabaseConfig): Promise<OpenDatabase> {
  const database = await openDatabase(place);
  onTestFinished(() => database.db.destroy());
  return database;
}

interface Acknowledged {
  readonly id: number;
  /** When it was acknowledged. */
  readonly at: number;
}

/** Saves tags, one after the other by several writers, until it is told to stop. */
function startWriting(app: AppContext, writers: number) {
  const acknowledged: Acknowledged[] = [];
  let isRunning = true;
  const write = async (writer: number) => {
    for (let turn = 0; isRunning; turn += 1) {
      const name = { de: `Last ${writer} ${turn}`, en: `Load ${writer} ${turn}` };
      const { id } = valueOf(await app.records.create('tag', { name }));
      acknowledged.push({ id, at: Date.now() });
      await pause(1);
    }
  };
  onTestFinished(() => {
    isRunning = false;
  });
  const running = Array.from({ length: writers }, (_, writer) => write(writer));
  return {
    acknowledged,
    stop: async () => {
      isRunning = false;
      await Promise.all(running);
    },
  };
}

const tagsIn = async ({ db }: OpenDatabase) =>
  (await db.selectFrom('tag').select('id').execute()).map(({ id }) => id);
/** The tags of which the log of changes, written in the same transaction, knows. */
const loggedTagsIn = async ({ db }: OpenDatabase) =>
  (await db.selectFrom('change').select('record').where('kind', '=', 'tag').execute()).map(
    ({ record }) => record,
  );

describe.each(ENGINES)('RL-04 a backup on %s', (engine) => {
  it('RL-05 case 6 restored, it equals the source, and says as of when and how long it took', async () => {
    const place = await databaseFor(engine, 'demo');
    const source = await opened(place);
    const file = path.join(newFolder(), 'house');
    const facts = await backUp(source, file);
    const expected = await contentOf(source);
    const target = await databaseFor(engine, 'nothing');
    const restored = await restore(file, target, { force: false });
    expect(await contentOf(await opened(target))).toEqual(expected);
    expect(restored).toMatchObject({ rows: facts.rows, kept: null });
    expect(facts.rows).toBeGreaterThan(1000);
    expect(facts.bytes).toBe(statSync(file).size);
    expect(Math.abs(Date.now() - Date.parse(facts.at))).toBeLessThan(60_000);
    expect([modeOf(file), modeOf(`${file}.sha256`)]).toEqual(['600', '600']);
    expect(readdirSync(path.dirname(file)).sort()).toEqual(['house', 'house.sha256']);
    // It works: what is written next gets an id that nothing had.
    const app = await appAt(target);
    const { id } = valueOf(await app.records.create('tag', { name: { de: 'Neu', en: 'New' } }));
    expect(JSON.parse(expected['tag'] ?? '[]')).not.toContainEqual(
      expect.stringContaining(`"id":${id},`),
    );
  });

  it('RL-04 written under load it has all that was acknowledged before, and nothing half', async () => {
    const place = await databaseFor(engine, 'demo');
    const { acknowledged, stop } = startWriting(await appAt(place), 4);
    while (acknowledged.length < 40) await pause(20);
    const file = path.join(newFolder(), 'house');
    const { at } = await backUp(await opened(place), file);
    const written = acknowledged.length;
    while (acknowledged.length < written + 10) await pause(20);
    await stop();
    const target = await databaseFor(engine, 'nothing');
    await restore(file, target, { force: false });
    const copy = await opened(target);
    const tags = new Set(await tagsIn(copy));
    const before = acknowledged.filter((one) => one.at < Date.parse(at));
    expect(before.length).toBeGreaterThan(20);
    expect(before.filter(({ id }) => !tags.has(id))).toEqual([]);
    // Of each save both rows or none.
    const logged = new Set(await loggedTagsIn(copy));
    const loaded = acknowledged.map(({ id }) => id);
    expect(loaded.filter((id) => tags.has(id) !== logged.has(id))).toEqual([]);
    // It went on meanwhile: the copy is of a moment in between.
    expect(acknowledged.some(({ id }) => !tags.has(id))).toBe(true);
  });

  it('RL-04 a damaged, shortened or foreign file is refused; control: the same file whole', async () => {
    const source = await opened(await databaseFor(engine, 'demo'));
    const folder = newFolder();
    const file = path.join(folder, 'house');
    await backUp(source, file);
    const bytes = readFileSync(file);
    const middle = Math.floor(bytes.length / 2);
    // The head of SQLite's second page: in the middle of a text nobody could see a change.
    const head = Math.min(4096, middle);
    const damages: Readonly<Record<string, Buffer>> = {
      changed: Buffer.concat([
        bytes.subarray(0, head),
        Buffer.alloc(64, 0xff),
        bytes.subarray(head + 64),
      ]),
      shortened: bytes.subarray(0, middle),
      empty: Buffer.alloc(0),
      foreign: Buffer.from('Dies ist keine Sicherung.\n'.repeat(500)),
    };
    for (const [name, damaged] of Object.entries(damages)) {
      const target = await databaseFor(engine, 'nothing');
      const copy = path.join(folder, name);
      writeFileSync(copy, damaged);
      copyFileSync(`${file}.sha256`, `${copy}.sha256`);
      await expect(restore(copy, target, { force: false }), name).rejects.toThrow('is damaged');
      // With a checksum that fits: the file itself is read, too.
      writeFileSync(`${copy}.sha256`, `${await hashOf(copy)}  ${name}\n`);
      await expect(restore(copy, target, { force: false }), name).rejects.toThrow(BackupError);
      expect(Object.keys(await contentOf(await opened(target)))).toEqual([]);
    }
    const bare = path.join(folder, 'bare');
    copyFileSync(file, bare);
    const target = await databaseFor(engine, 'nothing');
    await expect(restore(bare, target, { force: false })).rejects.toThrow('sha256 is missing');
    await restore(file, target, { force: false });
    expect(await contentOf(await opened(target))).toEqual(await contentOf(source));
  });

  it('RL-04 replaces a site only when told to, and keeps it then', async () => {
    const source = await opened(await databaseFor(engine, 'demo'));
    const file = path.join(newFolder(), 'house');
    await backUp(source, file);
    await expect(backUp(source, file)).rejects.toThrow('is there already');
    const target = await databaseFor(engine, 'demo');
    const app = await appAt(target);
    valueOf(await app.records.create('tag', { name: { de: 'Nur hier', en: 'Only here' } }));
    const before = await contentOf(app.database);
    await app.close();
    await expect(restore(file, target, { force: false })).rejects.toThrow('already');
    const untouched = await openDatabase(target);
    expect(await contentOf(untouched)).toEqual(before);
    await untouched.db.destroy();
    const { kept } = await restore(file, target, { force: true });
    const after = await opened(target);
    expect(await contentOf(after)).toEqual(await contentOf(source));
    expect(kept).not.toBeNull();
    if (after.engine === 'sqlite') {
      const old = new DatabaseSync(kept ?? '');
      expect(
        old.prepare(`select count(*) as count from tag where name_de = 'Nur hier'`).get(),
      ).toEqual({ count: 1 });
      old.close();
    } else {
      const { rows } = await after.pool.query(
        `select name_de from ${kept ?? ''}.tag where name_de = 'Nur hier'`,
      );
      expect(rows).toEqual([{ name_de: 'Nur hier' }]);
    }
  });
});

describe('RL-04 the embedded database', () => {
  it('RL-04 control: a copy of the running file alone loses what is in its journal', async () => {
    const place = await databaseFor('sqlite', 'demo');
    const app = await appAt(place);
    const { id } = valueOf(
      await app.records.create('tag', { name: { de: 'Im Journal', en: 'In it' } }),
    );
    const copied = path.join(newFolder(), 'copied.db');
    copyFileSync(path.join(place.dataDir, 'foyer.db'), copied);
    const file = path.join(newFolder(), 'house');
    await backUp(app.database, file);
    const has = (name: string) => {
      const raw = new DatabaseSync(name);
      const row = raw.prepare('select id from tag where id = ?').get(id);
      raw.close();
      return row !== undefined;
    };
    expect({ copy: has(copied), backup: has(file) }).toEqual({ copy: false, backup: true });
  });

  it('RL-04 is not replaced while a process has it open', async () => {
    const place = await databaseFor('sqlite', 'demo');
    const app = await appAt(place);
    const file = path.join(newFolder(), 'house');
    await backUp(app.database, file);
    await expect(restore(file, place, { force: true })).rejects.toThrow('stop the site first');
    expect((await app.records.create('tag', { name: { de: 'Weiter', en: 'On' } })).ok).toBe(true);
    // Control: the same when it is closed.
    await app.close();
    expect((await restore(file, place, { force: true })).kept).toContain('before-restore');
  });

  it('RL-04 is open to its owner only, with the journal, the secret and a file from before', async () => {
    const place = await databaseFor('sqlite', 'demo');
    const file = path.join(place.dataDir, 'foyer.db');
    // Control: as other programs make files.
    writeFileSync(path.join(place.dataDir, 'control'), '');
    expect(modeOf(path.join(place.dataDir, 'control'))).not.toBe('600');
    const app = await appAt(place);
    valueOf(await app.records.create('tag', { name: { de: 'Neu', en: 'New' } }));
    await sessionSecret({ sessionSecret: null, dataDir: place.dataDir });
    for (const name of [file, `${file}-wal`, `${file}-shm`, path.join(place.dataDir, 'secret')])
      expect({ name, mode: modeOf(name) }).toEqual({ name, mode: '600' });
    const fresh = await databaseFor('sqlite', 'nothing');
    await appAt(fresh);
    expect(modeOf(path.join(fresh.dataDir, 'foyer.db'))).toBe('600');
  });
});

describe('RL-04 the dump of PostgreSQL', () => {
  it('RL-04 control: read without one snapshot, a save would be there by half', async () => {
    const app = await appAt(await databaseFor('postgres', 'demo'));
    const tags = new Set(await tagsIn(app.database));
    const { id } = valueOf(
      await app.records.create('tag', { name: { de: 'Dazwischen', en: 'In between' } }),
    );
    const logged = new Set(await loggedTagsIn(app.database));
    expect([tags.has(id), logged.has(id)]).toEqual([false, true]);
  });
});
