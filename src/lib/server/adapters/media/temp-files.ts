import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';

/** Names that this process has issued. */
const issuedNames = new Set<string>();

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // The process exists and belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** Files that are being written. Their names hold the process id, so that those of ended processes are recognised. */
export class TempFiles {
  readonly #folder: string;
  readonly #mode: number;

  /**
   * @param folder on the same disk as what the files become, so that they can be renamed
   * @param mode of the folder and those above it, where they are made
   */
  constructor(folder: string, mode = 0o777) {
    this.#folder = folder;
    this.#mode = mode;
  }

  /** The path for a new file, which the caller creates, and moves away or drops. */
  async newFile(): Promise<string> {
    await mkdir(this.#folder, { recursive: true, mode: this.#mode });
    const name = `${process.pid}-${randomUUID()}`;
    issuedNames.add(name);
    return path.join(this.#folder, name);
  }

  /** Deletes the file if it is still there. */
  async drop(file: string): Promise<void> {
    await rm(file, { force: true });
    issuedNames.delete(path.basename(file));
  }

  /** Deletes the files of processes that ended; returns how many files that were. */
  async sweep(): Promise<number> {
    const names = await readdir(this.#folder).catch(() => []);
    const orphans = names.filter((name) => {
      const pid = Number.parseInt(name, 10);
      // Process ids are reused: a name that this process did not issue is of an earlier one.
      return pid === process.pid ? !issuedNames.has(name) : !isRunning(pid);
    });
    await Promise.all(orphans.map((name) => rm(path.join(this.#folder, name), { force: true })));
    return orphans.length;
  }
}
