import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { BoundedQueue, type BoundedQueueOptions } from '../../../concurrency/bounded-queue.ts';

/** What a thread computes: the key of a password, of so many bytes, at a cost. */
export interface HashJob {
  readonly password: string;
  readonly salt: Buffer;
  readonly bytes: number;
  readonly cost: { readonly N: number; readonly r: number; readonly p: number };
}

const PROGRAM = new URL('hash-worker.ts', import.meta.url);
const MAX_THREADS = 2;
/** At five a second, who waits longer than this has given up. */
const LIMITS: BoundedQueueOptions = {
  atOnce: Math.max(1, Math.min(MAX_THREADS, availableParallelism() - 1)),
  maxWaiting: 24,
  waitMs: 8000,
};
/** Of a thread: what a hash takes at the cost of `password.ts`, and the engine. */
const THREAD_BYTES = 44 * 1024 * 1024;
/** Nobody signs in for most of the day; a thread holds memory. */
const IDLE_MS = 30_000;

/**
 * Threads that compute what takes 0.2 s of a processor and 32 MB on purpose. They are apart from
 * the pool in which pages are compressed and files are read: twenty logins at once must not hold
 * up a cart. Their queue is bounded; a job beyond it is rejected with `Overloaded`.
 */
export class HashThreads {
  readonly queue: BoundedQueue;
  readonly #idle: Worker[] = [];
  #threads = 0;
  #timer: NodeJS.Timeout | null = null;

  constructor(limits = LIMITS) {
    this.queue = new BoundedQueue(limits);
  }

  /** What the threads take of the memory of the process, about, until they end by themselves. */
  get bytes(): number {
    return this.#threads * THREAD_BYTES;
  }

  /** @throws Overloaded when too many wait, or this one waited too long */
  async run(job: HashJob): Promise<Buffer> {
    return this.queue.run(async () => {
      if (this.#timer !== null) clearTimeout(this.#timer);
      const thread = this.#idle.pop() ?? this.#start();
      thread.ref();
      // An error of the thread rejects, and the thread is gone.
      const answer = once(thread, 'message') as Promise<[Uint8Array]>;
      thread.postMessage(job);
      const [key] = await answer;
      thread.unref();
      this.#idle.push(thread);
      this.#timer = setTimeout(() => this.#end(), IDLE_MS).unref();
      return Buffer.from(key);
    });
  }

  #start(): Worker {
    const thread = new Worker(PROGRAM, { execArgv: [], env: {} });
    this.#threads += 1;
    thread.once('exit', () => {
      this.#threads -= 1;
    });
    return thread;
  }

  #end(): void {
    for (const thread of this.#idle.splice(0)) void thread.terminate();
  }
}

/** Those of this process. */
export const hashThreads = new HashThreads();
