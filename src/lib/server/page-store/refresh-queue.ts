import { setImmediate as yieldToRequests } from 'node:timers/promises';

/**
 * The queue of pages to be rendered again in the background, a few at a time, in the
 * order given. Between two of them waiting requests are handled.
 */
export class RefreshQueue {
  readonly #waiting = new Set<string>();
  readonly #work: (key: string) => Promise<void>;
  readonly #concurrency: number;
  #running = 0;
  #idleListeners: (() => void)[] = [];

  constructor(concurrency: number, work: (key: string) => Promise<void>) {
    this.#concurrency = concurrency;
    this.#work = work;
  }

  /** Adds keys; one that is waiting already keeps its place. */
  add(keys: Iterable<string>): void {
    for (const key of keys) this.#waiting.add(key);
    while (this.#running < this.#concurrency && this.#running < this.#waiting.size) {
      this.#running += 1;
      void this.#run();
    }
  }

  /** Resolves when nothing is waiting or running. */
  async idle(): Promise<void> {
    if (this.#running === 0) return;
    await new Promise<void>((resolve) => this.#idleListeners.push(resolve));
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
    this.#running -= 1;
    if (this.#running > 0) return;
    for (const resolve of this.#idleListeners.splice(0)) resolve();
  }
}
