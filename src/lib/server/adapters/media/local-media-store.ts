import { createReadStream } from 'node:fs';
import { lstat, mkdir, open, readdir, rename, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import {
  type ByteRange,
  type MediaContent,
  type MediaStore,
  parseKey,
} from '../../ports/media-store.ts';
import type { TempFiles } from './temp-files.ts';

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Null where the file does not exist. @throws every other error */
const orNull = async <Value>(promise: Promise<Value>): Promise<Value | null> => {
  try {
    return await promise;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
};

/** In order; none where there is no such folder. */
const namesIn = async (folder: string): Promise<readonly string[]> =>
  ((await orNull(readdir(folder))) ?? []).sort();

const mayLeadTo = (start: string, prefix: string): boolean =>
  start.startsWith(prefix) || prefix.startsWith(start);

async function sync(target: string): Promise<void> {
  const handle = await open(target, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Media in a folder of this machine: `<folder>/<two digits>/<hash>/<name>`. */
export class LocalMediaStore implements MediaStore {
  readonly #folder: string;
  readonly #tempFiles: TempFiles;

  constructor(folder: string, tempFiles: TempFiles) {
    this.#folder = folder;
    this.#tempFiles = tempFiles;
  }

  async put(key: string, content: MediaContent): Promise<void> {
    const target = this.#pathOf(key);
    const file = 'file' in content ? content.file : await this.#write(content);
    try {
      await sync(file);
      await this.#move(file, target);
    } finally {
      await this.#tempFiles.drop(file);
    }
  }

  async open(key: string, range?: ByteRange): Promise<Readable | null> {
    const stream = createReadStream(this.#pathOf(key), range);
    return orNull(once(stream, 'open').then(() => stream));
  }

  async stat(key: string): Promise<{ readonly bytes: number; readonly modifiedMs: number } | null> {
    const target = this.#pathOf(key);
    // A link may lead outside of the folder; none was made here.
    const found = await orNull(lstat(target));
    if (!found?.isFile() || !(await lstat(path.dirname(target))).isDirectory()) return null;
    return { bytes: found.size, modifiedMs: found.mtimeMs };
  }

  async remove(key: string): Promise<void> {
    const target = this.#pathOf(key);
    await rm(target, { force: true });
    // Fails while the folder holds other files of the same upload.
    await rmdir(path.dirname(target)).catch(() => undefined);
  }

  async *list(prefix: string): AsyncGenerator<string> {
    for (const group of await namesIn(this.#folder)) {
      if (!/^[0-9a-f]{2}$/u.test(group) || !mayLeadTo(group, prefix)) continue;
      for (const hash of await namesIn(path.join(this.#folder, group))) {
        if (!mayLeadTo(`${hash}/`, prefix)) continue;
        for (const name of await namesIn(this.#folderOf(hash))) {
          const key = `${hash}/${name}`;
          if (key.startsWith(prefix) && parseKey(key) !== null) yield key;
        }
      }
    }
  }

  #folderOf(hash: string): string {
    return path.join(this.#folder, hash.slice(0, 2), hash);
  }

  #pathOf(key: string): string {
    const parts = parseKey(key);
    if (parts === null) throw new Error(`no key of the media store: ${key}`);
    return path.join(this.#folderOf(parts.hash), parts.name);
  }

  async #write(content: Uint8Array): Promise<string> {
    const file = await this.#tempFiles.newFile();
    try {
      const handle = await open(file, 'wx');
      try {
        await handle.writeFile(content);
      } finally {
        await handle.close();
      }
      return file;
    } catch (error) {
      await this.#tempFiles.drop(file);
      throw error;
    }
  }

  async #move(file: string, target: string): Promise<void> {
    const folder = path.dirname(target);
    await mkdir(folder, { recursive: true });
    try {
      await rename(file, target);
    } catch (error) {
      if (!isMissing(error)) throw error;
      // Another process removed the last file of this upload, and the folder with it.
      await mkdir(folder, { recursive: true });
      await rename(file, target);
    }
    for (const parent of [folder, path.dirname(folder), this.#folder]) await sync(parent);
  }
}
