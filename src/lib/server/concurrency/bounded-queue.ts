import { Turns } from './turns.ts';

/** Work that was not done because too much of it was waiting, or waited too long. */
export class Overloaded extends Error {
  override readonly name = 'Overloaded';
}

/** By its name: pages are built with a copy of this class. */
export const isOverloaded = (error: unknown): boolean =>
  error instanceof Error && error.name === 'Overloaded';

export interface BoundedQueueOptions {
  /** How many jobs run at the same time; 0 lets them wait. */
  readonly atOnce: number;
  /** How many more may wait; others are rejected at once. */
  readonly maxWaiting: number;
  /** How many of them one client may have; left out: half of all. */
  readonly maxOfClient?: number;
  /** How long a job may wait, in milliseconds. */
  readonly waitMs: number;
  /** A clock that never jumps, in milliseconds. */
  readonly tick?: () => number;
}

/** What a queue has done since it began, and does now. */
export interface QueueState {
  readonly running: number;
  readonly waiting: number;
  readonly started: number;
  readonly rejected: number;
}

interface Job {
  readonly start: () => void;
  readonly reject: (error: Error) => void;
  readonly deadline: number;
}

/** Who a job is for, and how urgent it is. */
export interface JobOptions {
  /** Nobody waits for it. */
  readonly isBackground?: boolean;
  /** Whoever asked, by their network: clients take turns. Left out: all of them are one, without a bound of its own. */
  readonly client?: string | undefined;
}

/** Of so many jobs that are started, one is a background job when any waits. */
const BACKGROUND_SHARE = 8;
const CHECK_MS = 100;

/**
 * A queue that never grows beyond a bound: a job beyond it, or one that waited too long,
 * is rejected with `Overloaded`. Jobs that somebody waits for go first, their clients in turn;
 * background jobs get every eighth turn, so that they are late under load and still done.
 */
export class BoundedQueue {
  readonly #options: BoundedQueueOptions;
  readonly #tick: () => number;
  readonly #waiting = new Turns<Job>();
  readonly #background = new Turns<Job>();
  #atOnce: number;
  #running = 0;
  #turn = 0;
  #started = 0;
  #rejected = 0;
  #timer: NodeJS.Timeout | null = null;

  constructor(options: BoundedQueueOptions) {
    this.#options = options;
    this.#atOnce = options.atOnce;
    this.#tick = options.tick ?? (() => performance.now());
  }

  get running(): number {
    return this.#running;
  }

  get waiting(): number {
    return this.#waiting.size + this.#background.size;
  }

  get state(): QueueState {
    return {
      running: this.#running,
      waiting: this.waiting,
      started: this.#started,
      rejected: this.#rejected,
    };
  }

  /** Changes how many jobs run at the same time; those that run already go on. */
  set atOnce(count: number) {
    this.#atOnce = count;
    this.#startNext();
  }

  /**
   * Runs the work when it is its turn.
   * @throws Overloaded when too many jobs wait, in all or of this client, or this one waited too long
   */
  async run<Value>(work: () => Promise<Value>, options: JobOptions = {}): Promise<Value> {
    if (this.#running >= this.#atOnce)
      await this.#turnOf(options).catch((error: unknown) => {
        this.#rejected += 1;
        throw error;
      });
    else this.#running += 1;
    this.#started += 1;
    try {
      return await work();
    } finally {
      this.#running -= 1;
      this.#startNext();
    }
  }

  /** Rejects everything that waits. */
  rejectAll(reason: Error): void {
    for (const jobs of [this.#waiting, this.#background])
      for (const job of jobs.takeWhile(() => true)) job.reject(reason);
    this.#stopTimer();
  }

  #turnOf({ isBackground = false, client = '' }: JobOptions): Promise<void> {
    const { maxWaiting, maxOfClient = Math.ceil(maxWaiting / 2) } = this.#options;
    const jobs = isBackground ? this.#background : this.#waiting;
    if (this.waiting >= maxWaiting || (client !== '' && jobs.sizeOf(client) >= maxOfClient))
      return Promise.reject(new Overloaded('too much is waiting'));
    return new Promise((resolve, reject) => {
      const deadline = this.#tick() + this.#options.waitMs;
      jobs.add(client, { start: resolve, reject, deadline });
      this.#timer ??= setInterval(() => {
        this.#rejectLate();
      }, CHECK_MS).unref();
    });
  }

  #startNext(): void {
    while (this.#running < this.#atOnce) {
      const isBackgroundTurn = this.#turn % BACKGROUND_SHARE === BACKGROUND_SHARE - 1;
      const [first, second] = isBackgroundTurn
        ? [this.#background, this.#waiting]
        : [this.#waiting, this.#background];
      const job = first.take() ?? second.take();
      if (job === undefined) break;
      this.#turn += 1;
      this.#running += 1;
      job.start();
    }
    if (this.waiting === 0) this.#stopTimer();
  }

  #rejectLate(): void {
    const now = this.#tick();
    // Oldest first: those behind one that may still wait may do so, too.
    for (const jobs of [this.#waiting, this.#background])
      for (const job of jobs.takeWhile(({ deadline }) => deadline <= now))
        job.reject(new Overloaded('waited too long'));
    if (this.waiting === 0) this.#stopTimer();
  }

  #stopTimer(): void {
    if (this.#timer !== null) clearInterval(this.#timer);
    this.#timer = null;
  }
}
