import type { Log } from '../ports/log.ts';

/** One line a second is enough, however many requests meet the same failure. */
const INTERVAL_MS = 1000;

/** Logs failures, at most one per interval; the next line tells how many were suppressed. */
export class ThrottledLog {
  readonly #log: Log;
  #lastLoggedAt = Number.NEGATIVE_INFINITY;
  #suppressed = 0;

  constructor(log: Log) {
    this.#log = log;
  }

  add(message: string, error?: unknown): void {
    const now = performance.now();
    if (now - this.#lastLoggedAt < INTERVAL_MS) {
      this.#suppressed += 1;
      return;
    }
    const suppressedNote = this.#suppressed === 0 ? '' : ` (and ${String(this.#suppressed)} more)`;
    this.#lastLoggedAt = now;
    this.#suppressed = 0;
    this.#log.error(`${message}${suppressedNote}`, error);
  }
}
