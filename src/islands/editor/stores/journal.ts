import { createStore, get, promisifyRequest, type UseStore } from 'idb-keyval';
import type { Content } from '../../../lib/editing/content.ts';
import {
  isFarFrom,
  packDraft,
  unpackDraft,
  type LocalDraft,
  type PackedDraft,
} from '../../../lib/editing/local-draft.ts';
import { RECORD } from '../api/record.ts';
import type { HistoryStep } from './history.ts';

interface Steps {
  /** Of the last state that the server has. */
  readonly revision: string;
  readonly past: readonly HistoryStep[];
  readonly future: readonly HistoryStep[];
  /** When it was written, in milliseconds since 1970. */
  readonly at: number;
}

export interface JournalEntry extends Steps, LocalDraft {}

/** As it is kept: whole, as long ago, or as what differs from a state under a key of its own. */
type StoredEntry =
  | (JournalEntry & { readonly format: 1 })
  | (Steps & PackedDraft & { readonly format: 2; readonly start: string });

/** A state that entries are told from, with the key that it has of this window alone. */
interface Start {
  readonly key: string;
  readonly content: Content;
}

const KEY = `${RECORD.kind}:${RECORD.id}`;
const START = `${KEY}:start:`;
/** Of this and all other windows; a browser without a database has no such ranges. */
const allStarts = (): IDBKeyRange => IDBKeyRange.bound(START, `${START}\uFFFF`);

/**
 * The local draft: what was done on this page, in this browser, so that a reload, a
 * lost connection or a browser that crashes loses nothing. IndexedDB, because
 * it is written at once: local storage may wait for seconds. A browser that stores
 * nothing has no journal; editing goes on without.
 *
 * A browser copies what it stores while nobody can type. So the whole page is stored once,
 * and with each pause only what differs from it.
 */
class Journal {
  #database: UseStore | undefined;
  #start: Start | null = null;

  async read(): Promise<JournalEntry | null> {
    return this.#read().catch(() => null);
  }

  async write({ base, content, ...steps }: JournalEntry): Promise<void> {
    const isNew = this.#start === null || isFarFrom(this.#start.content, base);
    if (isNew) this.#start = { key: `${START}${crypto.randomUUID()}`, content: base };
    const start = this.#start;
    if (start === null) return;
    const packed = packDraft(start.content, { base, content });
    const entry: StoredEntry = { format: 2, start: start.key, ...steps, ...packed };
    await this.#write(start, entry, isNew).catch(() => undefined);
  }

  async clear(): Promise<void> {
    this.#start = null;
    await this.#inTransaction((store) => {
      store.delete(KEY);
      store.delete(allStarts());
    }).catch(() => undefined);
  }

  async #read(): Promise<JournalEntry | null> {
    const entry = await get<StoredEntry>(KEY, this.#open());
    if (entry?.format === 1) return entry;
    if (entry?.format !== 2) return null;
    const start = await get<Content>(entry.start, this.#open());
    return start === undefined ? null : { ...entry, ...unpackDraft(start, entry) };
  }

  /** No entry is ever there without the state that it is told from. */
  #write({ key, content }: Start, entry: StoredEntry, isNew: boolean): Promise<void> {
    return this.#inTransaction((store) => {
      store.put(entry, KEY);
      if (isNew) {
        store.delete(allStarts());
        store.put(content, key);
        return;
      }
      // Another window on this page has thrown away what its own entries are not told from.
      const found = store.getKey(key);
      found.onsuccess = () => {
        if (found.result === undefined) store.put(content, key);
      };
    });
  }

  #inTransaction(work: (store: IDBObjectStore) => void): Promise<void> {
    return this.#open()('readwrite', (store) => {
      work(store);
      return promisifyRequest(store.transaction);
    });
  }

  #open(): UseStore {
    return (this.#database ??= createStore('foyer-editor', 'journal'));
  }
}

export const journal = new Journal();
