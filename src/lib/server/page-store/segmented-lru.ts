/**
 * A segmented least-recently-used list, bounded by weight. New keys are on probation and
 * evict only other keys on probation; a second use moves a key to the protected segment.
 * So a flood of addresses that are requested once cannot evict the pages people read.
 */
export class SegmentedLru {
  readonly #probation = new Map<string, number>();
  readonly #protected = new Map<string, number>();
  readonly #limit: number;
  readonly #protectedLimit: number;
  readonly #evict: (key: string) => void;
  #weight = 0;
  #protectedWeight = 0;

  /** @param limit in the unit of the weights; one fifth of it is reserved for new keys. */
  constructor(limit: number, evict: (key: string) => void) {
    this.#limit = limit;
    this.#protectedLimit = limit * 0.8;
    this.#evict = evict;
  }

  get weight(): number {
    return this.#weight;
  }

  get size(): number {
    return this.#probation.size + this.#protected.size;
  }

  has(key: string): boolean {
    return this.#probation.has(key) || this.#protected.has(key);
  }

  /** Adds a key, or changes the weight of an existing one within its segment. */
  put(key: string, weight: number): void {
    const isProtected = this.#protected.has(key);
    this.delete(key);
    (isProtected ? this.#protected : this.#probation).set(key, weight);
    this.#weight += weight;
    if (isProtected) this.#protectedWeight += weight;
    this.#shrink();
  }

  /** Marks a member as used now; unknown keys are ignored. */
  touch(key: string): void {
    const weight = this.#protected.get(key);
    if (weight !== undefined) {
      this.#protected.delete(key);
      this.#protected.set(key, weight);
      return;
    }
    const newcomer = this.#probation.get(key);
    if (newcomer === undefined) return;
    this.#probation.delete(key);
    this.#protected.set(key, newcomer);
    this.#protectedWeight += newcomer;
    this.#shrink();
  }

  delete(key: string): void {
    const weight = this.#protected.get(key);
    if (weight !== undefined) this.#protectedWeight -= weight;
    this.#weight -= weight ?? this.#probation.get(key) ?? 0;
    this.#protected.delete(key);
    this.#probation.delete(key);
  }

  #shrink(): void {
    for (const [key, weight] of this.#protected) {
      if (this.#protectedWeight <= this.#protectedLimit) break;
      this.#protected.delete(key);
      this.#protectedWeight -= weight;
      this.#probation.set(key, weight);
    }
    for (const key of this.#probation.keys()) {
      if (this.#weight <= this.#limit) break;
      this.delete(key);
      this.#evict(key);
    }
  }
}
