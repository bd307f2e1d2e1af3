export interface MemoryOptions<Answer> {
  /** A clock that never jumps, in milliseconds. */
  readonly tick: () => number;
  /** How long an answer serves others, counted from when it came. */
  readonly keepMs: number;
  /** So many keys at most; the one that was asked for first goes first. */
  readonly most: number;
  readonly isWorthKeeping: (answer: Answer) => boolean;
}

interface Entry<Answer> {
  readonly answer: Promise<Answer>;
  /** Null while it is under way. */
  until: number | null;
}

/** One call for everybody who wants the same at the same time or shortly after. */
export class TtlCache<Answer> {
  readonly #options: MemoryOptions<Answer>;
  readonly #entries = new Map<string, Entry<Answer>>();

  constructor(options: MemoryOptions<Answer>) {
    this.#options = options;
  }

  get size(): number {
    return this.#entries.size;
  }

  ask(key: string, call: () => Promise<Answer>): Promise<Answer> {
    const known = this.#entries.get(key);
    if (known && (known.until === null || this.#options.tick() < known.until)) return known.answer;
    this.#entries.delete(key);
    const entry: Entry<Answer> = { answer: call(), until: null };
    this.#entries.set(key, entry);
    this.#forgetTheFirst();
    void entry.answer.then(
      (answer) => {
        if (this.#options.isWorthKeeping(answer))
          entry.until = this.#options.tick() + this.#options.keepMs;
        else this.#forget(key, entry);
      },
      () => {
        this.#forget(key, entry);
      },
    );
    return entry.answer;
  }

  #forget(key: string, entry: Entry<Answer>): void {
    if (this.#entries.get(key) === entry) this.#entries.delete(key);
  }

  #forgetTheFirst(): void {
    if (this.#entries.size <= this.#options.most) return;
    for (const first of this.#entries.keys()) {
      this.#entries.delete(first);
      return;
    }
  }
}
