import type { CacheEntry, CacheIndex } from './cache-index.ts';
import type { DiskStore } from './disk-store.ts';
import type { Page } from './page.ts';

interface PageWriterOptions {
  readonly disk: DiskStore | null;
  readonly index: CacheIndex;
  /** The page of an entry is on disk, with its compressed forms. */
  readonly onWritten: (entry: CacheEntry, page: Page) => void;
}

/** Compresses pages and writes them to disk, each once at a time; without a disk it does nothing. */
export class PageWriter {
  readonly #options: PageWriterOptions;
  #running = 0;

  constructor(options: PageWriterOptions) {
    this.#options = options;
  }

  /** How many pages are being written. */
  get running(): number {
    return this.#running;
  }

  /** Writes the page of an entry, and a newer one that comes meanwhile after it. */
  write(entry: CacheEntry): void {
    const { disk, index, onWritten } = this.#options;
    const { page, version } = entry;
    if (!disk || entry.isWriting || page === null) return;
    entry.isWriting = true;
    this.#running += 1;
    const isCurrent = () => index.has(entry) && !entry.isStale && entry.version === version;
    void disk.write(entry, page, isCurrent).finally(() => {
      entry.isWriting = false;
      this.#running -= 1;
      if (entry.page === page) onWritten(entry, page);
      else if (entry.page !== null && !entry.isStale) this.write(entry);
      else if (entry.page === null && entry.file === null) index.delete(entry);
    });
  }
}
