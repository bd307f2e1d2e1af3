import { mkdir, readdir, unlink } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import path from 'node:path';
import type { CacheIndex, CacheEntry } from './cache-index.ts';
import type { Invalidation } from './contract.ts';
import { type JournalEntry, Journal, putEntry, staleEntry } from './journal.ts';
import type { Log } from '../ports/log.ts';
import type { Page } from './page.ts';
import { readPageFile, writePageFile } from './page-file.ts';
import { claimFolder, type Identity, type StoreFolder } from './store-folder.ts';
import type { HeaderList } from './rendered-response.ts';
import { SegmentedLru } from './segmented-lru.ts';

export interface DiskStoreOptions {
  /** The folder of the store; null: pages are kept in memory only. */
  readonly root: string | null;
  readonly identity: Identity;
  readonly limitBytes: number;
  readonly index: CacheIndex;
  readonly complete: (headers: HeaderList) => HeaderList;
  /** A page has lost its file. */
  readonly onLost: (entry: CacheEntry) => void;
  readonly log: Log;
}

/** Most pages on disk, however small they are: the index of all of them is in memory. */
const MAX_PAGES = 20_000;
const JOURNAL = 'journal';
const SUFFIX = '.page';

/**
 * The cached pages on disk, one file each. A new version of a page is a new file and the
 * journal names the valid one, so a reader never sees a half-written page.
 * When the disk fails this store closes itself and pages are cached in memory only.
 */
export class DiskStore {
  readonly #options: DiskStoreOptions;
  readonly #folder: StoreFolder;
  readonly #journal: Journal;
  readonly #segments: SegmentedLru;
  readonly #openedAt = Date.now();
  #number = 0;
  #lastChange: number | null = null;
  #isOpen = false;

  private constructor(options: DiskStoreOptions, folder: StoreFolder) {
    this.#options = options;
    this.#folder = folder;
    this.#segments = new SegmentedLru(options.limitBytes, (key) => {
      const entry = options.index.get(key);
      if (entry) this.drop(entry);
    });
    const replay = (entry: JournalEntry): void => {
      this.#replay(entry);
    };
    const { journal, state } = Journal.open(path.join(folder.path, JOURNAL), replay, (error) => {
      options.log.error('the page store lost its disk: pages are kept in memory only', error);
      this.#isOpen = false;
      void this.#folder.release();
    });
    this.#journal = journal;
    this.#isOpen = true;
    if (state === 'broken') {
      options.log.warn('the page store cannot read its journal and starts empty');
      options.index.clear();
      this.#lastChange = null;
    }
    const isLong = journal.lines > 2 * options.index.size + 1000;
    if (state !== 'sound' || isLong) this.#compact();
  }

  /** Opens the folder and fills the index; null when another process uses it or the disk fails. */
  static open(options: DiskStoreOptions): DiskStore | null {
    if (options.root === null) return null;
    try {
      const folder = claimFolder(options.root, options.identity);
      if (folder) return new DiskStore(options, folder);
      options.log.warn('another process serves this site: pages are kept in memory only');
    } catch (error) {
      options.log.warn(
        'the page store cannot use its folder: pages are kept in memory only',
        error,
      );
    }
    return null;
  }

  get bytes(): number {
    return this.#segments.weight;
  }

  get lastChange(): number | null {
    return this.#lastChange;
  }

  set lastChange(id: number | null) {
    this.#lastChange = id;
    if (id !== null) this.#append(['change', id]);
  }

  recordInvalidation(change: Invalidation): void {
    this.#append(staleEntry(change));
  }

  touch(entry: CacheEntry): void {
    this.#segments.touch(entry.key);
  }

  /** Writes a page. @param isCurrent called after writing: false drops the file, the page has changed meanwhile */
  async write(entry: CacheEntry, page: Page, isCurrent: () => boolean): Promise<void> {
    if (!this.#isOpen) return;
    const file = this.#newName(entry.key);
    const filePath = path.join(this.#folder.path, file);
    let bytes: number;
    try {
      await mkdir(path.dirname(filePath), { recursive: true });
      bytes = await writePageFile(filePath, entry.key, page);
    } catch (error) {
      this.#options.log.error(`the page store could not write ${entry.key}`, error);
      await unlink(filePath).catch(() => undefined);
      return;
    }
    if (!this.#isOpen || !isCurrent()) {
      await unlink(filePath).catch(() => undefined);
      return;
    }
    const previousFile = entry.file;
    entry.file = file;
    entry.fileBytes = bytes;
    this.#append(putEntry(entry, file));
    this.#setWeight(entry);
    if (previousFile !== null) this.#unlink(previousFile);
    if (this.#journal.lines > 4 * this.#options.index.size + 5000) this.#compact();
  }

  /** The page from its file; null when the file cannot be used, which also drops the entry's file. */
  async read(entry: CacheEntry): Promise<Page | null> {
    if (entry.file === null) return null;
    const { file } = entry;
    const filePath = path.join(this.#folder.path, file);
    const page = await readPageFile(filePath, entry.key, this.#options.complete);
    if (page === null && entry.file === file) this.drop(entry);
    return page;
  }

  /** Deletes the file of a page. */
  drop(entry: CacheEntry): void {
    this.#segments.delete(entry.key);
    if (entry.file !== null) {
      this.#append(['drop', entry.key]);
      this.#unlink(entry.file);
    }
    entry.file = null;
    entry.fileBytes = 0;
    this.#options.onLost(entry);
  }

  /** Deletes files that no journal line names: a crash after writing the file leaves them behind. */
  async sweep(): Promise<void> {
    const liveFiles = new Set([...this.#options.index.values()].map((entry) => entry.file));
    for (const subfolder of await readdir(this.#folder.path, { withFileTypes: true })) {
      if (!subfolder.isDirectory()) continue;
      for (const name of await readdir(path.join(this.#folder.path, subfolder.name))) {
        const writtenAt = Number.parseInt(name.split('-')[1] ?? '', 36);
        const file = path.join(subfolder.name, name);
        if (writtenAt < this.#openedAt && !liveFiles.has(file)) this.#unlink(file);
      }
    }
  }

  /** Deletes all files and clears the index. */
  clear(): void {
    for (const entry of this.#options.index.values())
      if (entry.file !== null) {
        this.#segments.delete(entry.key);
        this.#unlink(entry.file);
      }
    this.#options.index.clear();
    this.#lastChange = null;
    this.#compact();
  }

  /** Whether lines of the journal are still to be written. */
  get isWriting(): boolean {
    return this.#journal.isWriting;
  }

  /** Resolves when what happened until now is on the disk. */
  async close(): Promise<void> {
    if (!this.#isOpen) return;
    this.#compact();
    this.#isOpen = false;
    await this.#journal.close();
    await this.#folder.release();
  }

  #replay(line: JournalEntry): void {
    const { index: catalogue } = this.#options;
    if (line[0] === 'put') {
      const [, key, file, fileBytes, expires, isStale, tags] = line;
      const entry = catalogue.put(key, tags, expires ?? Number.POSITIVE_INFINITY);
      Object.assign(entry, { file, fileBytes, isStale });
      this.#setWeight(entry);
    } else if (line[0] === 'drop') {
      const entry = catalogue.get(line[1]);
      this.#segments.delete(line[1]);
      if (entry) catalogue.delete(entry);
    } else if (line[0] === 'stale') catalogue.mark({ tags: line[1], paths: line[2] });
    else this.#lastChange = line[1];
  }

  #setWeight(entry: CacheEntry): void {
    const minWeight = this.#options.limitBytes / MAX_PAGES;
    this.#segments.put(entry.key, Math.max(entry.fileBytes, minWeight));
  }

  #append(entry: JournalEntry): void {
    if (this.#isOpen) this.#journal.append(entry);
  }

  #compact(): void {
    if (!this.#isOpen) return;
    const entries: JournalEntry[] = [];
    for (const entry of this.#options.index.values())
      if (entry.file !== null) entries.push(putEntry(entry, entry.file));
    if (this.#lastChange !== null) entries.push(['change', this.#lastChange]);
    this.#journal.rewrite(entries);
  }

  #newName(key: string): string {
    const hash = createHash('sha256').update(key).digest('hex').slice(0, 24);
    this.#number = Math.max(Date.now(), this.#number + 1);
    return path.join(hash.slice(0, 2), `${hash}-${this.#number.toString(36)}${SUFFIX}`);
  }

  #unlink(file: string): void {
    void unlink(path.join(this.#folder.path, file)).catch(() => undefined);
  }
}
