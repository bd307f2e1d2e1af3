import type { CacheEntry, CacheIndex } from './cache-index.ts';
import type { DiskStore } from './disk-store.ts';
import type { Page } from './page.ts';

interface PageWriterOptions {
  readonly disk: DiskStore | null;
  readonly index: CacheIndex;
  /** The page of an entry is on disk, with its compressed forms. */
  readonly onWritten: (entry: CacheEntry, page: Page) => void;
}

/** A slow disk would take all threads of the pool, in which answers are compressed, too. */
const AT_ONCE = 2;

/** Compresses pages and writes them to disk, each once at a time; without a disk it does nothing. */
export class PageWriter {
  readonly #options: PageWriterOptions;
  readonly #waiting: CacheEntry[] = [];
  #running = 0;

  constructor(options: PageWriterOptions) {
    this.#options = options;
  }

  /** How many pages are being written, or wait for it. */
  get pending(): number {
    return this.#running + this.#waiting.length;
  }

  /** Writes the page of an entry, and a newer one that comes meanwhile after it. */
  write(entry: CacheEntry): void {
    if (!this.#options.disk || entry.isWriting || entry.page === null) return;
    entry.isWriting = true;
    this.#waiting.push(entry);
    this.#next();
  }

  #next(): void {
    if (this.#running >= AT_ONCE) return;
    const entry = this.#waiting.shift();
    if (entry === undefined) return;
    this.#running += 1;
    void this.#writeNow(entry).finally(() => {
      this.#running -= 1;
      this.#next();
    });
  }

  async #writeNow(entry: CacheEntry): Promise<void> {
    const { disk, index, onWritten } = this.#options;
    const { page, version } = entry;
    const isCurrent = () => index.has(entry) && !entry.isStale && entry.version === version;
    if (page !== null && isCurrent()) await disk?.write(entry, page, isCurrent);
    entry.isWriting = false;
    if (page !== null && entry.page === page) onWritten(entry, page);
    else if (entry.page !== null && !entry.isStale) this.write(entry);
    else if (entry.page === null && entry.file === null) index.delete(entry);
  }
}
