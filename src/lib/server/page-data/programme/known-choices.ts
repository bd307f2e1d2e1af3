import type { IndexData } from '../../services/programme/index-data.ts';
import type { ReferenceData } from '../../services/records/reference-data.ts';

/** How many choices' answers are remembered, of one state of the content. */
const MAX_CHOICES = 500;

/** What answers are made of: both are new objects after every change. */
export interface Content {
  readonly index: IndexData;
  readonly data: ReferenceData;
}

/**
 * Remembers what was worked out for a choice while nothing of the content changes: its pages
 * and the months beside it share it.
 */
export class KnownChoices<Value> {
  readonly #known = new WeakMap<IndexData, WeakMap<ReferenceData, Map<string, Value>>>();

  /** @param name all that the answer depends on beside the content: language, day, choice */
  get({ index, data }: Content, name: string, make: () => Value): Value {
    const byData = this.#known.get(index) ?? new WeakMap<ReferenceData, Map<string, Value>>();
    this.#known.set(index, byData);
    const byName = byData.get(data) ?? new Map<string, Value>();
    byData.set(data, byName);
    const known = byName.get(name);
    if (known !== undefined) return known;
    const value = make();
    if (byName.size >= MAX_CHOICES) byName.clear();
    byName.set(name, value);
    return value;
  }
}
