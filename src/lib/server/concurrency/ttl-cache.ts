export interface TtlCacheOptions<Answer> {
  /** A clock that never jumps, in milliseconds. */
  readonly tick: () => number;
  /** How long an answer is cached, counted from its arrival. */
  readonly ttlMs: number;
  /** Most keys; the oldest is evicted first. */
  readonly most: number;
  readonly isCacheable: (answer: Answer) => boolean;
}

interface Entry<Answer> {
  readonly answer: Promise<Answer>;
  /** Null while the call is pending. */
  expiresAt: number | null;
}

/** Shares one call between all that request the same key at the same time or shortly after. */
export class TtlCache<Answer> {
  readonly #options: TtlCacheOptions<Answer>;
  readonly #entries = new Map<string, Entry<Answer>>();

  constructor(options: TtlCacheOptions<Answer>) {
    this.#options = options;
  }

  get size(): number {
    return this.#entries.size;
  }

  get(key: string, call: () => Promise<Answer>): Promise<Answer> {
    const cached = this.#entries.get(key);
    if (cached && (cached.expiresAt === null || this.#options.tick() < cached.expiresAt))
      return cached.answer;
    this.#entries.delete(key);
    const entry: Entry<Answer> = { answer: call(), expiresAt: null };
    this.#entries.set(key, entry);
    this.#evictOldest();
    void entry.answer.then(
      (answer) => {
        if (this.#options.isCacheable(answer))
          entry.expiresAt = this.#options.tick() + this.#options.ttlMs;
        else this.#remove(key, entry);
      },
      () => {
        this.#remove(key, entry);
      },
    );
    return entry.answer;
  }

  #remove(key: string, entry: Entry<Answer>): void {
    if (this.#entries.get(key) === entry) this.#entries.delete(key);
  }

  #evictOldest(): void {
    if (this.#entries.size <= this.#options.most) return;
    for (const oldest of this.#entries.keys()) {
      this.#entries.delete(oldest);
      return;
    }
  }
}
