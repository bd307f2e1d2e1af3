import type { Invalidation } from './contract.ts';

/** What a finished render showed; null tags mean that it did not say. */
export interface Shown {
  readonly path: string;
  readonly tags: readonly string[] | null;
}

/**
 * Remembers what was invalidated while renders were under way, because only a
 * finished render tells what it showed. A generation is the number of
 * invalidations so far.
 */
export class Generations {
  #now = 0;
  #rotated = Date.now();
  /** Last generation by tag and by path; `before` is what the last rotation left. */
  #latest = new Map<string, number>();
  #before = new Map<string, number>();
  readonly #memoryMs: number;

  /** @param memoryMs at least as long as a render may take; changes are forgotten after twice that. */
  constructor(memoryMs: number) {
    this.#memoryMs = memoryMs;
  }

  get now(): number {
    return this.#now;
  }

  advance({ tags, paths }: Invalidation): void {
    this.#now += 1;
    if (Date.now() - this.#rotated > this.#memoryMs) {
      this.#before = this.#latest;
      this.#latest = new Map();
      this.#rotated = Date.now();
    }
    for (const tag of tags) this.#latest.set(`tag ${tag}`, this.#now);
    for (const path of paths) this.#latest.set(`path ${path}`, this.#now);
  }

  /**
   * Whether an invalidation after generation `from` meant what was shown. A
   * render that did not say what it showed is meant by every invalidation.
   */
  touched({ path, tags }: Shown, from: number): boolean {
    if (this.#now <= from) return false;
    if (tags === null) return true;
    const isLater = (name: string): boolean =>
      (this.#latest.get(name) ?? this.#before.get(name) ?? 0) > from;
    return isLater(`path ${path}`) || tags.some((tag) => isLater(`tag ${tag}`));
  }
}
