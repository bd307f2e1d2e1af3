import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { chmod, link, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** A backup that cannot be made or used, with what is wrong in words for the command line. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

const OWNER_ONLY = 0o600;

export const exists = async (file: string): Promise<boolean> =>
  (await stat(file).catch(() => null)) !== null;

/** Writes what the system still holds of a file, or of the names in a folder, to the disk. */
export async function sync(target: string): Promise<void> {
  const handle = await open(target, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

export async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

/** Beside the backup, as `sha256sum -c` reads it. */
const checksumFile = (file: string): string => `${file}.sha256`;

/**
 * Writes a backup so that its name stands for a whole, verified one: under another name,
 * to the disk, read again, and only then by its own name. It is readable by its owner only.
 * @param write writes the file at the path that it is handed
 * @param verify throws when what was written is not what it should be
 * @throws {BackupError} when the file is there already
 */
export async function writeBackup<Facts>(
  file: string,
  write: (tempFile: string) => Promise<Facts>,
  verify: (tempFile: string, facts: Facts) => Promise<void>,
): Promise<Facts> {
  if (await exists(file)) throw new BackupError(`${file} is there already.`);
  const tempFile = `${file}.${String(process.pid)}.part`;
  await (await open(tempFile, 'wx', OWNER_ONLY)).close();
  try {
    const facts = await write(tempFile);
    await chmod(tempFile, OWNER_ONLY);
    await sync(tempFile);
    await verify(tempFile, facts);
    const hash = await hashOf(tempFile);
    const line = `${hash}  ${path.basename(file)}\n`;
    await writeFile(checksumFile(tempFile), line, { mode: OWNER_ONLY, flush: true });
    await rename(checksumFile(tempFile), checksumFile(file));
    // Unlike a renaming it never replaces another file.
    await link(tempFile, file);
    await sync(path.dirname(path.resolve(file)));
    return facts;
  } finally {
    for (const end of ['', '-wal', '-shm', '-journal', '.sha256'])
      await rm(tempFile + end, { force: true });
  }
}

/**
 * Compares a backup with the checksum beside it.
 * @throws {BackupError} when it was changed since it was written, or has no checksum
 */
export async function checkHash(file: string): Promise<void> {
  if (!(await exists(file))) throw new BackupError(`There is no file ${file}.`);
  const text = await readFile(checksumFile(file), 'utf8').catch(() => null);
  if (text === null)
    throw new BackupError(`${checksumFile(file)} is missing: nothing says that ${file} is whole.`);
  const expected = text.split(' ', 1)[0];
  if ((await hashOf(file)) !== expected)
    throw new BackupError(`${file} is damaged: it is not what ${checksumFile(file)} says.`);
}
