import { BoundedSet } from './bounded-set.ts';
import { CacheIndex, type CacheEntry } from './cache-index.ts';
import { ThrottledLog } from './throttled-log.ts';
import type { Invalidation } from './contract.ts';
import { RENDER_LIMIT_MS, SingleFlight, type RenderResult } from './single-flight.ts';
import { Generations } from './generations.ts';
import type { Address } from './key.ts';
import type { StoreResponse, PageStoreOptions, Stats } from './store-types.ts';
import { createPage, type Page, weightOf } from './page.ts';
import type { Urgency } from './rendered-response.ts';
import { PageWriter } from './page-writer.ts';
import { RefreshQueue } from './refresh-queue.ts';
import { SegmentedLru } from './segmented-lru.ts';
import { DiskStore } from './disk-store.ts';

/** After a failed render the last good page is served this long before the next try. */
const RETRY_MS = 1000;
/** A page used again within this time keeps its position in the LRU list. */
const TOUCH_INTERVAL_MS = 100;
/** Most addresses remembered as personal; remembering one saves a useless shared render. */
const MAX_PERSONAL = 1000;

/** The cache of rendered pages; a page stays valid until something it shows changes. */
export class PageStore {
  readonly #index = new CacheIndex();
  readonly #failureLog: ThrottledLog;
  readonly #generations: Generations;
  readonly #renders: SingleFlight;
  readonly #memory: SegmentedLru;
  readonly #disk: DiskStore | null;
  readonly #writer: PageWriter;
  readonly #refreshQueue: RefreshQueue;
  readonly #personalKeys = new BoundedSet<string>(MAX_PERSONAL);
  readonly #counts = { hits: 0, misses: 0, lastGood: 0 };
  #lastChange: number | null = null;

  constructor(options: PageStoreOptions) {
    this.#failureLog = new ThrottledLog(options.log, options.isExpected);
    const limitMs = options.renderLimitMs ?? RENDER_LIMIT_MS;
    this.#generations = new Generations(2 * limitMs);
    this.#renders = new SingleFlight({
      render: options.render,
      generations: this.#generations,
      limitMs,
      finish: (rendered) => createPage(rendered, options.complete),
      onRendered: (address, result) => {
        this.#save(address, result);
      },
    });
    this.#memory = new SegmentedLru(options.memoryBytes, (key) => {
      this.#evictPage(key);
    });
    this.#refreshQueue = new RefreshQueue((key) => this.#renderAgain(key));
    this.#disk = DiskStore.open({
      root: options.folder,
      identity: options.identity,
      limitBytes: options.diskBytes,
      index: this.#index,
      complete: options.complete,
      log: options.log,
      onLost: (entry) => {
        if (entry.page === null) this.#index.delete(entry);
      },
    });
    const parts = { disk: this.#disk, index: this.#index };
    this.#writer = new PageWriter({ ...parts, onWritten: this.#afterWriting });
  }

  /** The page under exactly this key, if it is in memory and fresh: most requests are answered here. */
  fresh(key: string): Page | null {
    const entry = this.#index.get(key);
    if (entry?.page == null || entry.isStale) return null;
    const now = Date.now();
    if (entry.expires <= now) return null;
    this.#recordUse(entry, now);
    return entry.page;
  }

  /** The page at an address: from the cache, else rendered, else the last good one. Never throws. */
  async get(address: Address, urgency?: Urgency, client?: string): Promise<StoreResponse> {
    if (this.#personalKeys.has(address.key)) return { kind: 'personal' };
    const entry = this.#index.get(address.key);
    if (entry && !entry.isStale && entry.expires > Date.now()) {
      const page = await this.#load(entry);
      if (page) return { kind: 'page', page, how: 'hit' };
    }
    if (entry && entry.retryAt > Date.now()) {
      const page = await this.#load(entry);
      if (page) return this.#asLastGood(page);
    }
    return this.#render(address, urgency, client);
  }

  /** The page that is cached for a key, however old it is; null when there is none. */
  async lastGood(key: string): Promise<Page | null> {
    const entry = this.#index.get(key);
    return entry ? this.#load(entry) : null;
  }

  /** What a page shows and until when it holds, if it is the fresh one under this key. */
  readonly noteOf = (key: string, page: Page) => this.#index.noteOf(key, page);

  /** Whether a fresh page is cached for the key, in memory or on disk. */
  has(key: string): boolean {
    const entry = this.#index.get(key);
    return entry !== undefined && !entry.isStale && entry.expires > Date.now();
  }

  /**
   * Something was published. Pages that show it are stale from now on, and rendered again
   * at once: those that were used last first.
   */
  invalidate(change: Invalidation): void {
    this.#generations.advance(change);
    this.#personalKeys.clear();
    this.#disk?.recordInvalidation(change);
    const affected = this.#index.mark(change);
    const namedPaths = new Set(change.paths);
    const rank = (entry: CacheEntry): number =>
      namedPaths.has(entry.path) ? Number.MAX_SAFE_INTEGER : entry.lastUsed;
    // Of the combinations of filters only those that somebody asks for are worth it.
    const wanted = affected.filter(({ page, key }) => page !== null || !key.includes('?'));
    wanted.sort((a, b) => rank(b) - rank(a));
    this.#refreshQueue.add(wanted.map(({ key }) => key));
  }

  /** The last change that was invalidated here; it survives restarts. Null when there is none. */
  get lastChange(): number | null {
    return this.#disk?.lastChange ?? this.#lastChange;
  }

  set lastChange(id: number | null) {
    this.#lastChange = id;
    if (this.#disk) this.#disk.lastChange = id;
  }

  /** How many pages are cached, stale ones included. */
  get size(): number {
    return this.#index.size;
  }

  /** Whether pages are being rendered or written. */
  get isBusy(): boolean {
    return this.#renders.size + this.#writer.pending > 0 || this.#disk?.isWriting === true;
  }

  stats(): Stats {
    return {
      ...this.#counts,
      renders: this.#renders.renders,
      pages: this.#index.size,
      memoryBytes: this.#memory.weight,
      diskBytes: this.#disk?.bytes ?? 0,
    };
  }

  /** Empties the cache: the database is another one than the pages were rendered from. */
  clear(): void {
    for (const entry of this.#index.values()) this.#memory.delete(entry.key);
    this.#generations.advance({ tags: [], paths: [] });
    this.#refreshQueue.clear();
    this.#disk?.clear();
    this.#index.clear();
    this.#lastChange = null;
  }

  /** Resolves when pages under way in the background are rendered. For tests and for stopping. */
  idle(): Promise<void> {
    return this.#refreshQueue.idle();
  }

  /** Removes leftovers of a crash from the disk. */
  async sweep(): Promise<void> {
    await this.#disk?.sweep();
  }

  /** Resolves when the disk holds what is kept. */
  async close(): Promise<void> {
    this.#refreshQueue.clear();
    await this.#disk?.close();
  }

  async #render(address: Address, urgency?: Urgency, client?: string): Promise<StoreResponse> {
    const result = await this.#renders.render(address, urgency, client).catch((error: unknown) => {
      this.#failureLog.add(`rendering ${address.key} failed`, error);
      return null;
    });
    if (result === null || result.isFailure) {
      const page = await this.#loadLastGood(address);
      if (page) return this.#asLastGood(page);
      if (result === null) return { kind: 'unavailable' };
    }
    if (result.cacheability.kind === 'personal') return { kind: 'personal' };
    this.#counts.misses += 1;
    const entry = this.#index.get(address.key);
    if (entry?.page && !result.isOutdated && !entry.isStale) {
      if (urgency !== 'background') this.#recordUse(entry, Date.now(), 'rendered for it');
      return { kind: 'page', page: entry.page, how: 'miss' };
    }
    return { kind: 'page', page: result.page, how: 'miss' };
  }

  async #loadLastGood(address: Address): Promise<Page | null> {
    const entry = this.#index.get(address.key);
    if (!entry) return null;
    entry.retryAt = Date.now() + RETRY_MS;
    return this.#load(entry);
  }

  #asLastGood(page: Page): StoreResponse {
    this.#counts.lastGood += 1;
    return { kind: 'page', page, how: 'last-good' };
  }

  /** Called for every render that did not fail. */
  #save(address: Address, { page, cacheability, isOutdated }: RenderResult): void {
    if (cacheability.kind === 'personal') this.#personalKeys.add(address.key);
    if (isOutdated) return;
    if (cacheability.kind !== 'keep') {
      // A page that is gone (unpublished, moved) must not come back as the last good one.
      const obsolete = this.#index.get(address.key);
      if (obsolete) this.#remove(obsolete);
      return;
    }
    const entry = this.#index.put(address.key, cacheability.tags, cacheability.expires);
    this.#setPage(entry, page);
    // There are too many combinations of filters to write all: they wait for their second use.
    if (entry.file !== null || !address.key.includes('?') || entry.uses > 1)
      this.#writer.write(entry);
  }

  readonly #afterWriting = (entry: CacheEntry, page: Page): void => {
    // A page that was rendered ahead waits for its first visitor on the disk.
    if (entry.uses === 0 && entry.file !== null) this.#evict(entry);
    else this.#setPage(entry, page);
  };

  #recordUse(entry: CacheEntry, now: number, cause: 'hit' | 'rendered for it' = 'hit'): void {
    if (cause === 'hit') this.#counts.hits += 1;
    entry.uses += 1;
    if (entry.uses > 2 && now - entry.lastUsed < TOUCH_INTERVAL_MS) return;
    entry.lastUsed = now;
    if (entry.uses === 1) return;
    this.#memory.touch(entry.key);
    if (entry.file === null) this.#writer.write(entry);
    else this.#disk?.touch(entry);
  }

  /** The cached page, from memory or from its file. */
  async #load(entry: CacheEntry): Promise<Page | null> {
    let { page } = entry;
    if (page === null && this.#disk && entry.file !== null) {
      const { version } = entry;
      entry.loading ??= this.#disk.read(entry).finally(() => {
        entry.loading = null;
      });
      page = await entry.loading;
      const isUnchanged = entry.page === null && entry.version === version;
      if (page && isUnchanged && this.#index.has(entry)) this.#setPage(entry, page);
    }
    if (page) this.#recordUse(entry, Date.now());
    return page;
  }

  #setPage(entry: CacheEntry, page: Page): void {
    entry.page = page;
    this.#memory.put(entry.key, weightOf(page) + entry.key.length);
  }

  async #renderAgain(key: string): Promise<void> {
    await this.#renders.whenNobodyWaits();
    const entry = this.#index.get(key);
    if (!entry?.isStale) return;
    try {
      const address = { path: entry.path, key };
      const { page, isFailure } = await this.#renders.render(address, 'background');
      if (isFailure) this.#failureLog.add(`rendering ${key} again gave ${String(page.status)}`);
    } catch (error) {
      this.#failureLog.add(`rendering ${key} again failed`, error);
    }
  }

  #remove(entry: CacheEntry): void {
    this.#evict(entry);
    this.#disk?.drop(entry);
    this.#index.delete(entry);
  }

  #evict(entry: CacheEntry): void {
    this.#memory.delete(entry.key);
    entry.page = null;
  }

  #evictPage(key: string): void {
    const entry = this.#index.get(key);
    if (!entry) return;
    entry.page = null;
    if (entry.file === null && !entry.isWriting) this.#index.delete(entry);
  }
}
