import {
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it, inject, onTestFinished } from 'vitest';
import { openDatabase } from '../../../src/lib/server/db/open.ts';
import { BrokenDatabaseError } from '../../../src/lib/server/db/sqlite.ts';
import { createApp } from '../../../src/lib/server/app/open-app.ts';
import { envFor } from '../../support/env.ts';
import { databaseFor, appAt } from '../../support/database/house.ts';

const fileOf = (dataDir: string) => path.join(dataDir, 'foyer.db');
const contentOf = (folder: string) =>
  readdirSync(folder)
    // The index that connections share goes with the last of them, whenever that is.
    .filter((name) => !name.endsWith('-shm'))
    .map((name) => [name, readFileSync(path.join(folder, name), 'base64')]);

/** Ways in which a file is no database any more. */
const BREAKS: Readonly<Record<string, (file: string) => void>> = {
  'text where a database was': (file) => {
    writeFileSync(file, 'Dies ist keine Datenbank.\n'.repeat(500));
  },
  'a damaged page': (file) => {
    const bytes = readFileSync(file);
    bytes.fill(0xff, 4096 * 2, 4096 * 12);
    writeFileSync(file, bytes);
  },
  'half of a database': (file) => {
    truncateSync(file, 4096 * 20);
  },
};

describe('a database file that is broken', () => {
  it.each(Object.keys(BREAKS))('%s: said, and left as it is', async (kind) => {
    const place = await databaseFor('sqlite', 'demo');
    BREAKS[kind]?.(fileOf(place.dataDir));
    const before = contentOf(place.dataDir);
    await expect(openDatabase(place)).rejects.toThrow(BrokenDatabaseError);
    await expect(createApp(envFor(place, { DEMO: 'true' }))).rejects.toThrow(fileOf(place.dataDir));
    const after = contentOf(place.dataDir).filter(([name]) => !/-(?:wal|shm)$/u.test(name ?? ''));
    expect(after).toEqual(before);
  });

  it('an empty file: said, and nothing is written over it', async () => {
    const place = await databaseFor('sqlite', 'nothing');
    const file = fileOf(place.dataDir);
    mkdirSync(place.dataDir, { recursive: true });
    writeFileSync(file, '');
    await expect(openDatabase(place)).rejects.toThrow('remove it to begin a new one');
    expect(statSync(file).size).toBe(0);
  });

  it('RL-05 case 5 control: the driver alone makes a database of an empty file, and goes on with a damaged one', async () => {
    const place = await databaseFor('sqlite', 'demo');
    const file = fileOf(place.dataDir);
    BREAKS['a damaged page']?.(file);
    const before = readFileSync(file);
    const damaged = new DatabaseSync(file);
    damaged.exec('create table later (id integer)');
    damaged.close();
    expect(readFileSync(file).equals(before)).toBe(false);
    writeFileSync(file, '');
    const empty = new DatabaseSync(file);
    empty.exec('create table event (id integer)');
    empty.close();
    expect(statSync(file).size).toBeGreaterThan(0);
  });

  it('a folder in its place: said', async () => {
    const place = await databaseFor('sqlite', 'nothing');
    mkdirSync(fileOf(place.dataDir), { recursive: true });
    await expect(openDatabase(place)).rejects.toThrow(BrokenDatabaseError);
  });

  it('no file at all: made, with its folder', async () => {
    const place = await databaseFor('sqlite', 'nothing');
    rmSync(place.dataDir, { recursive: true });
    const app = await appAt(place);
    expect((await app.programme.read()).events).toEqual([]);
  });
});

describe('a database that cannot be used now', () => {
  it('a write that another process does not end: said, nothing lost', async () => {
    const place = await databaseFor('sqlite', 'demo');
    const other = new DatabaseSync(fileOf(place.dataDir));
    onTestFinished(() => {
      other.close();
    });
    const app = await appAt(place);
    other.exec('begin immediate');
    const rename = app.records.create('tag', { name: { de: 'Neu', en: 'New' } });
    await expect(rename).rejects.toThrow('locked');
    other.exec('rollback');
    const retried = await app.records.create('tag', { name: { de: 'Neu', en: 'New' } });
    expect(retried.ok).toBe(true);
  });

  it('a PostgreSQL server that is not there: said', async () => {
    const databaseUrl = 'postgres://foyer@127.0.0.1:1/foyer';
    await expect(createApp(envFor({ databaseUrl, dataDir: '' }))).rejects.toThrow('ECONNREFUSED');
  });

  it('a PostgreSQL database that is not there: said by name', async () => {
    const address = new URL(inject('masters').postgres);
    address.pathname = '/nirgends';
    const env = envFor({ databaseUrl: address.href, dataDir: '' });
    await expect(createApp(env)).rejects.toThrow('nirgends');
  });
});
