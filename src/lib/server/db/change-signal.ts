import { watch, type FSWatcher } from 'node:fs';
import { basename, dirname } from 'node:path';
import type pg from 'pg';
import type { OpenDatabase } from './open.ts';

/** The file system tells of writes; this is for what it does not tell. */
const SQLITE_LOOK_MS = 500;
/** A write is told before its commit is complete: looked at again after these. */
const AFTER_WRITE_MS = [0, 3, 10, 40] as const;
/** PostgreSQL tells by itself; this is for a line that broke. */
const POSTGRES_LOOK_MS = 2000;
export const CHANNEL = 'foyer_change';

/**
 * Calls `wake` whenever some process may have committed a change: PostgreSQL by
 * LISTEN, SQLite by its data version, which other connections' commits raise.
 */
export async function wakeUps(
  database: OpenDatabase,
  wake: () => void,
): Promise<{ stop(): Promise<void> }> {
  return database.engine === 'sqlite' ? watchFile(database.raw, wake) : listen(database.pool, wake);
}

type Raw = Extract<OpenDatabase, { engine: 'sqlite' }>['raw'];

/** The folder of a database file tells of its journal's growth; null for a database in memory. */
function watchFolder(file: string | null, look: () => void): FSWatcher | null {
  if (file === null) return null;
  const name = basename(file);
  const watcher = watch(dirname(file), { persistent: false }, (_, changed) => {
    if (changed === null || !changed.startsWith(name)) return;
    for (const wait of AFTER_WRITE_MS) setTimeout(look, wait).unref();
  });
  // Some file systems cannot be watched: then the timer has to do.
  watcher.on('error', () => watcher.close());
  return watcher;
}

function watchFile(raw: Raw, wake: () => void) {
  const version = raw.prepare('pragma data_version');
  let known = version.get()?.['data_version'];
  const look = () => {
    if (!raw.isOpen) return;
    const now = version.get()?.['data_version'];
    if (now === known) return;
    known = now;
    wake();
  };
  const watcher = watchFolder(raw.location(), look);
  const timer = setInterval(look, SQLITE_LOOK_MS);
  timer.unref();
  return {
    stop: () => {
      watcher?.close();
      clearInterval(timer);
      return Promise.resolve();
    },
  };
}

async function listen(pool: pg.Pool, wake: () => void) {
  const { default: driver } = await import('pg');
  let client: pg.Client | null = null;
  async function connect() {
    const fresh = new driver.Client(pool.options);
    fresh.on('error', () => (client = null));
    fresh.on('end', () => (client = null));
    fresh.on('notification', wake);
    await fresh.connect();
    await fresh.query(`listen ${CHANNEL}`);
    client = fresh;
  }
  await connect();
  const timer = setInterval(() => {
    if (client === null) void connect().then(wake, () => undefined);
  }, POSTGRES_LOOK_MS);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await client?.end();
    },
  };
}
