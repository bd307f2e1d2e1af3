import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { chmod, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { TempFiles } from '../../adapters/media/temp-files.ts';

const ID_BYTES = 16;
const ID = /^[\w-]{22}$/u;

/** What strangers sent is for the user of the site alone, whoever else has an account on the machine. */
const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;

/** The name of a file, which nobody can guess. */
export const newFileId = (): string => randomBytes(ID_BYTES).toString('base64url');

/**
 * The content of files that came with forms: one folder, which nothing serves, under names
 * that nobody can guess and that say nothing of what they are called.
 */
export class FormFileStore {
  readonly tempFiles: TempFiles;
  readonly #folder: string;

  /** @param dataDir the data folder of the site; nothing is created or read yet */
  constructor(dataDir: string) {
    this.#folder = path.resolve(dataDir, 'forms');
    this.tempFiles = new TempFiles(path.join(this.#folder, '.new'), FOLDER_MODE);
  }

  /** Moves a file here. Resolves with its id when it is synced to disk. */
  async keep(file: string, id = newFileId()): Promise<string> {
    await mkdir(this.#folder, { recursive: true, mode: FOLDER_MODE });
    // One of an earlier release may be open.
    await chmod(this.#folder, FOLDER_MODE);
    const handle = await open(file, 'r');
    try {
      await handle.chmod(FILE_MODE);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(file, path.join(this.#folder, id));
    await this.tempFiles.drop(file);
    const folder = await open(this.#folder, 'r');
    try {
      await folder.sync();
    } finally {
      await folder.close();
    }
    return id;
  }

  /** The content of a file. @throws where there is none */
  open(id: string): Readable {
    return createReadStream(this.#pathOf(id));
  }

  async drop(ids: readonly string[]): Promise<void> {
    for (const id of ids) await rm(this.#pathOf(id), { force: true });
  }

  /** Ids of the files that have been here for so long, in milliseconds. */
  async olderThan(ageMs: number, now: Date): Promise<readonly string[]> {
    const names = await readdir(this.#folder).catch(() => []);
    const old: string[] = [];
    for (const name of names.filter((candidate) => ID.test(candidate))) {
      const { mtimeMs } = await stat(path.join(this.#folder, name));
      if (now.getTime() - mtimeMs > ageMs) old.push(name);
    }
    return old;
  }

  #pathOf(id: string): string {
    if (!ID.test(id)) throw new Error('no id of a file');
    return path.join(this.#folder, id);
  }
}
