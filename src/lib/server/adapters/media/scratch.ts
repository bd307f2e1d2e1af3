import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';

/** Names that this process has handed out. */
const inUse = new Set<string>();

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It is there, and somebody else's.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** Files that are being made. Their names say whose they are, so that those of the dead are found. */
export class Scratch {
  readonly #folder: string;

  /** @param folder on the same disk as what the files become, so that they can be renamed */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /** The path for a new file, which the caller makes, and moves away or drops. */
  async newFile(): Promise<string> {
    await mkdir(this.#folder, { recursive: true });
    const name = `${process.pid}-${randomUUID()}`;
    inUse.add(name);
    return path.join(this.#folder, name);
  }

  /** Deletes the file if it is still there. */
  async drop(file: string): Promise<void> {
    await rm(file, { force: true });
    inUse.delete(path.basename(file));
  }

  /** Deletes what processes that are gone left behind; returns how many files that were. */
  async sweep(): Promise<number> {
    const names = await readdir(this.#folder).catch(() => []);
    const left = names.filter((name) => {
      const pid = Number.parseInt(name, 10);
      // Process ids come again: what this process did not hand out is of an earlier one.
      return pid === process.pid ? !inUse.has(name) : !isRunning(pid);
    });
    await Promise.all(left.map((name) => rm(path.join(this.#folder, name), { force: true })));
    return left.length;
  }
}
