import pg from 'pg';
import type { OpenDatabase } from '../db/open.ts';

/** How often the embedded database is asked whether another process wrote to it. */
const SQLITE_LOOK_MS = 50;
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

function watchFile(raw: Extract<OpenDatabase, { engine: 'sqlite' }>['raw'], wake: () => void) {
  const version = raw.prepare('pragma data_version');
  let known = version.get()?.['data_version'];
  const timer = setInterval(() => {
    const now = version.get()?.['data_version'];
    if (now === known) return;
    known = now;
    wake();
  }, SQLITE_LOOK_MS);
  timer.unref();
  return {
    stop: () => {
      clearInterval(timer);
      return Promise.resolve();
    },
  };
}

async function listen(pool: pg.Pool, wake: () => void) {
  let client: pg.Client | null = null;
  async function connect() {
    const fresh = new pg.Client(pool.options);
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
