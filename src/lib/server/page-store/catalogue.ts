import type { Invalidation } from './contract.ts';
import { pathOfKey } from './key.ts';
import type { Page } from './page.ts';

/** One kept page: what is known about it, and where its bytes are. */
export interface Kept {
  readonly key: string;
  readonly path: string;
  /** Counts the renders: tells bytes of an older one, still on their way, from those that count. */
  version: number;
  tags: readonly string[];
  /** Milliseconds since 1970; infinite for a page that only changes when something is published. */
  expires: number;
  /** Something it shows has changed; it is the last good one until a new one is rendered. */
  isStale: boolean;
  /** The bytes in memory, with the hot pages only. */
  page: Page | null;
  /** The file on disk, relative to the store's folder, and its length. */
  file: string | null;
  fileBytes: number;
  uses: number;
  lastUsed: number;
  /** After a failed render: not to be tried again before this moment. */
  retryAt: number;
  loading: Promise<Page | null> | null;
  isSettling: boolean;
}

/** All kept pages, found by key, by tag and by path. */
export class Catalogue {
  readonly #byKey = new Map<string, Kept>();
  readonly #byTag = new Map<string, Set<Kept>>();
  readonly #byPath = new Map<string, Set<Kept>>();

  get size(): number {
    return this.#byKey.size;
  }

  get(key: string): Kept | undefined {
    return this.#byKey.get(key);
  }

  values(): IterableIterator<Kept> {
    return this.#byKey.values();
  }

  /** Writes what a new render said; a page that is there already keeps its place and its use. */
  put(key: string, tags: readonly string[], expires: number): Kept {
    let kept = this.#byKey.get(key);
    if (kept) for (const tag of kept.tags) remove(this.#byTag, tag, kept);
    else {
      kept = {
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
        isSettling: false,
      };
      this.#byKey.set(key, kept);
      add(this.#byPath, kept.path, kept);
    }
    for (const tag of tags) add(this.#byTag, tag, kept);
    const version = kept.version + 1;
    return Object.assign(kept, { version, tags, expires, isStale: false, retryAt: 0 });
  }

  delete(kept: Kept): void {
    if (this.#byKey.get(kept.key) !== kept) return;
    this.#byKey.delete(kept.key);
    remove(this.#byPath, kept.path, kept);
    for (const tag of kept.tags) remove(this.#byTag, tag, kept);
  }

  clear(): void {
    this.#byKey.clear();
    this.#byTag.clear();
    this.#byPath.clear();
  }

  /** Marks every page that the change means; those named by path come first. */
  mark({ tags, paths }: Invalidation): readonly Kept[] {
    const meant = new Set<Kept>();
    for (const path of paths) for (const kept of this.#byPath.get(path) ?? []) meant.add(kept);
    for (const tag of tags) for (const kept of this.#byTag.get(tag) ?? []) meant.add(kept);
    for (const kept of meant) {
      kept.isStale = true;
      kept.retryAt = 0;
    }
    return [...meant];
  }
}

function add(index: Map<string, Set<Kept>>, name: string, kept: Kept): void {
  const members = index.get(name);
  if (members) members.add(kept);
  else index.set(name, new Set([kept]));
}

function remove(index: Map<string, Set<Kept>>, name: string, kept: Kept): void {
  const members = index.get(name);
  members?.delete(kept);
  if (members?.size === 0) index.delete(name);
}
