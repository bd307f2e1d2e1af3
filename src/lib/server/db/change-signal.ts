import { watch, type FSWatcher } from 'node:fs';
import { basename, dirname } from 'node:path';
import type pg from 'pg';
import type { OpenDatabase } from './open.ts';

/** The file watcher may miss writes; polling catches them. */
const SQLITE_POLL_MS = 500;
/** The watcher reports a write before its commit is complete, by more on a busy machine: checked again after these. */
const AFTER_WRITE_MS = [0, 3, 10, 40, 150] as const;
/** How often it is checked whether the connection to PostgreSQL broke. */
const POSTGRES_POLL_MS = 2000;
export const CHANNEL = 'foyer_change';

/**
 * Calls `onChange` whenever some process may have committed a change: PostgreSQL by
 * LISTEN, SQLite by its data version, which other connections' commits raise.
 */
export async function watchChanges(
  database: OpenDatabase,
  onChange: () => void,
): Promise<{ stop(): Promise<void> }> {
  return database.engine === 'sqlite'
    ? watchFile(database.raw, onChange)
    : listen(database.pool, onChange);
}

type SqliteHandle = Extract<OpenDatabase, { engine: 'sqlite' }>['raw'];

/** Watches the folder of a database file for writes to its journal; null for a database in memory. */
function watchFolder(file: string | null, check: () => void): FSWatcher | null {
  if (file === null) return null;
  const name = basename(file);
  const watcher = watch(dirname(file), { persistent: false }, (_, changedName) => {
    if (changedName === null || !changedName.startsWith(name)) return;
    for (const delayMs of AFTER_WRITE_MS) setTimeout(check, delayMs).unref();
  });
  // Some file systems cannot be watched: then only the timer checks.
  watcher.on('error', () => watcher.close());
  return watcher;
}

function watchFile(raw: SqliteHandle, onChange: () => void) {
  const version = raw.prepare('pragma data_version');
  let lastVersion = version.get()?.['data_version'];
  const check = () => {
    if (!raw.isOpen) return;
    const currentVersion = version.get()?.['data_version'];
    if (currentVersion === lastVersion) return;
    lastVersion = currentVersion;
    onChange();
  };
  const watcher = watchFolder(raw.location(), check);
  const timer = setInterval(check, SQLITE_POLL_MS);
  timer.unref();
  return {
    stop: () => {
      watcher?.close();
      clearInterval(timer);
      return Promise.resolve();
    },
  };
}

async function listen(pool: pg.Pool, onChange: () => void) {
  const { default: driver } = await import('pg');
  let client: pg.Client | null = null;
  async function connect() {
    const newClient = new driver.Client(pool.options);
    newClient.on('error', () => (client = null));
    newClient.on('end', () => (client = null));
    newClient.on('notification', onChange);
    await newClient.connect();
    await newClient.query(`listen ${CHANNEL}`);
    client = newClient;
  }
  await connect();
  const timer = setInterval(() => {
    if (client === null) void connect().then(onChange, () => undefined);
  }, POSTGRES_POLL_MS);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await client?.end();
    },
  };
}
