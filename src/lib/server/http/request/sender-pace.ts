/** What time is told by, and what rings when some of it is over. */
export interface Clock {
  /** Milliseconds that never jump. */
  readonly tick: () => number;
  /** @returns what calls it off */
  readonly after: (ms: number, ring: () => void) => () => void;
}

export const CLOCK: Clock = {
  tick: () => performance.now(),
  after: (ms, ring) => {
    const timer = setTimeout(ring, ms);
    return () => {
      clearTimeout(timer);
    };
  },
};

/** So much has to come in every window of waiting. */
export interface LeastPace {
  readonly bytes: number;
  readonly windowMs: number;
}

/**
 * Judges how fast a body comes, by the time that its sender is waited for: what is done with
 * the bytes in between takes none of it.
 */
export class SenderPace {
  readonly #least: LeastPace;
  readonly #onSlow: () => void;
  readonly #clock: Clock;
  #waitedMs = 0;
  #bytes = 0;
  #since = 0;
  #callOff: (() => void) | null = null;

  constructor(least: LeastPace, onSlow: () => void, clock = CLOCK) {
    this.#least = least;
    this.#onSlow = onSlow;
    this.#clock = clock;
  }

  /** From now on the sender is waited for. */
  wait(): void {
    this.#since = this.#clock.tick();
    this.#callOff = this.#clock.after(this.#least.windowMs - this.#waitedMs, () => {
      this.#callOff = null;
      if (this.#bytes < this.#least.bytes) {
        this.#onSlow();
        return;
      }
      this.#waitedMs = 0;
      this.#bytes = 0;
      this.wait();
    });
  }

  /** Bytes have come, or the end: until the next wait nobody waits for the sender. */
  came(bytes: number): void {
    this.#callOff?.();
    this.#callOff = null;
    this.#bytes += bytes;
    const { windowMs } = this.#least;
    this.#waitedMs = Math.min(windowMs, this.#waitedMs + this.#clock.tick() - this.#since);
  }
}
