import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import type { CacheEntry } from './cache-index.ts';
import type { Invalidation } from './contract.ts';
import { readAtStart } from './store-folder.ts';

/** What happened to the store, in the order in which it happened. */
export type JournalEntry =
  | readonly [
      'put',
      key: string,
      file: string,
      bytes: number,
      expires: number | null,
      isStale: boolean,
      tags: readonly string[],
    ]
  | readonly ['drop', key: string]
  | readonly ['stale', tags: readonly string[], paths: readonly string[]]
  | readonly ['change', id: number];

export const putEntry = (
  { key, fileBytes, expires, isStale, tags }: CacheEntry,
  file: string,
): JournalEntry => [
  'put',
  key,
  file,
  fileBytes,
  Number.isFinite(expires) ? expires : null,
  isStale,
  tags,
];

export const staleEntry = ({ tags, paths }: Invalidation): JournalEntry => ['stale', tags, paths];

/** Lines that are written at once when the journal is written anew. */
const LINES_AT_ONCE = 1000;

const textOf = (entries: readonly JournalEntry[]): string =>
  entries.map((entry) => `${JSON.stringify(entry)}\n`).join('');

/**
 * The append-only log from which the index is restored after a restart: one line an event.
 * Lines are written in their order while requests go on, because a disk may be slow. A crash
 * loses the last ones, and with them the change that they belong to: it is asked for again after
 * the restart, so no page that missed a change comes back as fresh.
 */
export class Journal {
  readonly #file: string;
  readonly #onFailure: (error: unknown) => void;
  #handle: FileHandle | null = null;
  #waiting: JournalEntry[] = [];
  /** The whole state, to be written before what waits. */
  #snapshot: readonly JournalEntry[] | null = null;
  #writing: Promise<void> | null = null;
  #hasFailed = false;
  lines = 0;

  private constructor(file: string, onFailure: (error: unknown) => void) {
    this.#file = file;
    this.#onFailure = onFailure;
  }

  /**
   * Opens the journal and plays it back, before the first request. `torn`: it ends in the middle
   * of a line, as after a crash. `broken`: a line before the end cannot be read, and with it
   * perhaps what was invalidated; the whole journal has to be ignored.
   * @param onFailure told once when the journal cannot be written; nothing is written afterwards
   */
  static open(
    file: string,
    replay: (entry: JournalEntry) => void,
    onFailure: (error: unknown) => void,
  ): { readonly journal: Journal; readonly state: 'sound' | 'torn' | 'broken' } {
    const lines = readAtStart(file).split('\n');
    const isTorn = lines.pop() !== '';
    const journal = new Journal(file, onFailure);
    try {
      for (const line of lines) replay(JSON.parse(line) as JournalEntry);
    } catch {
      return { journal, state: 'broken' };
    }
    journal.lines = lines.length;
    return { journal, state: isTorn ? 'torn' : 'sound' };
  }

  /** Whether lines are still to be written. */
  get isWriting(): boolean {
    return this.#writing !== null;
  }

  append(entry: JournalEntry): void {
    this.#waiting.push(entry);
    this.lines += 1;
    this.#write();
  }

  /** Replaces the whole journal by the current state. */
  rewrite(entries: readonly JournalEntry[]): void {
    this.#snapshot = entries;
    this.#waiting = [];
    this.lines = entries.length;
    this.#write();
  }

  /** Resolves when everything is written. */
  async close(): Promise<void> {
    await this.#writing;
    await this.#handle?.close();
    this.#handle = null;
  }

  #write(): void {
    if (this.#hasFailed || this.#writing) return;
    this.#writing = this.#writeAll()
      .catch((error: unknown) => this.#fail(error))
      .finally(() => {
        this.#writing = null;
      });
  }

  async #writeAll(): Promise<void> {
    while (this.#snapshot !== null || this.#waiting.length > 0) {
      const snapshot = this.#snapshot;
      this.#snapshot = null;
      if (snapshot !== null) {
        await this.#replaceBy(snapshot);
        continue;
      }
      const entries = this.#waiting;
      this.#waiting = [];
      this.#handle ??= await open(this.#file, 'a');
      await this.#handle.appendFile(textOf(entries));
    }
  }

  async #replaceBy(entries: readonly JournalEntry[]): Promise<void> {
    const next = `${this.#file}.next`;
    const handle = await open(next, 'w');
    try {
      for (let start = 0; start < entries.length; start += LINES_AT_ONCE)
        await handle.appendFile(textOf(entries.slice(start, start + LINES_AT_ONCE)));
      await rename(next, this.#file);
    } catch (error) {
      await handle.close();
      throw error;
    }
    await this.#handle?.close();
    this.#handle = handle;
  }

  /** Deletes the journal: one that misses an invalidation would bring stale pages back after a restart. */
  async #fail(error: unknown): Promise<void> {
    this.#hasFailed = true;
    this.#onFailure(error);
    await rm(this.#file, { force: true }).catch(() => undefined);
  }
}
