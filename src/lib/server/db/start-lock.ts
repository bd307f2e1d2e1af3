import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { databaseTrouble } from './database-error.ts';
import type { OpenDatabase } from './open.ts';

/** Of PostgreSQL's locks in this database; nothing else of the product takes one. */
const LOCK = 0x46_6f_79_65;
/** SQLite cannot wake up who waits. */
const LOOK_MS = 50;

/** A lock on a file of its own: it ends with the process, however that ends. */
async function takeFile(file: string): Promise<DatabaseSync> {
  const lock = new DatabaseSync(file);
  for (;;) {
    try {
      lock.exec('begin exclusive');
      return lock;
    } catch (error) {
      if (databaseTrouble(error) !== 'busy') {
        lock.close();
        throw error;
      }
      await pause(LOOK_MS);
    }
  }
}

/**
 * Does what only one process at a time may do to a database: bring it to the newest schema and
 * fill it. Another one waits until that is done.
 * @param dataDir the folder of the embedded database
 */
export async function withStartLock<T>(
  database: OpenDatabase,
  dataDir: string,
  work: () => Promise<T>,
): Promise<T> {
  if (database.engine === 'sqlite') {
    const lock = await takeFile(path.join(dataDir, 'start.lock'));
    try {
      return await work();
    } finally {
      lock.close();
    }
  }
  return database.db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${LOCK})`.execute(connection);
    try {
      return await work();
    } finally {
      // A connection that broke has given it back.
      await sql`select pg_advisory_unlock(${LOCK})`.execute(connection).catch(() => undefined);
    }
  });
}
