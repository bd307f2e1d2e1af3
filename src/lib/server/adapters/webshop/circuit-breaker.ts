export interface CircuitBreakerOptions {
  /** A clock that never jumps, in milliseconds. */
  readonly tick: () => number;
  /** Failures in a row after which the circuit opens. */
  readonly failures: number;
  /** How long no call is made then; after it one call probes the service. */
  readonly pauseMs: number;
  /** Called when it opens (`false`) and when it closes again (`true`). */
  readonly onChange?: (isClosed: boolean) => void;
}

/**
 * Blocks calls to a service that does not answer: otherwise every visitor would wait for
 * the whole timeout, and an overloaded service would be called even more.
 */
export class CircuitBreaker {
  readonly #options: CircuitBreakerOptions;
  #failures = 0;
  /** Null while it is closed and all calls are made. */
  #openUntil: number | null = null;
  #isProbing = false;
  /** Raised with every opening and closing: results of calls from before no longer count. */
  #generation = 0;

  constructor(options: CircuitBreakerOptions) {
    this.#options = options;
  }

  /**
   * Makes the call; null while the circuit is open.
   * @param hasFailed whether the answer counts as a failure of the service
   */
  async run<Answer>(
    call: () => Promise<Answer>,
    hasFailed: (answer: Answer) => boolean,
  ): Promise<Answer | null> {
    if (this.#openUntil !== null) {
      if (this.#isProbing || this.#options.tick() < this.#openUntil) return null;
      this.#isProbing = true;
    }
    const generation = this.#generation;
    let isFailure = true;
    try {
      const answer = await call();
      isFailure = hasFailed(answer);
      return answer;
    } finally {
      if (generation === this.#generation) this.#recordResult(isFailure);
    }
  }

  #recordResult(isFailure: boolean): void {
    const wasClosed = this.#openUntil === null;
    this.#failures = isFailure ? this.#failures + 1 : 0;
    if (isFailure && (!wasClosed || this.#failures >= this.#options.failures))
      this.#setState(false);
    else if (!isFailure && !wasClosed) this.#setState(true);
  }

  #setState(isClosed: boolean): void {
    const wasClosed = this.#openUntil === null;
    this.#generation += 1;
    this.#isProbing = false;
    this.#failures = 0;
    this.#openUntil = isClosed ? null : this.#options.tick() + this.#options.pauseMs;
    if (wasClosed !== isClosed) this.#options.onChange?.(isClosed);
  }
}
