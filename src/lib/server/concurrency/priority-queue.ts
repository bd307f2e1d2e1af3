/**
 * Work that takes a processor for itself: few at a time. What somebody waits for goes
 * first; what can wait is done one after the other when nobody waits for anything.
 */
export class PriorityQueue {
  readonly #atOnce: number;
  readonly #mostWaiting: number;
  readonly #waiting: (() => Promise<void>)[] = [];
  readonly #later: (() => Promise<void>)[] = [];
  #running = 0;

  /**
   * @param atOnce how many run at the same time
   * @param mostWaiting how many more may wait; others are turned away
   */
  constructor(atOnce: number, mostWaiting: number) {
    this.#atOnce = atOnce;
    this.#mostWaiting = mostWaiting;
  }

  /** Does the work as soon as there is room; null when too many wait already. */
  run<Value>(work: () => Promise<Value>): Promise<Value> | null {
    if (this.#waiting.length >= this.#mostWaiting) return null;
    const done = new Promise<Value>((resolve, reject) => {
      this.#waiting.push(() => work().then(resolve, reject));
    });
    this.#start();
    return done;
  }

  /** Does the work when there is nothing else to do. It must not fail. */
  later(work: () => Promise<void>): void {
    this.#later.push(work);
    this.#start();
  }

  #start(): void {
    while (this.#running < this.#atOnce) {
      const next = this.#waiting.shift() ?? (this.#running === 0 ? this.#later.shift() : undefined);
      if (next === undefined) return;
      this.#running += 1;
      void next().finally(() => {
        this.#running -= 1;
        this.#start();
      });
    }
  }
}
