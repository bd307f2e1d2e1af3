import { type ChildProcess, fork } from 'node:child_process';
import { Agent } from 'node:http';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { ProcessStatus } from '../status/process-status.ts';
import type { FromWorker, StartMessage, ToWorker } from './messages.ts';
import type { RenderingProcess } from '../status/readiness.ts';
import { lowerPriority } from './priority.ts';
import { isSuspect, type WorkerEnd } from './worker-end.ts';
import { WorkerSilence } from './worker-silence.ts';

const PROGRAM = path.resolve(import.meta.dirname, '../../worker.ts');
/**
 * Megabytes for what lives shorter than a request, and for the rest before it is cleaned for the
 * first time: more is not faster and takes more memory after an hour of load, half as much
 * makes pages a tenth slower (measured, docs/performance.md).
 */
const YOUNG_SPACE_MB = 16;
const FIRST_OLD_SPACE_MB = 32;
/** With one malloc arena a thread a process takes more than it uses (measured). */
const ALLOCATOR = { MALLOC_ARENA_MAX: '2' };
/** How long an answer waits for the invalidations that were sent before it. */
const INVALIDATIONS_LIMIT_MS = 1000;
/** So long after its connections broke the end of a process is known. */
const END_KNOWN_MS = 50;

export interface WorkerProcessOptions {
  readonly start: Omit<StartMessage, 'type'>;
  /** For the heap of JavaScript, in megabytes. */
  readonly heapMb: number;
  readonly onMessage: (worker: WorkerProcess, message: FromWorker) => void;
  readonly onExit: (worker: WorkerProcess, reason: string) => void;
}

interface Waiter {
  readonly number: number;
  readonly resolve: () => void;
}

/** One worker as the server in front sees it. */
export class WorkerProcess {
  readonly socketPath: string;
  readonly runsTasks: boolean;
  /** Connections to the worker; they stay open. */
  readonly agent = new Agent({ keepAlive: true });
  readonly #child: ChildProcess;
  state: 'starting' | 'open' | 'retired' | 'gone' = 'starting';
  hasOpened = false;
  /** Requests under way. */
  active = 0;
  /** Since its event loop turned last. */
  readonly silence = new WorkerSilence();
  #spokeAt = performance.now();
  #isKilledForSilence = false;
  readonly #ended: Promise<WorkerEnd>;
  rssBytes = 0;
  #status: ProcessStatus | null = null;
  #statusAt = performance.now();
  /** How often in a row it has told that it takes too much memory. */
  heavyReports = 0;
  #applied = 0;
  #waiters: Waiter[] = [];

  constructor({ start, heapMb, onMessage, onExit }: WorkerProcessOptions) {
    this.socketPath = start.socketPath;
    this.runsTasks = start.runsTasks;
    this.#child = fork(PROGRAM, {
      execArgv: [
        ...process.execArgv,
        `--max-old-space-size=${String(heapMb)}`,
        `--max-semi-space-size=${String(YOUNG_SPACE_MB)}`,
        `--initial-old-space-size=${String(FIRST_OLD_SPACE_MB)}`,
        // What lives for one page would be put among what stays, and hold on to the next pages.
        '--no-allocation-site-pretenuring',
      ],
      env: { ...process.env, ...ALLOCATOR },
    });
    this.#child.on('message', (message) => {
      this.silence.end();
      this.#spokeAt = performance.now();
      onMessage(this, message as FromWorker);
    });
    this.#ended = new Promise((resolve) => {
      this.#child.once('exit', (code, signal) => {
        this.state = 'gone';
        this.agent.destroy();
        onExit(this, signal ?? `code ${String(code)}`);
        resolve({ code, signal, silentSince: this.#isKilledForSilence ? this.#spokeAt : null });
      });
    });
    // A process that cannot be started, or a message that cannot be sent: its exit tells of both.
    this.#child.on('error', () => this.#child.kill('SIGKILL'));
    this.#send({ type: 'start', ...start });
  }

  /** How it is, by what it said last. */
  set status(status: ProcessStatus) {
    this.#status = status;
    this.#statusAt = performance.now();
  }

  get report(): RenderingProcess {
    return {
      name: `worker ${String(this.pid ?? '')}`,
      isOpen: this.state === 'open',
      rssBytes: this.rssBytes,
      status: this.#status,
      statusAgeMs: performance.now() - this.#statusAt,
    };
  }

  get pid(): number | undefined {
    return this.#child.pid;
  }

  /** It answers requests from now on. */
  open(): void {
    this.state = 'open';
    this.hasOpened = true;
    // Kept pages go first where both want the processor.
    if (this.#child.pid !== undefined) lowerPriority(this.#child.pid);
  }

  /** Told of an invalidation that was applied; answers that came after it may go out. */
  applied(number: number): void {
    this.#applied = number;
    this.#waiters = this.#waiters.filter((waiter) => {
      if (waiter.number > number) return true;
      waiter.resolve();
      return false;
    });
  }

  /** Resolves when everything was applied that the worker had sent before an answer. */
  untilApplied(number: number): Promise<void> {
    if (number <= this.#applied) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, INVALIDATIONS_LIMIT_MS);
      this.#waiters.push({
        number,
        resolve: () => {
          clearTimeout(timer);
          resolve();
        },
      });
    });
  }

  /** Takes no new requests; those under way end. */
  retire(): void {
    if (this.state === 'gone') return;
    this.state = 'retired';
    this.#send({ type: 'retire' });
  }

  /** Has it give back memory that it does not use. */
  releaseMemory(): void {
    this.#send({ type: 'release-memory' });
  }

  /** Ends the process in order. */
  stop(): void {
    this.#send({ type: 'stop' });
  }

  kill(): void {
    this.#child.kill('SIGKILL');
  }

  /** Ends a worker that does not answer any more. */
  killForSilence(): void {
    this.#isKilledForSilence = true;
    this.silence.end();
    this.kill();
  }

  /**
   * Whether a request that was lost may have ended the worker.
   * @param handedOnAt when the worker got it (`performance.now()`)
   */
  async isEndedBy(handedOnAt: number): Promise<boolean> {
    const end = await Promise.race([this.#ended, pause(END_KNOWN_MS)]);
    return end !== undefined && isSuspect(end, handedOnAt);
  }

  #send(message: ToWorker): void {
    // Its end is told by its exit.
    if (this.#child.connected) this.#child.send(message, () => undefined);
  }
}
