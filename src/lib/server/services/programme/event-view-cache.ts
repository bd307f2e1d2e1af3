import type { Locale } from '../../../constants.ts';
import type { Day } from '../../../dates/dates.ts';
import type { EventView } from '../../../views/event-view.ts';
import { EVERYTHING, type Change } from '../../repositories/changes.ts';
import type { Note } from '../cache-tags/tags.ts';

/** A view with the note of what it shows: what a page that uses it has to note, too. */
export interface NotedView extends Note {
  readonly view: EventView;
}

/** What all views depend on: where any of it is another, they are made anew. */
export interface Circumstances {
  readonly generation: number;
  readonly today: Day;
}

/** Enough for a season in two languages; about 3 kB each, with their rendered rows. */
const MOST_VIEWS = 4000;

/**
 * Events as lists show them, kept while nothing of them changed: thousands of
 * filter combinations list the same few hundred events. The least recently
 * used are forgotten first.
 */
export class EventViewCache {
  readonly #views = new Map<string, NotedView>();
  #circumstances: Circumstances = { generation: -1, today: '' };
  #changes = 0;

  /** Rises with each change that was announced. */
  get changes(): number {
    return this.#changes;
  }

  get(id: number, locale: Locale, now: Date, circumstances: Circumstances): NotedView | null {
    this.#adopt(circumstances);
    const key = `${locale} ${id}`;
    const noted = this.#views.get(key);
    if (noted === undefined) return null;
    this.#views.delete(key);
    // A moment has passed since: the sale has begun, say.
    if (noted.moments.some((moment) => Date.parse(moment) <= now.getTime())) return null;
    this.#views.set(key, noted);
    return noted;
  }

  set(id: number, locale: Locale, noted: NotedView, circumstances: Circumstances): void {
    this.#adopt(circumstances);
    this.#views.set(`${locale} ${id}`, noted);
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

  #adopt({ generation, today }: Circumstances): void {
    const known = this.#circumstances;
    if (known.generation === generation && known.today === today) return;
    this.#circumstances = { generation, today };
    this.#views.clear();
  }
}
