import type { Invalidation } from './contract.ts';

/** What a finished render shows; null tags: unknown. */
export interface PageTags {
  readonly path: string;
  readonly tags: readonly string[] | null;
}

/**
 * Remembers what was invalidated while renders were under way, because the tags
 * of a page are known only after its render. A generation is the number of
 * invalidations so far.
 */
export class Generations {
  #current = 0;
  #rotatedAt = Date.now();
  /** Last generation by tag and by path; `previous` holds the period before the last rotation. */
  #latest = new Map<string, number>();
  #previous = new Map<string, number>();
  readonly #memoryMs: number;

  /** @param memoryMs at least as long as a render may take; changes are forgotten after twice that. */
  constructor(memoryMs: number) {
    this.#memoryMs = memoryMs;
  }

  get current(): number {
    return this.#current;
  }

  advance({ tags, paths }: Invalidation): void {
    this.#current += 1;
    if (Date.now() - this.#rotatedAt > this.#memoryMs) {
      this.#previous = this.#latest;
      this.#latest = new Map();
      this.#rotatedAt = Date.now();
    }
    for (const tag of tags) this.#latest.set(`tag ${tag}`, this.#current);
    for (const path of paths) this.#latest.set(`path ${path}`, this.#current);
  }

  /**
   * Whether an invalidation after generation `from` affects the page. A page without
   * tags is affected by every invalidation.
   */
  wasInvalidated({ path, tags }: PageTags, from: number): boolean {
    if (this.#current <= from) return false;
    if (tags === null) return true;
    const isLater = (name: string): boolean =>
      (this.#latest.get(name) ?? this.#previous.get(name) ?? 0) > from;
    return isLater(`path ${path}`) || tags.some((tag) => isLater(`tag ${tag}`));
  }
}
