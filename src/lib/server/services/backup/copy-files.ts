import { constants } from 'node:fs';
import { copyFile, link, mkdir, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { sync } from './backup-file.ts';

/** What was copied. */
export interface CopiedFiles {
  readonly files: number;
  readonly bytes: number;
}

const NONE: CopiedFiles = { files: 0, bytes: 0 };

const sizeOf = async (file: string): Promise<number | null> =>
  (await stat(file).catch(() => null))?.size ?? null;

/**
 * Names a file once more where the same one lies in an earlier copy, else copies it.
 * @returns its bytes; null: it was deleted meanwhile, or is there already
 */
async function linkOrCopy(
  from: string,
  to: string,
  earlier: string | null,
): Promise<number | null> {
  const size = await sizeOf(from);
  if (size === null || (await sizeOf(to)) !== null) return null;
  if (earlier !== null && (await sizeOf(earlier)) === size) {
    const isLinked = await link(earlier, to).then(
      () => true,
      () => false,
    );
    if (isLinked) return size;
  }
  await copyFile(from, to, constants.COPYFILE_FICLONE | constants.COPYFILE_EXCL);
  // Its set has its name only when it is on the disk.
  await sync(to);
  return size;
}

/**
 * Copies a folder of files that never change, without what begins with a dot. What lies in an
 * earlier copy takes no room again.
 * @param earlier the same folder of an earlier copy; null: there is none
 */
export async function copyFiles(
  from: string,
  to: string,
  earlier: string | null,
): Promise<CopiedFiles> {
  const entries = await readdir(from, { withFileTypes: true }).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  });
  if (entries === null) return NONE;
  await mkdir(to, { recursive: true, mode: 0o700 });
  let { files, bytes } = NONE;
  for (const entry of entries) {
    if (entry.name.startsWith('.')) continue;
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    const before = earlier === null ? null : path.join(earlier, entry.name);
    if (entry.isDirectory()) {
      const below = await copyFiles(source, target, before);
      files += below.files;
      bytes += below.bytes;
    } else if (entry.isFile()) {
      const size = await linkOrCopy(source, target, before);
      files += size === null ? 0 : 1;
      bytes += size ?? 0;
    }
  }
  return { files, bytes };
}
