/** What is told of one message in a window, and of all together, before it is only counted. */
const WINDOW_MS = 60_000;
const MAX_OF_A_MESSAGE = 5;
const MAX_TOLD = 60;
/** More different messages than code has; what comes beyond is counted together. */
const MAX_MESSAGES = 200;
const OTHERS = 'Other reports';

interface Count {
  told: number;
  /** Those that were only counted. */
  left: number;
  /** Details that were told, so that the same is not told twice. */
  readonly details: Set<string>;
}

/** How many reports of a message were left out of a window. */
export interface LeftOut {
  readonly message: string;
  readonly count: number;
}

/**
 * Decides which reports are told: visitors can cause as many as they like, with addresses
 * that are malformed each in another way.
 */
export class ReportLimit {
  readonly #now: () => number;
  readonly #counts = new Map<string, Count>();
  #told = 0;
  #endsAt = 0;

  /** @param now a clock in milliseconds */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** When the window ends, in milliseconds of the clock. */
  get endsAt(): number {
    return this.#endsAt;
  }

  /** Whether a report is told; counted where it is not. */
  admits(message: string, details: string): boolean {
    if (this.#counts.size === 0) this.#endsAt = this.#now() + WINDOW_MS;
    const count = this.#countOf(message);
    const isTold =
      count.told < MAX_OF_A_MESSAGE && this.#told < MAX_TOLD && !count.details.has(details);
    if (isTold) {
      count.told += 1;
      this.#told += 1;
      count.details.add(details);
    } else count.left += 1;
    return isTold;
  }

  /** Begins a new window. @returns what was left out of the last one */
  close(): readonly LeftOut[] {
    const leftOut = [...this.#counts].map(([message, { left }]) => ({ message, count: left }));
    this.#counts.clear();
    this.#told = 0;
    return leftOut.filter(({ count }) => count > 0);
  }

  #countOf(message: string): Count {
    const name = this.#counts.has(message) || this.#counts.size < MAX_MESSAGES ? message : OTHERS;
    const count = this.#counts.get(name) ?? { told: 0, left: 0, details: new Set<string>() };
    this.#counts.set(name, count);
    return count;
  }
}
