import type { Log } from '../ports/log.ts';

/** One line a second says all that there is to say, however many requests meet the same failure. */
const QUIET_MS = 1000;

/** Logs failures, at most one in a while; the next line says how many were left out. */
export class ThrottledLog {
  readonly #log: Log;
  #last = Number.NEGATIVE_INFINITY;
  #leftOut = 0;

  constructor(log: Log) {
    this.#log = log;
  }

  add(message: string, error?: unknown): void {
    const now = performance.now();
    if (now - this.#last < QUIET_MS) {
      this.#leftOut += 1;
      return;
    }
    const others = this.#leftOut === 0 ? '' : ` (and ${String(this.#leftOut)} more)`;
    this.#last = now;
    this.#leftOut = 0;
    this.#log.error(`${message}${others}`, error);
  }
}
