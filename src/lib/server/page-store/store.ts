import { Catalogue, type Kept } from './catalogue.ts';
import { ThrottledLog } from './throttled-log.ts';
import type { Invalidation } from './contract.ts';
import { SingleFlight, type RenderResult } from './single-flight.ts';
import { Generations } from './generations.ts';
import type { Address } from './key.ts';
import type { Outcome, PageStoreOptions, Stats } from './store-types.ts';
import { createPage, type Page, weightOf } from './page.ts';
import { Refresh } from './refresh.ts';
import { SegmentedLru } from './segmented-lru.ts';
import { DiskStore } from './disk-store.ts';

const RENDER_LIMIT_MS = 10_000;
/** After a failed render the last good page is served this long before the next try. */
const RETRY_MS = 1000;
const BACKGROUND_RENDERS = 2;
/** A page used again within this time stays where it is in the list of hot pages. */
const USE_STEP_MS = 100;
/** How many addresses are remembered as personal: enough to spare a second render, no more. */
const MOST_PERSONAL = 1000;

/** Finished pages, kept until something they show changes. */
export class PageStore {
  readonly #catalogue = new Catalogue();
  readonly #complaints: ThrottledLog;
  readonly #generations: Generations;
  readonly #flights: SingleFlight;
  readonly #memory: SegmentedLru;
  readonly #shelf: DiskStore | null;
  readonly #refresh: Refresh;
  readonly #personal = new Set<string>();
  #hits = 0;
  #misses = 0;
  #lastGood = 0;
  #settling = 0;
  #lastChange: number | null = null;

  constructor(options: PageStoreOptions) {
    this.#complaints = new ThrottledLog(options.log);
    const limitMs = options.renderLimitMs ?? RENDER_LIMIT_MS;
    this.#generations = new Generations(2 * limitMs);
    this.#flights = new SingleFlight({
      render: options.render,
      generations: this.#generations,
      limitMs,
      finish: (rendered) => createPage(rendered, options.complete),
      onRendered: (address, landed) => {
        this.#keep(address, landed);
      },
    });
    this.#memory = new SegmentedLru(options.memoryBytes, (key) => {
      this.#forgetBytes(key);
    });
    this.#refresh = new Refresh(BACKGROUND_RENDERS, (key) => this.#renderAgain(key));
    this.#shelf = DiskStore.open({
      root: options.folder,
      identity: options.identity,
      limitBytes: options.diskBytes,
      catalogue: this.#catalogue,
      complete: options.complete,
      log: options.log,
      onLost: (kept) => {
        if (kept.page === null) this.#catalogue.delete(kept);
      },
    });
  }

  /** The page under exactly this key, if it is in memory and fresh: the way of most requests. */
  fresh(key: string): Page | null {
    const kept = this.#catalogue.get(key);
    if (kept?.page == null || kept.isStale) return null;
    const now = Date.now();
    if (kept.expires <= now) return null;
    this.#used(kept, now);
    return kept.page;
  }

  /** The page at an address: kept, else rendered, else the last good one. Never throws. */
  async get(address: Address): Promise<Outcome> {
    if (this.#personal.has(address.key)) return { kind: 'personal' };
    const kept = this.#catalogue.get(address.key);
    if (kept && !kept.isStale && kept.expires > Date.now()) {
      const page = await this.#load(kept);
      if (page) return { kind: 'page', page, how: 'hit' };
    }
    if (kept && kept.retryAt > Date.now()) {
      const page = await this.#load(kept);
      if (page) return this.#asLastGood(page);
    }
    return this.#rendered(address);
  }

  /** Whether a fresh page is kept for the key, in memory or on disk. */
  has(key: string): boolean {
    const kept = this.#catalogue.get(key);
    return kept !== undefined && !kept.isStale && kept.expires > Date.now();
  }

  /**
   * Something was published. From now on nobody is answered with a page that
   * shows the old; the hot ones among them are rendered again at once.
   */
  invalidate(change: Invalidation): void {
    this.#generations.advance(change);
    this.#personal.clear();
    this.#shelf?.invalidated(change);
    const meant = this.#catalogue.mark(change);
    const own = new Set(change.paths);
    const rank = (kept: Kept): number =>
      own.has(kept.path) ? Number.MAX_SAFE_INTEGER : kept.lastUsed;
    const hot = meant.filter((kept) => kept.page !== null).sort((a, b) => rank(b) - rank(a));
    this.#refresh.add(hot.map((kept) => kept.key));
  }

  /** The last change that was invalidated here; kept across restarts. Null when none is known. */
  get lastChange(): number | null {
    return this.#shelf?.lastChange ?? this.#lastChange;
  }

  set lastChange(id: number | null) {
    this.#lastChange = id;
    if (this.#shelf) this.#shelf.lastChange = id;
  }

  /** How many pages are kept, stale ones included. */
  get size(): number {
    return this.#catalogue.size;
  }

  /** How many pages are being rendered or written. */
  get busy(): number {
    return this.#flights.size + this.#settling;
  }

  stats(): Stats {
    return {
      hits: this.#hits,
      misses: this.#misses,
      lastGood: this.#lastGood,
      renders: this.#flights.renders,
      pages: this.#catalogue.size,
      memoryBytes: this.#memory.weight,
      diskBytes: this.#shelf?.bytes ?? 0,
    };
  }

  /** Throws everything away: the database is not the one the pages were made from. */
  clear(): void {
    for (const kept of this.#catalogue.values()) this.#memory.delete(kept.key);
    this.#generations.advance({ tags: [], paths: [] });
    this.#refresh.clear();
    this.#shelf?.clear();
    this.#catalogue.clear();
    this.#lastChange = null;
  }

  /** Resolves when pages under way in the background are rendered. For tests and for stopping. */
  idle(): Promise<void> {
    return this.#refresh.idle();
  }

  /** Removes leftovers of a crash from the disk. */
  async sweep(): Promise<void> {
    await this.#shelf?.sweep();
  }

  close(): void {
    this.#refresh.clear();
    this.#shelf?.close();
  }

  async #rendered(address: Address): Promise<Outcome> {
    let answer: RenderResult | null = null;
    try {
      answer = await this.#flights.land(address);
    } catch (error) {
      this.#complaints.add(`rendering ${address.key} failed`, error);
    }
    if (answer === null || answer.hasFailed) {
      const page = await this.#failedOver(address);
      if (page) return this.#asLastGood(page);
      if (answer === null) return { kind: 'unavailable' };
    }
    if (answer.verdict.kind === 'personal') return { kind: 'personal' };
    this.#misses += 1;
    const kept = this.#catalogue.get(address.key);
    if (kept?.page && !answer.isOutdated && !kept.isStale) {
      this.#used(kept, Date.now(), 'rendered for it');
      return { kind: 'page', page: kept.page, how: 'miss' };
    }
    return { kind: 'page', page: answer.page, how: 'miss' };
  }

  async #failedOver(address: Address): Promise<Page | null> {
    const kept = this.#catalogue.get(address.key);
    if (!kept) return null;
    kept.retryAt = Date.now() + RETRY_MS;
    return this.#load(kept);
  }

  #asLastGood(page: Page): Outcome {
    this.#lastGood += 1;
    return { kind: 'page', page, how: 'last-good' };
  }

  /** Called for every answer of the renderer that is not a failure. */
  #keep(address: Address, { page, verdict, isOutdated }: RenderResult): void {
    if (verdict.kind === 'personal') {
      if (this.#personal.size >= MOST_PERSONAL) this.#personal.clear();
      this.#personal.add(address.key);
    }
    if (isOutdated) return;
    if (verdict.kind !== 'keep') {
      // What is not a page any more (unpublished, moved) must not come back as the last good one.
      const gone = this.#catalogue.get(address.key);
      if (gone) this.#remove(gone);
      return;
    }
    const kept = this.#catalogue.put(address.key, verdict.tags, verdict.expires);
    this.#hold(kept, page);
    if (kept.file !== null || !address.key.includes('?') || kept.uses > 1) this.#settle(kept);
  }

  /**
   * Compresses a page and writes it to disk. Combinations of filters are
   * settled when they are asked for a second time: there are more of them than disks.
   */
  #settle(kept: Kept): void {
    const { page, version } = kept;
    if (!this.#shelf || kept.isSettling || page === null) return;
    kept.isSettling = true;
    this.#settling += 1;
    const isCurrent = (): boolean =>
      this.#catalogue.get(kept.key) === kept && !kept.isStale && kept.version === version;
    void this.#shelf.write(kept, page, isCurrent).finally(() => {
      kept.isSettling = false;
      this.#settling -= 1;
      if (kept.page === page) this.#hold(kept, page);
      else if (kept.page !== null && !kept.isStale) this.#settle(kept);
      else if (kept.page === null && kept.file === null) this.#catalogue.delete(kept);
    });
  }

  #used(kept: Kept, now: number, why: 'hit' | 'rendered for it' = 'hit'): void {
    if (why === 'hit') this.#hits += 1;
    kept.uses += 1;
    if (kept.uses > 2 && now - kept.lastUsed < USE_STEP_MS) return;
    kept.lastUsed = now;
    if (kept.uses === 1) return;
    this.#memory.use(kept.key);
    if (kept.file === null) this.#settle(kept);
    else this.#shelf?.use(kept);
  }

  /** The bytes of a kept page, from memory or from its file. */
  async #load(kept: Kept): Promise<Page | null> {
    let { page } = kept;
    if (page === null && this.#shelf && kept.file !== null) {
      const { version } = kept;
      kept.loading ??= this.#shelf.read(kept).finally(() => {
        kept.loading = null;
      });
      page = await kept.loading;
      const isNews = kept.page === null && kept.version === version;
      if (page && isNews && this.#catalogue.get(kept.key) === kept) this.#hold(kept, page);
    }
    if (page) this.#used(kept, Date.now());
    return page;
  }

  #hold(kept: Kept, page: Page): void {
    kept.page = page;
    this.#memory.put(kept.key, weightOf(page) + kept.key.length);
  }

  async #renderAgain(key: string): Promise<void> {
    const kept = this.#catalogue.get(key);
    if (!kept?.isStale) return;
    try {
      const { page, hasFailed } = await this.#flights.land({ path: kept.path, key });
      if (hasFailed) this.#complaints.add(`rendering ${key} again gave ${String(page.status)}`);
    } catch (error) {
      this.#complaints.add(`rendering ${key} again failed`, error);
    }
  }

  #remove(kept: Kept): void {
    this.#memory.delete(kept.key);
    kept.page = null;
    this.#shelf?.drop(kept);
    this.#catalogue.delete(kept);
  }

  #forgetBytes(key: string): void {
    const kept = this.#catalogue.get(key);
    if (!kept) return;
    kept.page = null;
    if (kept.file === null && !kept.isSettling) this.#catalogue.delete(kept);
  }
}
