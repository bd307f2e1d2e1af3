import { copyFileSync, renameSync, rmSync, truncateSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openSqlite } from '../../../src/lib/server/db/sqlite.ts';
import { databaseTrouble } from '../../../src/lib/server/db/database-error.ts';
import { appAt, databaseFor } from '../../support/database/house.ts';
import { Kysely } from 'kysely';
import type { Database } from '../../../src/lib/server/db/schema.ts';

/** What happens to a file behind the back of the process that has it open. */
const MOVES: Readonly<Record<string, (file: string) => void>> = {
  deleted: (file) => rmSync(file),
  'moved away': (file) => renameSync(file, `${file}.away`),
  'replaced by a copy': (file) => {
    copyFileSync(file, `${file}.copy`);
    renameSync(`${file}.copy`, file);
  },
  'cut off in its place': (file) => truncateSync(file, 4096),
};

const tag = (name: string) => ({ name: { de: name, en: name } });

describe('RL-05 a database file that is gone while it is open', () => {
  it.each(Object.keys(MOVES))('RL-05 %s: no write is acknowledged', async (how) => {
    const place = await databaseFor('sqlite', 'demo');
    const app = await appAt(place);
    expect((await app.records.create('tag', tag('Vorher'))).ok).toBe(true);
    MOVES[how]?.(path.join(place.dataDir, 'foyer.db'));
    const write = app.records.create('tag', tag('Nachher'));
    const error = await write.then(
      () => null,
      (reason: unknown) => reason,
    );
    expect(databaseTrouble(error)).toBe('moved');
    // A write outside of transactions, too.
    const { db } = app.database;
    await expect(
      db.insertInto('booking_request').values({ key: 'k', at: 'now', answer: null }).execute(),
    ).rejects.toThrow('foyer.db');
  });

  it('RL-05 control: without the look the driver acknowledges what nobody will ever read', async () => {
    const place = await databaseFor('sqlite', 'demo');
    const app = await appAt(place);
    const file = path.join(place.dataDir, 'foyer.db');
    if (app.database.engine !== 'sqlite') throw new Error('SQLite is tested here');
    rmSync(file);
    const { changes } = app.database.raw
      .prepare("insert into booking_request (key, at) values ('lost', 'now')")
      .run();
    expect(Number(changes)).toBe(1);
    expect(() => new DatabaseSync(file, { readOnly: true })).toThrow('unable to open');
  });

  it('RL-05 it is said once, and writes go on when the file is back', async () => {
    const place = await databaseFor('sqlite', 'demo');
    const file = path.join(place.dataDir, 'foyer.db');
    const messages: string[] = [];
    const { dialect } = openSqlite(file, (message) => messages.push(message));
    const db = new Kysely<Database>({ dialect });
    onTestFinished(() => db.destroy());
    const write = (key: string) =>
      db.insertInto('booking_request').values({ key, at: 'now', answer: null }).execute();
    await write('first');
    renameSync(file, `${file}.away`);
    for (const key of ['second', 'third']) await expect(write(key)).rejects.toThrow('is gone');
    await expect(db.transaction().execute(() => Promise.resolve())).rejects.toThrow('is gone');
    // Reading goes on: what is shown was true a moment ago.
    expect((await db.selectFrom('booking_request').select('key').execute()).length).toBe(1);
    renameSync(`${file}.away`, file);
    await write('fourth');
    expect(messages).toEqual([
      expect.stringContaining('is gone'),
      expect.stringContaining('is back'),
    ]);
  });

  it('RL-05 a file that vanishes between begin and commit: the commit is not acknowledged', async () => {
    const place = await databaseFor('sqlite', 'demo');
    const file = path.join(place.dataDir, 'foyer.db');
    const { dialect } = openSqlite(file, () => undefined);
    const db = new Kysely<Database>({ dialect });
    onTestFinished(() => db.destroy());
    const write = db.transaction().execute(async (tx) => {
      await tx
        .insertInto('booking_request')
        .values({ key: 'k', at: 'now', answer: null })
        .execute();
      renameSync(file, `${file}.away`);
    });
    await expect(write).rejects.toThrow('is gone');
    renameSync(`${file}.away`, file);
    expect(await db.selectFrom('booking_request').select('key').execute()).toEqual([]);
  });
});
