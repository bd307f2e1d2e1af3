import { constants } from 'node:fs';
import { chmod, copyFile, mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { exists, sync, BackupError } from './backup-file.ts';
import { checkSqlite, rowsIn } from './sqlite-backup.ts';

const OWNER_ONLY = 0o600;
const SIDES = ['-wal', '-shm'] as const;

/**
 * Closes a database that is to be replaced, with all that is in its journal.
 * @throws {BackupError} while another process has it open: that would go on with the old one
 */
function settle(file: string): { isEmpty: boolean } {
  let raw: DatabaseSync | null = null;
  try {
    raw = new DatabaseSync(file);
    raw.exec('pragma locking_mode = exclusive; begin exclusive; commit');
    const isEmpty = rowsIn(raw) === 0;
    raw.exec('pragma wal_checkpoint(truncate)');
    return { isEmpty };
  } catch (cause) {
    // 5: locked by others. Anything else: no database, which is kept beside all the same.
    if ((cause as { errcode?: unknown }).errcode !== 5) return { isEmpty: false };
    throw new BackupError(`${file} is in use: stop the site first.`, { cause });
  } finally {
    raw?.close();
  }
}

/** Moves what stands at the place of a database beside it. @returns where it is now */
async function setAside(file: string, mark: string): Promise<string> {
  const kept = `${file}.before-restore-${mark}`;
  for (const end of ['', ...SIDES])
    if (await exists(file + end)) await rename(file + end, kept + end);
  return kept;
}

/**
 * Puts a backup in the place of the database.
 * @returns where the previous one is kept; null: there was none
 */
export async function restoreSqlite(
  backupFile: string,
  file: string,
  { force, mark }: { readonly force: boolean; readonly mark: string },
): Promise<string | null> {
  await mkdir(path.dirname(file), { recursive: true });
  const isThere = await exists(file);
  if (isThere && !settle(file).isEmpty && !force)
    throw new BackupError(
      `There is a database at ${file} already. --force replaces it, and keeps it beside.`,
    );
  const tempFile = `${file}.restore-${mark}`;
  try {
    await copyFile(backupFile, tempFile, constants.COPYFILE_EXCL);
    await chmod(tempFile, OWNER_ONLY);
    checkSqlite(tempFile);
    await sync(tempFile);
    const kept = isThere ? await setAside(file, mark) : null;
    // A journal that was left behind would be played into the restored file.
    for (const end of SIDES) await rm(file + end, { force: true });
    await rename(tempFile, file);
    await sync(path.dirname(file));
    return kept;
  } finally {
    await rm(tempFile, { force: true });
  }
}
