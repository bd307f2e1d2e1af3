import { setImmediate as yieldToRequests } from 'node:timers/promises';

/**
 * The queue of pages to be rendered again in the background, one at a time, in the
 * order given. Between two of them waiting requests are handled.
 */
export class RefreshQueue {
  readonly #waiting = new Set<string>();
  readonly #work: (key: string) => Promise<void>;
  #running: Promise<void> | null = null;

  constructor(work: (key: string) => Promise<void>) {
    this.#work = work;
  }

  /** Adds keys; one that is waiting already keeps its place. */
  add(keys: Iterable<string>): void {
    for (const key of keys) this.#waiting.add(key);
    if (this.#waiting.size > 0) this.#running ??= this.#run();
  }

  /** Resolves when nothing is waiting or running. */
  async idle(): Promise<void> {
    await this.#running;
  }

  clear(): void {
    this.#waiting.clear();
  }

  async #run(): Promise<void> {
    await yieldToRequests();
    for (const key of this.#waiting) {
      this.#waiting.delete(key);
      await this.#work(key);
      await yieldToRequests();
    }
    this.#running = null;
  }
}
