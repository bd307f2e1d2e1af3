import { setImmediate as breathe } from 'node:timers/promises';

/**
 * Work to be done soon, a few at a time, in the order given: pages to be
 * rendered again. Between two jobs requests get their turn.
 */
export class Refresh {
  readonly #waiting = new Set<string>();
  readonly #work: (key: string) => Promise<void>;
  readonly #most: number;
  #running = 0;
  #idle: (() => void)[] = [];

  constructor(most: number, work: (key: string) => Promise<void>) {
    this.#most = most;
    this.#work = work;
  }

  /** Adds keys; one that is waiting already keeps its place. */
  add(keys: Iterable<string>): void {
    for (const key of keys) this.#waiting.add(key);
    while (this.#running < this.#most && this.#running < this.#waiting.size) {
      this.#running += 1;
      void this.#run();
    }
  }

  /** Resolves when nothing is waiting or running. */
  async idle(): Promise<void> {
    if (this.#running === 0) return;
    await new Promise<void>((resolve) => this.#idle.push(resolve));
  }

  clear(): void {
    this.#waiting.clear();
  }

  async #run(): Promise<void> {
    await breathe();
    for (const key of this.#waiting) {
      this.#waiting.delete(key);
      await this.#work(key);
      await breathe();
    }
    this.#running -= 1;
    if (this.#running > 0) return;
    for (const resolve of this.#idle.splice(0)) resolve();
  }
}
