/**
 * A queue for work that needs a whole processor, a few jobs at a time. Jobs that a request
 * waits for go first; background jobs run one after the other when nothing else is queued.
 */
export class PriorityQueue {
  readonly #atOnce: number;
  readonly #maxWaiting: number;
  readonly #waiting: (() => Promise<void>)[] = [];
  readonly #later: (() => Promise<void>)[] = [];
  #running = 0;

  /**
   * @param atOnce how many run at the same time
   * @param maxWaiting how many more may wait; others are rejected
   */
  constructor(atOnce: number, maxWaiting: number) {
    this.#atOnce = atOnce;
    this.#maxWaiting = maxWaiting;
  }

  /** Runs the work as soon as possible; null when too many wait already. */
  run<Value>(work: () => Promise<Value>): Promise<Value> | null {
    if (this.#waiting.length >= this.#maxWaiting) return null;
    const promise = new Promise<Value>((resolve, reject) => {
      this.#waiting.push(() => work().then(resolve, reject));
    });
    this.#start();
    return promise;
  }

  /** Runs the work when the queue is empty. It must not reject. */
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
