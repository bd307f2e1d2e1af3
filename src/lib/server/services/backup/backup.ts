import { stat } from 'node:fs/promises';
import type { OpenDatabase } from '../../db/open.ts';
import { writeBackup, BackupError } from './backup-file.ts';
import { checkDump, dumpPostgres } from './postgres-dump.ts';
import { checkSqlite, copySqlite } from './sqlite-backup.ts';

/** What a backup holds. */
export interface BackupFacts {
  /** Everything that was acknowledged up to this instant is in it. */
  readonly at: string;
  readonly rows: number;
  readonly bytes: number;
  readonly migrations: readonly string[];
  readonly milliseconds: number;
}

type Written = Pick<BackupFacts, 'at' | 'rows' | 'migrations'>;

async function backUpSqlite(
  { raw }: Extract<OpenDatabase, { engine: 'sqlite' }>,
  file: string,
  now: () => Date,
): Promise<Written> {
  const at = now().toISOString();
  let checked: Omit<Written, 'at'> = { rows: 0, migrations: [] };
  await writeBackup(
    file,
    (tempFile) => copySqlite(raw, tempFile),
    (tempFile) => {
      checked = checkSqlite(tempFile);
      return Promise.resolve();
    },
  );
  return { at, ...checked };
}

async function backUpPostgres(
  { pool }: Extract<OpenDatabase, { engine: 'postgres' }>,
  file: string,
  now: () => Date,
): Promise<Written> {
  const client = await pool.connect();
  try {
    const { at, migrations, tables } = await writeBackup(
      file,
      (tempFile) => dumpPostgres(client, tempFile, now),
      async (tempFile, facts) => {
        const { tables: written } = await checkDump(tempFile);
        if (JSON.stringify(written) !== JSON.stringify(facts.tables))
          throw new BackupError('What was written is not what was read.');
      },
    );
    return { at, migrations, rows: tables.reduce((sum, { rows }) => sum + rows, 0) };
  } finally {
    client.release();
  }
}

/**
 * Writes the database as of one moment to a file, while the site goes on: a SQLite database,
 * or a dump of PostgreSQL. The file appears under its name when it is whole and verified.
 * @throws {BackupError} when that is not possible; nothing is left then
 */
export async function backUp(
  database: OpenDatabase,
  file: string,
  now: () => Date = () => new Date(),
): Promise<BackupFacts> {
  const began = performance.now();
  const written =
    database.engine === 'sqlite'
      ? await backUpSqlite(database, file, now)
      : await backUpPostgres(database, file, now);
  const { size: bytes } = await stat(file);
  return { ...written, bytes, milliseconds: Math.round(performance.now() - began) };
}
