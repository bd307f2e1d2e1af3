import { createStore, del, get, set, type UseStore } from 'idb-keyval';
import type { Content } from '../../../lib/editing/content.ts';
import { RECORD } from '../api/record.ts';
import type { HistoryStep } from './history.ts';

export interface JournalEntry {
  /** Its shape; one of another is not read. */
  readonly format: 1;
  /** The last state that the server has, and its revision. */
  readonly base: Content;
  readonly revision: string;
  readonly content: Content;
  readonly past: readonly HistoryStep[];
  readonly future: readonly HistoryStep[];
  readonly at: number;
}

const KEY = `${RECORD.kind}:${RECORD.id}`;

/**
 * The local draft: what was done on this page, in this browser, so that a reload, a
 * lost connection or a browser that crashes loses nothing (ED-03). IndexedDB, because
 * it is written at once: local storage may wait for seconds. A browser that stores
 * nothing has no journal; editing goes on without.
 */
class Journal {
  #database: UseStore | undefined;

  async read(): Promise<JournalEntry | null> {
    const entry = await get<JournalEntry>(KEY, this.#open()).catch(() => undefined);
    return entry?.format === 1 ? entry : null;
  }

  write(entry: JournalEntry): Promise<void> {
    return set(KEY, entry, this.#open()).catch(() => undefined);
  }

  clear(): Promise<void> {
    return del(KEY, this.#open()).catch(() => undefined);
  }

  #open(): UseStore {
    return (this.#database ??= createStore('foyer-editor', 'journal'));
  }
}

export const journal = new Journal();
