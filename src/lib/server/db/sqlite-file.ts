import { chmodSync, linkSync, mkdirSync, rmSync, statSync, type Stats } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { MovedDatabaseError } from './database-error.ts';

/** How often it is looked whether the file is still there, without any write. */
const LOOK_MS = 2000;
/** Readable by the account that runs the site: the file has what visitors entrust to the venue. */
const OWNER_ONLY = 0o600;

/** Closes the file, and those beside it, to other accounts of the machine. */
export function restrict(file: string): void {
  for (const name of [file, `${file}-wal`, `${file}-shm`])
    try {
      if ((statSync(name).mode & 0o777) !== OWNER_ONLY) chmodSync(name, OWNER_ONLY);
    } catch {
      // Not there yet: SQLite gives these the mode of the file. Or another account's.
    }
}

/**
 * Creates a database beside its place and moves it there when it is whole: whatever
 * interrupts it, an empty file never stands in for a database.
 */
export function createFile(file: string): void {
  mkdirSync(dirname(file), { recursive: true });
  const tempFile = `${file}.${String(process.pid)}.new`;
  rmSync(tempFile, { force: true });
  const raw = new DatabaseSync(tempFile);
  try {
    chmodSync(tempFile, OWNER_ONLY);
    raw.exec('pragma journal_mode = wal; create table t (i); drop table t');
    raw.close();
    linkSync(tempFile, file);
  } catch (error) {
    if (raw.isOpen) raw.close();
    // Another process made it meanwhile: that one is used.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    for (const end of ['', '-wal', '-shm']) rmSync(tempFile + end, { force: true });
  }
}

/** A database file that is open, and whether it still stands where it was opened. */
export class DatabaseFile {
  readonly #path: string | null;
  readonly #opened: Stats | null;
  readonly #onTrouble: (message: string) => void;
  readonly #timer: NodeJS.Timeout | null;
  #size = 0;
  #isMoved = false;

  /**
   * @param path null: a database in memory
   * @param onTrouble told once when the file is gone, and once when it is back
   */
  constructor(path: string | null, onTrouble: (message: string) => void) {
    this.#path = path;
    this.#onTrouble = onTrouble;
    this.#opened = path === null ? null : statSync(path);
    this.#size = this.#opened?.size ?? 0;
    this.#timer = path === null ? null : setInterval(() => this.#look(), LOOK_MS);
    this.#timer?.unref();
  }

  /**
   * @throws {MovedDatabaseError} when another file, or none, stands in the place of the one
   *   that is open: what is written now would be gone with it
   */
  check(): void {
    const change = this.#look();
    if (change !== null) throw new MovedDatabaseError(change);
  }

  close(): void {
    if (this.#timer !== null) clearInterval(this.#timer);
  }

  /** What happened to the file; null: nothing. It is never opened: closing would drop SQLite's locks. */
  #look(): string | null {
    const change = this.#change();
    if ((change !== null) !== this.#isMoved) {
      this.#isMoved = change !== null;
      this.#onTrouble(change ?? `The database file ${String(this.#path)} is back.`);
    }
    return change;
  }

  #change(): string | null {
    if (this.#path === null || this.#opened === null) return null;
    const now = statSync(this.#path, { throwIfNoEntry: false });
    const tail = 'Nothing is written until it is back; to use another one, start anew.';
    if (now === undefined) return `The database file ${this.#path} is gone. ${tail}`;
    if (now.dev !== this.#opened.dev || now.ino !== this.#opened.ino)
      return `The database file ${this.#path} was replaced by another one. ${tail}`;
    // Nothing here makes it smaller: there is no vacuum.
    if (now.size < this.#size) return `The database file ${this.#path} was overwritten. ${tail}`;
    this.#size = now.size;
    return null;
  }
}
