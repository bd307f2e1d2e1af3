import type { Invalidation } from './contract.ts';
import { pathOfKey } from './key.ts';
import type { Page } from './page.ts';

/** One cached page: its state, and where its bytes are. */
export interface CacheEntry {
  readonly key: string;
  readonly path: string;
  /** Counts the renders, so that the bytes of an older render that arrive late are recognised. */
  version: number;
  tags: readonly string[];
  /** Milliseconds since 1970; infinite for a page that only changes when something is published. */
  expires: number;
  /** Something it shows has changed; it is the last good one until a new one is rendered. */
  isStale: boolean;
  /** The page in memory; null where it is on disk only. */
  page: Page | null;
  /** The file on disk, relative to the store's folder, and its length. */
  file: string | null;
  fileBytes: number;
  uses: number;
  lastUsed: number;
  /** After a failed render: not to be rendered again before this moment. */
  retryAt: number;
  loading: Promise<Page | null> | null;
  isWriting: boolean;
}

/** The entries of all cached pages, by key, by tag and by path. */
export class CacheIndex {
  readonly #byKey = new Map<string, CacheEntry>();
  readonly #byTag = new Map<string, Set<CacheEntry>>();
  readonly #byPath = new Map<string, Set<CacheEntry>>();

  get size(): number {
    return this.#byKey.size;
  }

  get(key: string): CacheEntry | undefined {
    return this.#byKey.get(key);
  }

  /** Whether the entry is still the one of its key. */
  has(entry: CacheEntry): boolean {
    return this.#byKey.get(entry.key) === entry;
  }

  values(): IterableIterator<CacheEntry> {
    return this.#byKey.values();
  }

  /** Adds or updates the entry of a render; an existing entry keeps its usage counters. */
  put(key: string, tags: readonly string[], expires: number): CacheEntry {
    let entry = this.#byKey.get(key);
    if (entry) for (const tag of entry.tags) remove(this.#byTag, tag, entry);
    else {
      entry = {
        key,
        path: pathOfKey(key),
        version: 0,
        tags,
        expires,
        isStale: false,
        page: null,
        file: null,
        fileBytes: 0,
        uses: 0,
        lastUsed: 0,
        retryAt: 0,
        loading: null,
        isWriting: false,
      };
      this.#byKey.set(key, entry);
      add(this.#byPath, entry.path, entry);
    }
    for (const tag of tags) add(this.#byTag, tag, entry);
    const version = entry.version + 1;
    return Object.assign(entry, { version, tags, expires, isStale: false, retryAt: 0 });
  }

  /** What is known of a page, if it is the fresh one under this key. */
  noteOf(key: string, page: Page): Pick<CacheEntry, 'tags' | 'expires'> | null {
    const entry = this.#byKey.get(key);
    return entry?.page === page && !entry.isStale ? entry : null;
  }

  delete(entry: CacheEntry): void {
    if (this.#byKey.get(entry.key) !== entry) return;
    this.#byKey.delete(entry.key);
    remove(this.#byPath, entry.path, entry);
    for (const tag of entry.tags) remove(this.#byTag, tag, entry);
  }

  clear(): void {
    this.#byKey.clear();
    this.#byTag.clear();
    this.#byPath.clear();
  }

  /** Marks the pages that a change affects as stale and returns them, those named by path first. */
  mark({ tags, paths }: Invalidation): readonly CacheEntry[] {
    const affected = new Set<CacheEntry>();
    for (const path of paths) for (const entry of this.#byPath.get(path) ?? []) affected.add(entry);
    for (const tag of tags) for (const entry of this.#byTag.get(tag) ?? []) affected.add(entry);
    for (const entry of affected) {
      entry.isStale = true;
      entry.retryAt = 0;
    }
    return [...affected];
  }
}

function add(index: Map<string, Set<CacheEntry>>, name: string, entry: CacheEntry): void {
  const members = index.get(name);
  if (members) members.add(entry);
  else index.set(name, new Set([entry]));
}

function remove(index: Map<string, Set<CacheEntry>>, name: string, entry: CacheEntry): void {
  const members = index.get(name);
  members?.delete(entry);
  if (members?.size === 0) index.delete(name);
}
