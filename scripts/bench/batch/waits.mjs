/**
 * What others wait for while a batch of records is made and changed: writes and reads of the
 * same process, and writes of another one. Prints the longest of each as JSON, in milliseconds.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { createApp } from '../../../src/lib/server/app/open-app.ts';
import { readEnv } from '../../../src/lib/server/config/env.ts';
import { openDatabase } from '../../../src/lib/server/db/open.ts';
import { NOBODY } from '../../../src/lib/server/services/accounts/user.ts';

const [dataDir = '', count = '1000', role = 'house'] = process.argv.slice(2);
const PAUSE_MS = 5;

/** The longest that one of many took. @param {(key: string) => Promise<unknown>} ask @param {() => boolean} isOver */
async function longest(ask, isOver) {
  let most = 0;
  for (let index = 0; !isOver(); index += 1) {
    const start = performance.now();
    await ask(`${role} ${process.pid} ${start} ${index}`);
    most = Math.max(most, performance.now() - start);
    await pause(PAUSE_MS);
  }
  return most;
}

/** @param {import('kysely').Kysely<import('../../../src/lib/server/db/schema.ts').Database>} db */
const writesOf = (db) => (/** @type {string} */ key) =>
  db.insertInto('booking_request').values({ key, at: 'now', answer: null }).execute();

if (role === 'visitor') {
  const { db } = await openDatabase({ databaseUrl: null, dataDir });
  let isOver = false;
  process.on('message', () => (isOver = true));
  process.send?.('ready');
  process.send?.(await longest(writesOf(db), () => isOver));
  process.disconnect();
  await db.destroy();
} else {
  const env = readEnv({ DATA_DIR: dataDir, SITE_ORIGIN: 'http://127.0.0.1', DEMO: 'true' });
  if (!env.ok) throw new Error(env.fieldErrors.join('\n'));
  const app = await createApp(env.env, { runsTasks: false });
  const { db } = app.database;
  const isoDay = (/** @type {number} */ index) =>
    new Date(Date.UTC(2031, 0, 1, 18) + index * 36_000_000).toISOString().replace('.000', '');
  const operations = (/** @type {string} */ word) =>
    Array.from({ length: Number(count) }, (_, index) => ({
      do: /** @type {const} */ ('put'),
      kind: /** @type {const} */ ('event'),
      name: { source: 'bench', source_id: String(index) },
      revision: null,
      body: { title: { de: word, en: word }, date_start: isoDay(index), room: 1 },
    }));
  const mode = {
    ...{ caller: { ...NOBODY, role: 'admin', how: 'token' }, locale: 'de', name: 'bench' },
    ...{ actor: { name: 'bench' }, source: 'api', language: null, isDraft: false },
    ...{ isDryRun: false, key: null, asked: '' },
  };
  const rows = [];
  for (const word of ['made', 'changed']) {
    const child = fork(import.meta.filename, [dataDir, count, 'visitor']);
    await once(child, 'message');
    let isOver = false;
    const others = [
      longest(writesOf(db), () => isOver),
      longest(
        () => db.selectFrom('event').select('id').limit(1).execute(),
        () => isOver,
      ),
    ];
    const start = performance.now();
    const done = await app.resources.write(operations(word), /** @type {never} */ (mode));
    const batchMs = performance.now() - start;
    if (!done.ok) throw new Error(JSON.stringify(done.failure));
    isOver = true;
    const ended = once(child, 'message');
    child.send('over');
    const [[other], [writeMs, readMs]] = await Promise.all([ended, Promise.all(others)]);
    rows.push({ word, batchMs, writeMs, readMs, otherMs: other });
  }
  console.log(JSON.stringify(rows));
  await app.close();
}
