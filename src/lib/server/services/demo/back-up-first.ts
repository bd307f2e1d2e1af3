import { mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { failure, success, type Result } from '../../../result.ts';
import type { OpenDatabase } from '../../db/open.ts';
import { backUp } from '../backup/backup.ts';

const FOLDER = 'backups';
const NAME = /^before-removing-demo-\d{8}-\d{6}\.foyer$/u;

const folderIn = (dataDir: string): string => path.join(dataDir, FOLDER);

/** The file that a name says, as people are told it; null: there is no such backup. */
export async function backupNamed(dataDir: string, name: string): Promise<string | null> {
  if (!NAME.test(name)) return null;
  const file = path.join(folderIn(dataDir), name);
  return (await stat(file).catch(() => null)) === null ? null : file;
}

/**
 * Copies the database before something that cannot be taken back is done to it.
 * @param failed in words to people: there is no copy, and nothing was done
 * @returns the name of the file
 */
export async function backUpFirst(
  database: OpenDatabase,
  {
    dataDir,
    now,
    failed,
  }: { readonly dataDir: string; readonly now: Date; readonly failed: string },
): Promise<Result<string>> {
  const time = now.toISOString().slice(0, 19).replaceAll(/[-:]/gu, '').replace('T', '-');
  const name = `before-removing-demo-${time}.foyer`;
  try {
    await mkdir(folderIn(dataDir), { recursive: true, mode: 0o700 });
    await backUp(database, path.join(folderIn(dataDir), name));
    return success(name);
  } catch (error) {
    return failure('unavailable', `${failed} (${error instanceof Error ? error.message : ''})`);
  }
}
