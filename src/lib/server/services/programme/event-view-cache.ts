import type { Locale } from '../../../constants.ts';
import type { Day } from '../../../dates/dates.ts';
import type { EventView } from '../../../views/event-view.ts';
import { EVERYTHING, type Change } from '../../repositories/changes.ts';
import type { Note } from '../cache-tags/tags.ts';

/** A view with the tags of what it shows, which a page that uses it has to add to its own. */
export interface CachedView extends Note {
  readonly view: EventView;
}

/** What all views depend on: a change of it empties the cache. */
export interface CacheConditions {
  readonly generation: number;
  readonly today: Day;
}

/**
 * Enough for some fifteen thousand events in a list. A view with its tags, and with what its row
 * is filled with, takes about three bytes for each letter of its JSON.
 */
const MAX_BYTES = 48_000_000;
const BYTES_PER_LETTER = 3;

interface Entry {
  readonly cached: CachedView;
  readonly bytes: number;
  /** The first instant at which the view changes, in milliseconds; Infinity for never. */
  readonly changesAt: number;
}

/**
 * Caches events as lists show them while nothing of them changes: thousands of filter
 * combinations list the same events. The least recently used are evicted first.
 */
export class EventViewCache {
  readonly #entries = new Map<string, Entry>();
  readonly #maxBytes: number;
  #conditions: CacheConditions = { generation: -1, today: '' };
  #changes = 0;
  #bytes = 0;

  constructor(maxBytes = MAX_BYTES) {
    this.#maxBytes = maxBytes;
  }

  /** Rises with each change that was announced. */
  get changes(): number {
    return this.#changes;
  }

  /** What the views take in memory, about. */
  get bytes(): number {
    return this.#bytes;
  }

  get(id: number, locale: Locale, now: Date, conditions: CacheConditions): CachedView | null {
    this.#clearIfOutdated(conditions);
    const key = `${locale} ${id}`;
    const entry = this.#entries.get(key);
    if (entry === undefined) return null;
    // An instant at which the view changes has passed, such as the start of the sale.
    if (entry.changesAt <= now.getTime()) {
      this.#delete(key);
      return null;
    }
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.cached;
  }

  set(id: number, locale: Locale, cached: CachedView, conditions: CacheConditions): void {
    this.#clearIfOutdated(conditions);
    const key = `${locale} ${id}`;
    this.#delete(key);
    const bytes = JSON.stringify(cached.view).length * BYTES_PER_LETTER;
    const changesAt = Math.min(...cached.moments.map((moment) => Date.parse(moment)));
    this.#entries.set(key, { cached, bytes, changesAt });
    this.#bytes += bytes;
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#maxBytes) break;
      this.#delete(oldest);
    }
  }

  readonly onChanges = (changes: readonly Change[]): void => {
    this.#changes += 1;
    if (changes.some(({ kind }) => kind === EVERYTHING)) this.#clear();
    const changed = new Set(changes.flatMap(({ tags }) => tags));
    for (const [key, { cached }] of this.#entries)
      if (cached.tags.some((tag) => changed.has(tag))) this.#delete(key);
  };

  #delete(key: string): void {
    this.#bytes -= this.#entries.get(key)?.bytes ?? 0;
    this.#entries.delete(key);
  }

  #clear(): void {
    this.#entries.clear();
    this.#bytes = 0;
  }

  #clearIfOutdated({ generation, today }: CacheConditions): void {
    const current = this.#conditions;
    if (current.generation === generation && current.today === today) return;
    this.#conditions = { generation, today };
    this.#clear();
  }
}
