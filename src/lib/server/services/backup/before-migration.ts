import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { appliedMigrations, MIGRATION_NAMES } from '../../db/migrate.ts';
import type { OpenDatabase } from '../../db/open.ts';
import { backUp } from './backup.ts';
import { exists, BackupError } from './backup-file.ts';

/**
 * Copies a database that is about to get another schema, so that the program of before can go
 * on from there. One that holds nothing yet, or is as new as this program, is not copied.
 * @returns the file; null: nothing was to copy
 * @throws {BackupError} where there is no room for it: the schema stays as it is then
 */
export async function copyBeforeMigration(
  database: OpenDatabase,
  dataDir: string,
): Promise<string | null> {
  const applied = await appliedMigrations(database.db);
  const unknown = applied.filter((name) => !MIGRATION_NAMES.includes(name));
  if (unknown.length > 0)
    throw new BackupError(
      `The database is of a newer version of this program: ${unknown.join(', ')} is not known here.`,
    );
  const last = applied.at(-1);
  if (last === undefined || applied.length === MIGRATION_NAMES.length) return null;
  const folder = path.join(dataDir, 'before-migration');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = path.join(folder, `${last}.foyer`);
  // An earlier start has copied it and was ended before it migrated.
  if (!(await exists(file))) await backUp(database, file);
  return file;
}
