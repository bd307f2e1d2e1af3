import { backup, DatabaseSync } from 'node:sqlite';
import type { OpenDatabase } from '../../db/open.ts';
import { BackupError } from './backup-file.ts';

type Raw = Extract<OpenDatabase, { engine: 'sqlite' }>['raw'];

/** More than a database can have. */
const ALL_PAGES = 0x7f_ff_ff_ff;
const IS_TABLE = "type = 'table' and name not like 'sqlite_%'";

const valueOf = (raw: DatabaseSync, sql: string): unknown =>
  Object.values(raw.prepare(sql).get() ?? {})[0];

/** The names of all tables, in order. */
const tablesIn = (raw: DatabaseSync): readonly string[] =>
  raw
    .prepare(`select name from sqlite_master where ${IS_TABLE} order by name`)
    .all()
    .map(({ name }) => String(name));

/** Rows of all tables together. */
export const rowsIn = (raw: DatabaseSync): number =>
  tablesIn(raw).reduce(
    (sum, table) => sum + Number(valueOf(raw, `select count(*) from "${table}"`)),
    0,
  );

/** The migrations that made the tables, in order; none for a file without any. */
export const migrationsIn = (raw: DatabaseSync): readonly string[] =>
  tablesIn(raw).includes('kysely_migration')
    ? raw
        .prepare('select name from kysely_migration order by name')
        .all()
        .map(({ name }) => String(name))
    : [];

/** The newest entry of the log of changes: what was acknowledged up to then is in it. */
const lastChange = (raw: DatabaseSync): number =>
  Number(valueOf(raw, 'select coalesce(max(id), 0) from change'));

/**
 * Checks that a file is a sound database of a site.
 * @throws {BackupError} when it is none
 */
export function checkSqlite(file: string): { rows: number; migrations: readonly string[] } {
  let raw: DatabaseSync | null = null;
  try {
    raw = new DatabaseSync(file, { readOnly: true });
    const check = valueOf(raw, 'pragma integrity_check(1)');
    if (check !== 'ok') throw new BackupError(`${file} is damaged: ${String(check)}`);
    if (raw.prepare('pragma foreign_key_check').get() !== undefined)
      throw new BackupError(`${file} has references to what is not in it.`);
    const migrations = migrationsIn(raw);
    if (migrations.length === 0) throw new BackupError(`${file} is no database of a site.`);
    return { rows: rowsIn(raw), migrations };
  } catch (error) {
    if (error instanceof BackupError) throw error;
    const why = error instanceof Error ? error.message : String(error);
    throw new BackupError(`${file} is no sound database: ${why}`, { cause: error });
  } finally {
    raw?.close();
  }
}

export interface SqliteFacts {
  readonly lastChange: number;
}

/** Copies a database that others go on writing to, as of one moment, into a file. */
export async function copySqlite(raw: Raw, file: string): Promise<SqliteFacts> {
  const before = lastChange(raw);
  // In one step: in several each write of another process would begin it anew.
  await backup(raw, file, { rate: ALL_PAGES });
  const copy = new DatabaseSync(file);
  try {
    // One file, which can be opened where nothing can be written beside it.
    copy.exec('pragma journal_mode = delete');
    const copied = lastChange(copy);
    if (copied < before || copied > lastChange(raw))
      throw new BackupError('The copy is of another moment than the one that it was made at.');
  } finally {
    copy.close();
  }
  return { lastChange: before };
}
