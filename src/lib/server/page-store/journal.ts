import {
  appendFileSync,
  closeSync,
  openSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import type { Kept } from './catalogue.ts';
import type { Invalidation } from './contract.ts';

/** What happened to the store, in the order in which it happened. */
export type Entry =
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

export const putEntry = ({ key, fileBytes, expires, isStale, tags }: Kept, file: string): Entry => [
  'put',
  key,
  file,
  fileBytes,
  Number.isFinite(expires) ? expires : null,
  isStale,
  tags,
];

export const staleEntry = ({ tags, paths }: Invalidation): Entry => ['stale', tags, paths];

/**
 * The store's memory across a restart: one line an event, appended at once, so
 * that after a crash it ends at some moment that really was. What was
 * invalidated is written before the change is remembered as done, which is why
 * a page that missed a change can never come back as a fresh one.
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
   * perhaps what was invalidated; nothing it says may be believed.
   */
  static open(
    file: string,
    replay: (entry: Entry) => void,
  ): { readonly journal: Journal; readonly state: 'sound' | 'torn' | 'broken' } {
    const lines = readText(file).split('\n');
    const isTorn = lines.pop() !== '';
    const journal = new Journal(file);
    try {
      for (const line of lines) replay(JSON.parse(line) as Entry);
    } catch {
      return { journal, state: 'broken' };
    }
    journal.lines = lines.length;
    return { journal, state: isTorn ? 'torn' : 'sound' };
  }

  append(entry: Entry): void {
    appendFileSync(this.#descriptor, `${JSON.stringify(entry)}\n`);
    this.lines += 1;
  }

  /** Replaces the whole journal by what is true now. */
  rewrite(entries: readonly Entry[]): void {
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
