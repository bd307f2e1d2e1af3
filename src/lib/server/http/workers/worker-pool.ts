import type { FirstLogin } from '../../services/accounts/users.ts';
import type { Progress } from '../response/unavailable-page.ts';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '../../ports/log.ts';
import type { InvalidationTarget } from '../rendering/invalidation-target.ts';
import type { RenderingProcess } from '../status/readiness.ts';
import type { FromWorker } from './messages.ts';
import { WorkerProcess } from './worker-process.ts';
import { mainThread } from './worker-silence.ts';

/** How many workers answer requests, and how many of them do what only one does. */
export interface OpenWorkers {
  readonly all: number;
  readonly withTasks: number;
}

export interface WorkerPoolOptions {
  /** `server/entry.mjs` of the build. */
  readonly entry: string;
  readonly workers: number;
  /** A worker whose resident memory is larger is replaced. */
  readonly memoryMb: number;
  readonly target: InvalidationTarget;
  readonly log: Log;
  readonly onSeed: (done: number, all: number) => void;
  readonly onFirstLogin: (login: FirstLogin) => void;
  /** The site was opened for the first time; its paths, the most wanted first. */
  readonly onPaths: (paths: readonly string[]) => void;
  /** The site cannot be opened. With `build` there is no sense in trying again. */
  readonly onFailure: (reason: 'build' | 'database', message: string) => void;
  /** How many workers answer requests, whenever that changes. */
  readonly onOpen: (open: OpenWorkers) => void;
}

const CHECK_MS = 500;
/** An event loop that is silent for so long although it could turn is stuck. */
const SILENCE_MS = 5000;
/** A worker that opens loads the whole site, and may migrate a large database. */
const START_SILENCE_MS = 60_000;
/** A process that dies again and again before it is open is started less and less often, up to this. */
const MAX_BACKOFF_MS = 5000;
const FIRST_BACKOFF_MS = 100;
/** Requests under way in a worker that is being replaced have this long. */
const RETIRE_MS = 30_000;
const STOP_LIMIT_MS = 6000;
/** So many reports long a worker has time to give memory back. */
const REPORTS_TO_RELEASE = 3;
const MIB = 1024 * 1024;
/** Not all memory of a process is the heap of JavaScript. */
const HEAP_SHARE = 0.6;

/** Keeps so many workers running, and replaces what dies, hangs or takes too much memory. */
export class WorkerPool {
  readonly #options: WorkerPoolOptions;
  readonly #workers = new Set<WorkerProcess>();
  readonly #timer: NodeJS.Timeout;
  /** For sockets; nobody else may enter it. Its path is short, as sockets have room for a hundred characters. */
  readonly #folder = mkdtempSync(path.join(tmpdir(), 'foyer-'));
  readonly #heavy = new Set<WorkerProcess>();
  readonly #retired = new WeakSet<WorkerProcess>();
  #checkedAt = performance.now();
  #crashes = 0;
  #isStopping = false;
  #hasOpened = false;
  #progress: Progress | null = null;

  constructor(options: WorkerPoolOptions) {
    this.#options = options;
    this.#start(true);
    this.#timer = setInterval(() => {
      this.#check();
    }, CHECK_MS);
    this.#timer.unref();
  }

  /** How far the site is that was never open and is being filled. */
  get preparing(): Progress | null {
    return this.#hasOpened ? null : this.#progress;
  }

  get pids(): readonly number[] {
    return [...this.#workers].flatMap(({ pid }) => pid ?? []);
  }

  /** How each process is. */
  get reports(): readonly RenderingProcess[] {
    return [...this.#workers].map(({ report }) => report);
  }

  /** The open worker with the fewest requests under way; null when none is open. */
  pick(needsTasks = false): WorkerProcess | null {
    let best: WorkerProcess | null = null;
    for (const worker of this.#workers) {
      if (worker.state !== 'open' || (needsTasks && !worker.runsTasks)) continue;
      if (best === null || worker.active < best.active) best = worker;
    }
    return best;
  }

  /** Ends all workers in order; those that do not end in time are killed. */
  async close(): Promise<void> {
    this.#isStopping = true;
    clearInterval(this.#timer);
    for (const worker of this.#workers) worker.stop();
    const end = performance.now() + STOP_LIMIT_MS;
    while (this.#workers.size > 0 && performance.now() < end) await pause(20);
    for (const worker of this.#workers) worker.kill();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #start(runsTasks: boolean): void {
    if (this.#isStopping) return;
    const worker = new WorkerProcess({
      start: {
        entry: this.#options.entry,
        socketPath: this.#socketPath(),
        since: this.#options.target.lastChange,
        runsTasks,
      },
      heapMb: Math.round(this.#options.memoryMb * HEAP_SHARE),
      onMessage: (sender, message) => {
        this.#receive(sender, message);
      },
      onExit: (sender, reason) => {
        void this.#replace(sender, reason);
      },
    });
    this.#workers.add(worker);
  }

  #socketPath(): string {
    const name = randomBytes(6).toString('hex');
    return process.platform === 'win32'
      ? `\\\\.\\pipe\\foyer-${name}`
      : path.join(this.#folder, name);
  }

  #receive(worker: WorkerProcess, message: FromWorker): void {
    const { target, ...on } = this.#options;
    if (message.type === 'alive') this.#checkMemory(worker, message);
    else if (message.type === 'status') worker.status = message.status;
    else if (message.type === 'invalidate') {
      // What another worker told before is not told again.
      const isNews = message.lastChange === null || message.lastChange > (target.lastChange ?? -1);
      if (isNews) target.invalidate(message.change, message.lastChange);
      worker.applied(message.number);
    } else if (message.type === 'clear') {
      target.clear();
      worker.applied(message.number);
    } else if (message.type === 'seeding') {
      this.#progress = { done: message.done, all: message.all };
      on.onSeed(message.done, message.all);
    } else if (message.type === 'first-login') on.onFirstLogin(message.login);
    else if (message.type === 'paths') on.onPaths(message.paths);
    else if (message.type === 'failed') on.onFailure(message.reason, message.message);
    else this.#open(worker);
  }

  #open(worker: WorkerProcess): void {
    worker.open();
    this.#hasOpened = true;
    // The first one fills and migrates the database; the others come after it.
    const active = [...this.#workers].filter(({ state }) => state !== 'retired');
    for (let count = active.length; count < this.#options.workers; count += 1) this.#start(false);
    this.#retireHeavy(worker);
    this.#tellOpen();
  }

  #tellOpen(): void {
    const open = [...this.#workers].filter(({ state }) => state === 'open');
    const withTasks = open.filter(({ runsTasks }) => runsTasks).length;
    this.#options.onOpen({ all: open.length, withTasks });
  }

  async #replace(worker: WorkerProcess, reason: string): Promise<void> {
    const wasNeeded = !this.#retired.has(worker);
    this.#workers.delete(worker);
    this.#tellOpen();
    if (this.#isStopping || !wasNeeded) return;
    this.#options.log.error(`a worker ended (${reason}) and is replaced`);
    this.#crashes = worker.hasOpened ? 0 : this.#crashes + 1;
    const backoffMs = Math.min(MAX_BACKOFF_MS, FIRST_BACKOFF_MS * 2 ** (this.#crashes - 2));
    if (this.#crashes > 1) await pause(backoffMs);
    this.#start(worker.runsTasks);
  }

  /** Replaces workers that hang. */
  #check(): void {
    const now = performance.now();
    const passedMs = now - this.#checkedAt;
    this.#checkedAt = now;
    // This process did not run itself: nothing can be said of others, who may have spoken.
    if (passedMs > 4 * CHECK_MS) return;
    for (const worker of this.#workers) {
      worker.silence.add(passedMs, mainThread(worker.pid));
      const limit = worker.state === 'starting' ? START_SILENCE_MS : SILENCE_MS;
      if (worker.silence.ms <= limit) continue;
      this.#options.log.error('a worker does not answer any more and is ended');
      worker.killForSilence();
    }
  }

  /** Has the workers give back memory that they do not use. */
  releaseMemory(): void {
    for (const worker of this.#workers) worker.releaseMemory();
  }

  /**
   * A worker that takes too much memory gives back what it does not use, which mostly is enough.
   * Else a replacement is started; it ends when that one is open.
   */
  #checkMemory(
    worker: WorkerProcess,
    { rssBytes, temporaryBytes }: Extract<FromWorker, { type: 'alive' }>,
  ): void {
    worker.rssBytes = rssBytes;
    if (worker.state !== 'open') return;
    const isHeavy = rssBytes - temporaryBytes > this.#options.memoryMb * MIB;
    worker.heavyReports = isHeavy ? worker.heavyReports + 1 : 0;
    if (worker.heavyReports === 1) worker.releaseMemory();
    if (worker.heavyReports <= REPORTS_TO_RELEASE || this.#heavy.size > 0) return;
    const megabytes = Math.round(rssBytes / MIB);
    this.#options.log.warn(`a worker takes ${String(megabytes)} MB of memory and is replaced`);
    this.#heavy.add(worker);
    this.#start(worker.runsTasks);
  }

  #retireHeavy(opened: WorkerProcess): void {
    for (const heavy of this.#heavy) {
      if (heavy === opened || heavy.runsTasks !== opened.runsTasks) continue;
      this.#heavy.delete(heavy);
      this.#retired.add(heavy);
      heavy.retire();
      void this.#endWhenIdle(heavy);
    }
  }

  async #endWhenIdle(worker: WorkerProcess): Promise<void> {
    const end = performance.now() + RETIRE_MS;
    while (worker.active > 0 && performance.now() < end) await pause(50);
    worker.stop();
    await pause(STOP_LIMIT_MS);
    worker.kill();
  }
}
