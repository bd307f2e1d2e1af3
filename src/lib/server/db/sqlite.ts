import { existsSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { Dialect } from 'kysely';
import { sqliteDialect } from './sqlite-driver.ts';
import { createFile, DatabaseFile, restrict } from './sqlite-file.ts';

/**
 * How long the driver itself waits while it opens a file that another process recovers. Later it
 * does not wait at all: it is synchronous, see `sqlite-driver.ts`.
 */
const OPEN_TIMEOUT_MS = 250;

/** A database file that cannot be used. */
export class BrokenDatabaseError extends Error {
  override readonly name = 'BrokenDatabaseError';
}

/** Writes to the standard error of the process, as the log does. */
const logError = (message: string): void => {
  console.error(JSON.stringify({ level: 'error', time: new Date().toISOString(), message }));
};

/**
 * Opens (or, where no file is, creates) a SQLite database.
 * @throws {BrokenDatabaseError} when a file is there but is no sound database;
 *   the file is left as it is.
 */
export function openSqlite(
  file: string,
  onTrouble: (message: string) => void = logError,
): { dialect: Dialect; raw: DatabaseSync } {
  const isFile = file !== ':memory:';
  let raw: DatabaseSync | null = null;
  try {
    if (isFile && !existsSync(file)) createFile(file);
    // A full disk or an interrupted copy leaves an empty file: it must not count as a new database.
    if (isFile && statSync(file).size === 0)
      throw new Error('it is empty; remove it to begin a new one');
    if (isFile) restrict(file);
    raw = new DatabaseSync(file, { timeout: OPEN_TIMEOUT_MS });
    if (isFile) {
      const [check] = raw.prepare('pragma quick_check(1)').all();
      if (check?.['quick_check'] !== 'ok') throw new Error(String(check?.['quick_check']));
    }
    raw.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on;');
    raw.exec('pragma busy_timeout = 0');
    if (isFile) restrict(file);
    const place = new DatabaseFile(isFile ? file : null, onTrouble);
    return { dialect: sqliteDialect(raw, place), raw };
  } catch (cause) {
    if (raw?.isOpen === true) raw.close();
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new BrokenDatabaseError(`The database file ${file} cannot be used: ${reason}`, { cause });
  }
}
