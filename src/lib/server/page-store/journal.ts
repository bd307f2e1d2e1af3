import {
  appendFileSync,
  closeSync,
  openSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import type { CacheEntry } from './cache-index.ts';
import type { Invalidation } from './contract.ts';

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

/**
 * The append-only log from which the index is restored after a restart: one line an event,
 * written at once. An invalidation is written before its change is recorded as handled,
 * so after a crash no page that missed a change can come back as fresh.
 */
export class Journal {
  readonly #file: string;
  #descriptor: number;
  lines = 0;

  private constructor(file: string) {
    this.#file = file;
    this.#descriptor = openSync(file, 'a');
  }

  /**
   * Opens the journal and plays it back. `torn`: it ends in the middle of a line,
   * as after a crash. `broken`: a line before the end cannot be read, and with it
   * perhaps what was invalidated; the whole journal has to be ignored.
   */
  static open(
    file: string,
    replay: (entry: JournalEntry) => void,
  ): { readonly journal: Journal; readonly state: 'sound' | 'torn' | 'broken' } {
    const lines = readText(file).split('\n');
    const isTorn = lines.pop() !== '';
    const journal = new Journal(file);
    try {
      for (const line of lines) replay(JSON.parse(line) as JournalEntry);
    } catch {
      return { journal, state: 'broken' };
    }
    journal.lines = lines.length;
    return { journal, state: isTorn ? 'torn' : 'sound' };
  }

  append(entry: JournalEntry): void {
    appendFileSync(this.#descriptor, `${JSON.stringify(entry)}\n`);
    this.lines += 1;
  }

  /** Replaces the whole journal by the current state. */
  rewrite(entries: readonly JournalEntry[]): void {
    const next = `${this.#file}.next`;
    writeFileSync(next, entries.map((entry) => `${JSON.stringify(entry)}\n`).join(''));
    renameSync(next, this.#file);
    closeSync(this.#descriptor);
    this.#descriptor = openSync(this.#file, 'a');
    this.lines = entries.length;
  }

  close(): void {
    closeSync(this.#descriptor);
  }
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  }
}
