export interface BreakerOptions {
  /** A clock that never jumps, in milliseconds. */
  readonly tick: () => number;
  /** Failures in a row after which nobody is sent any more. */
  readonly failures: number;
  /** How long nobody is sent then; after it one goes ahead of the others. */
  readonly restMs: number;
  /** Told when it opens (`false`) and when it closes again (`true`). */
  readonly onChange?: (isClosed: boolean) => void;
}

/**
 * Keeps calls from a service that does not answer: waiting for it would cost every
 * visitor the whole time-out, and it would be called the more the worse it is.
 */
export class Breaker {
  readonly #options: BreakerOptions;
  #failures = 0;
  /** Null while it is closed, and everybody passes. */
  #restsUntil: number | null = null;
  #isProbing = false;
  /** Raised with every opening and closing: what was sent before it no longer counts. */
  #generation = 0;

  constructor(options: BreakerOptions) {
    this.#options = options;
  }

  /**
   * Makes the call where it may be made; null where it may not.
   * @param hasFailed whether what came back speaks against the service
   */
  async run<Answer>(
    call: () => Promise<Answer>,
    hasFailed: (answer: Answer) => boolean,
  ): Promise<Answer | null> {
    if (this.#restsUntil !== null) {
      if (this.#isProbing || this.#options.tick() < this.#restsUntil) return null;
      this.#isProbing = true;
    }
    const generation = this.#generation;
    let isFailure = true;
    try {
      const answer = await call();
      isFailure = hasFailed(answer);
      return answer;
    } finally {
      if (generation === this.#generation) this.#note(isFailure);
    }
  }

  #note(isFailure: boolean): void {
    const wasClosed = this.#restsUntil === null;
    this.#failures = isFailure ? this.#failures + 1 : 0;
    if (isFailure && (!wasClosed || this.#failures >= this.#options.failures)) this.#turn(false);
    else if (!isFailure && !wasClosed) this.#turn(true);
  }

  #turn(isClosed: boolean): void {
    const wasClosed = this.#restsUntil === null;
    this.#generation += 1;
    this.#isProbing = false;
    this.#failures = 0;
    this.#restsUntil = isClosed ? null : this.#options.tick() + this.#options.restMs;
    if (wasClosed !== isClosed) this.#options.onChange?.(isClosed);
  }
}
