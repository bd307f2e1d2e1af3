import type { Log } from '../ports/log.ts';

/** One line a second is enough, however many requests meet the same failure. */
const INTERVAL_MS = 1000;

/** Whether an error is no failure. */
type IsExpected = (error: unknown) => boolean;

/** Logs failures, at most one per interval; the next line tells how many were suppressed. */
export class ThrottledLog {
  readonly #log: Log;
  #lastLoggedAt = Number.NEGATIVE_INFINITY;
  #suppressed = 0;

  readonly #isExpected: IsExpected;

  constructor(log: Log, isExpected: IsExpected = () => false) {
    this.#log = log;
    this.#isExpected = isExpected;
  }

  add(message: string, error?: unknown): void {
    if (this.#isExpected(error)) return;
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
