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

/** Enough for a season in two languages; about 3 kB each, with their rendered rows. */
const MOST_VIEWS = 4000;

/**
 * Caches events as lists show them while nothing of them changes: thousands of filter
 * combinations list the same few hundred events. The least recently used are evicted first.
 */
export class EventViewCache {
  readonly #views = new Map<string, CachedView>();
  #conditions: CacheConditions = { generation: -1, today: '' };
  #changes = 0;

  /** Rises with each change that was announced. */
  get changes(): number {
    return this.#changes;
  }

  get(id: number, locale: Locale, now: Date, conditions: CacheConditions): CachedView | null {
    this.#clearIfOutdated(conditions);
    const key = `${locale} ${id}`;
    const cached = this.#views.get(key);
    if (cached === undefined) return null;
    this.#views.delete(key);
    // An instant at which the view changes has passed, such as the start of the sale.
    if (cached.moments.some((moment) => Date.parse(moment) <= now.getTime())) return null;
    this.#views.set(key, cached);
    return cached;
  }

  set(id: number, locale: Locale, cached: CachedView, conditions: CacheConditions): void {
    this.#clearIfOutdated(conditions);
    this.#views.set(`${locale} ${id}`, cached);
    const [oldest] = this.#views.keys();
    if (this.#views.size > MOST_VIEWS && oldest !== undefined) this.#views.delete(oldest);
  }

  readonly onChanges = (changes: readonly Change[]): void => {
    this.#changes += 1;
    if (changes.some(({ kind }) => kind === EVERYTHING)) this.#views.clear();
    const changed = new Set(changes.flatMap(({ tags }) => tags));
    for (const [key, { tags }] of this.#views)
      if (tags.some((tag) => changed.has(tag))) this.#views.delete(key);
  };

  #clearIfOutdated({ generation, today }: CacheConditions): void {
    const current = this.#conditions;
    if (current.generation === generation && current.today === today) return;
    this.#conditions = { generation, today };
    this.#views.clear();
  }
}
