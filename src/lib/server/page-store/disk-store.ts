import { mkdir, readdir, unlink } from 'node:fs/promises';
import { rmSync } from 'node:fs';
import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Catalogue, Kept } from './catalogue.ts';
import type { Invalidation } from './contract.ts';
import { type Entry, Journal, putEntry, staleEntry } from './journal.ts';
import type { Log } from '../ports/log.ts';
import type { Page } from './page.ts';
import { readPageFile, writePageFile } from './page-file.ts';
import { takePlace, type Identity, type Place } from './place.ts';
import type { HeaderList } from './rendered.ts';
import { SegmentedLru } from './segmented-lru.ts';

export interface ShelfOptions {
  /** Null for no shelf at all. */
  readonly root: string | null;
  readonly identity: Identity;
  readonly limitBytes: number;
  readonly catalogue: Catalogue;
  readonly complete: (headers: HeaderList) => HeaderList;
  /** A page has lost its file. */
  readonly onLost: (kept: Kept) => void;
  readonly log: Log;
}

/** However small its pages, the shelf holds at most this many: the catalogue is in memory. */
const MOST_PAGES = 20_000;
const JOURNAL = 'journal';
const SUFFIX = '.page';

/**
 * The kept pages on disk, one file each. A new version of a page is a new file,
 * the journal says which one counts; so a reader sees one version whole or not at all.
 * When the disk fails the shelf closes itself and the store goes on in memory.
 */
export class DiskStore {
  readonly #options: ShelfOptions;
  readonly #place: Place;
  readonly #journal: Journal;
  readonly #segments: SegmentedLru;
  readonly #opened = Date.now();
  #number = 0;
  #lastChange: number | null = null;
  #isOpen = false;

  private constructor(options: ShelfOptions, place: Place) {
    this.#options = options;
    this.#place = place;
    this.#segments = new SegmentedLru(options.limitBytes, (key) => {
      const kept = options.catalogue.get(key);
      if (kept) this.drop(kept);
    });
    const replay = (entry: Entry): void => {
      this.#replay(entry);
    };
    const { journal, state } = Journal.open(path.join(place.folder, JOURNAL), replay);
    this.#journal = journal;
    this.#isOpen = true;
    if (state === 'broken') {
      options.log.warn('the page store cannot read its journal and starts empty');
      options.catalogue.clear();
      this.#lastChange = null;
    }
    const isLong = journal.lines > 2 * options.catalogue.size + 1000;
    if (state !== 'sound' || isLong) this.#compact();
  }

  /** Opens the shelf and fills the catalogue; null when another process has it or the disk fails. */
  static open(options: ShelfOptions): DiskStore | null {
    if (options.root === null) return null;
    try {
      const place = takePlace(options.root, options.identity);
      if (place) return new DiskStore(options, place);
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

  invalidated(change: Invalidation): void {
    this.#append(staleEntry(change));
  }

  use(kept: Kept): void {
    this.#segments.use(kept.key);
  }

  /** Writes a page. @param isCurrent asked when the bytes are there: is it still the page? */
  async write(kept: Kept, page: Page, isCurrent: () => boolean): Promise<void> {
    if (!this.#isOpen) return;
    const file = this.#newName(kept.key);
    const whole = path.join(this.#place.folder, file);
    let bytes: number;
    try {
      await mkdir(path.dirname(whole), { recursive: true });
      bytes = await writePageFile(whole, kept.key, page);
    } catch (error) {
      this.#options.log.error(`the page store could not write ${kept.key}`, error);
      await unlink(whole).catch(() => undefined);
      return;
    }
    if (!this.#isOpen || !isCurrent()) {
      await unlink(whole).catch(() => undefined);
      return;
    }
    const old = kept.file;
    kept.file = file;
    kept.fileBytes = bytes;
    this.#append(putEntry(kept, file));
    this.#weigh(kept);
    if (old !== null) this.#unlink(old);
    if (this.#journal.lines > 4 * this.#options.catalogue.size + 5000) this.#compact();
  }

  /** The page from its file; null when the file turns out to be unusable, which forgets it. */
  async read(kept: Kept): Promise<Page | null> {
    if (kept.file === null) return null;
    const { file } = kept;
    const whole = path.join(this.#place.folder, file);
    const page = await readPageFile(whole, kept.key, this.#options.complete);
    if (page === null && kept.file === file) this.drop(kept);
    return page;
  }

  /** Takes a page off the shelf. */
  drop(kept: Kept): void {
    this.#segments.delete(kept.key);
    if (kept.file !== null) {
      this.#append(['drop', kept.key]);
      this.#unlink(kept.file);
    }
    kept.file = null;
    kept.fileBytes = 0;
    this.#options.onLost(kept);
  }

  /** Removes files that no journal line names: what a crash between the two left behind. */
  async sweep(): Promise<void> {
    const named = new Set([...this.#options.catalogue.values()].map((kept) => kept.file));
    for (const folder of await readdir(this.#place.folder, { withFileTypes: true })) {
      if (!folder.isDirectory()) continue;
      for (const name of await readdir(path.join(this.#place.folder, folder.name))) {
        const written = Number.parseInt(name.split('-')[1] ?? '', 36);
        const file = path.join(folder.name, name);
        if (written < this.#opened && !named.has(file)) this.#unlink(file);
      }
    }
  }

  /** Empties the shelf. The catalogue is the caller's. */
  clear(): void {
    for (const kept of this.#options.catalogue.values())
      if (kept.file !== null) {
        this.#segments.delete(kept.key);
        this.#unlink(kept.file);
      }
    this.#options.catalogue.clear();
    this.#lastChange = null;
    this.#compact();
  }

  close(): void {
    if (!this.#isOpen) return;
    this.#compact();
    this.#shut();
  }

  #shut(): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    this.#journal.close();
    this.#place.release();
  }

  #replay(entry: Entry): void {
    const { catalogue } = this.#options;
    if (entry[0] === 'put') {
      const [, key, file, fileBytes, expires, isStale, tags] = entry;
      const kept = catalogue.put(key, tags, expires ?? Number.POSITIVE_INFINITY);
      Object.assign(kept, { file, fileBytes, isStale });
      this.#weigh(kept);
    } else if (entry[0] === 'drop') {
      const kept = catalogue.get(entry[1]);
      this.#segments.delete(entry[1]);
      if (kept) catalogue.delete(kept);
    } else if (entry[0] === 'stale') catalogue.mark({ tags: entry[1], paths: entry[2] });
    else this.#lastChange = entry[1];
  }

  #weigh(kept: Kept): void {
    const least = this.#options.limitBytes / MOST_PAGES;
    this.#segments.put(kept.key, Math.max(kept.fileBytes, least));
  }

  #append(entry: Entry): void {
    if (!this.#isOpen) return;
    try {
      this.#journal.append(entry);
    } catch (error) {
      this.#fail(error);
    }
  }

  #compact(): void {
    if (!this.#isOpen) return;
    const entries: Entry[] = [];
    for (const kept of this.#options.catalogue.values())
      if (kept.file !== null) entries.push(putEntry(kept, kept.file));
    if (this.#lastChange !== null) entries.push(['change', this.#lastChange]);
    try {
      this.#journal.rewrite(entries);
    } catch (error) {
      this.#fail(error);
    }
  }

  /** A journal that cannot be written cannot be believed after a restart either. */
  #fail(error: unknown): void {
    this.#options.log.error('the page store lost its disk: pages are kept in memory only', error);
    rmSync(path.join(this.#place.folder, JOURNAL), { force: true });
    this.#shut();
  }

  #newName(key: string): string {
    const hash = createHash('sha256').update(key).digest('hex').slice(0, 24);
    this.#number = Math.max(Date.now(), this.#number + 1);
    return path.join(hash.slice(0, 2), `${hash}-${this.#number.toString(36)}${SUFFIX}`);
  }

  #unlink(file: string): void {
    void unlink(path.join(this.#place.folder, file)).catch(() => undefined);
  }
}
