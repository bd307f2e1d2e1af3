import { open } from 'node:fs/promises';
import path from 'node:path';
import { migrate, MIGRATION_NAMES } from '../../db/migrate.ts';
import { openDatabase, type DatabaseConfig } from '../../db/open.ts';
import { checkHash, BackupError } from './backup-file.ts';
import { checkDump } from './postgres-dump.ts';
import { restorePostgres } from './postgres-restore.ts';
import { checkSqlite } from './sqlite-backup.ts';
import { restoreSqlite } from './sqlite-restore.ts';

export interface RestoreFacts {
  readonly rows: number;
  /** Where the previous database is now: a file, or a schema; null: there was none. */
  readonly kept: string | null;
  readonly milliseconds: number;
}

const SQLITE_MAGIC = 'SQLite format 3\0';

async function isSqlite(file: string): Promise<boolean> {
  const handle = await open(file, 'r');
  try {
    const { buffer } = await handle.read(
      Buffer.alloc(SQLITE_MAGIC.length),
      0,
      SQLITE_MAGIC.length,
      0,
    );
    return buffer.toString('latin1') === SQLITE_MAGIC;
  } finally {
    await handle.close();
  }
}

/** Refuses what a newer version of the product has written. @returns the last migration of it */
function lastOf(migrations: readonly string[]): string {
  const unknown = migrations.filter((name) => !MIGRATION_NAMES.includes(name));
  if (unknown.length > 0)
    throw new BackupError(`The backup is of a newer version: ${unknown.join(', ')} is not known.`);
  const last = migrations.at(-1);
  if (last === undefined) throw new BackupError('The backup has no tables.');
  return last;
}

async function intoSqlite(
  file: string,
  dataDir: string,
  options: { force: boolean; mark: string },
) {
  if (!(await isSqlite(file)))
    throw new BackupError(`${file} is a dump of PostgreSQL: set DATABASE_URL to restore it.`);
  const { rows } = checkSqlite(file);
  const kept = await restoreSqlite(file, path.join(dataDir, 'foyer.db'), options);
  return { rows, kept };
}

async function intoPostgres(
  file: string,
  place: DatabaseConfig,
  options: { force: boolean; mark: string },
) {
  if (await isSqlite(file))
    throw new BackupError(`${file} is a SQLite database: unset DATABASE_URL to restore it.`);
  const { migrations, tables } = await checkDump(file);
  const last = lastOf(migrations);
  const database = await openDatabase(place);
  if (database.engine !== 'postgres') throw new BackupError('There is no DATABASE_URL.');
  const client = await database.pool.connect();
  try {
    const makeTables = async () => {
      await migrate(database.db, last);
    };
    const kept = await restorePostgres(client, file, { ...options, makeTables });
    return { rows: tables.reduce((sum, { rows }) => sum + rows, 0), kept };
  } finally {
    client.release();
    await database.db.destroy();
  }
}

/** What a backup holds that can be restored. */
export interface RestorableFacts {
  readonly rows: number;
  /** The newest schema step that it has been through. */
  readonly last: string;
}

/**
 * Reads a backup to its end and changes nothing: what `restore` would put back.
 * @throws {BackupError} when it is damaged or of a newer version
 */
export async function examine(file: string): Promise<RestorableFacts> {
  await checkHash(file);
  if (await isSqlite(file)) {
    const { rows, migrations } = checkSqlite(file);
    return { rows, last: lastOf(migrations) };
  }
  const { migrations, tables } = await checkDump(file);
  return { rows: tables.reduce((sum, { rows }) => sum + rows, 0), last: lastOf(migrations) };
}

/**
 * Puts a backup in the place of the configured database, and brings it to the newest schema.
 * What was there is kept beside.
 * @param options force: also where there is a site already
 * @throws {BackupError} when it is damaged, does not fit or would replace something; nothing
 *   was changed then
 */
export async function restore(
  file: string,
  place: DatabaseConfig,
  { force }: { readonly force: boolean },
  now: () => Date = () => new Date(),
): Promise<RestoreFacts> {
  const began = performance.now();
  const mark = now().toISOString().replaceAll(/\D/gu, '').slice(0, 17);
  // Read to its end before anything is changed.
  await examine(file);
  const restored =
    place.databaseUrl === null
      ? await intoSqlite(file, place.dataDir, { force, mark })
      : await intoPostgres(file, place, { force, mark });
  const database = await openDatabase(place);
  try {
    await migrate(database.db);
  } finally {
    await database.db.destroy();
  }
  return { ...restored, milliseconds: Math.round(performance.now() - began) };
}
