import type { IncomingMessage } from 'node:http';
import { resolveRoute } from '../../../routing/resolve-route.ts';
import { BoundedQueue, type JobOptions, type QueueState } from '../../concurrency/bounded-queue.ts';
import { networkOf } from '../../concurrency/network.ts';
import { isRepeatable } from '../request/repeatable.ts';
import {
  isAnyAddress,
  Preparing,
  Unavailable,
  type Backend,
  type RequestClass,
} from '../rendering/backend.ts';
import { proxyRequest, renderBy, WorkerLost } from './worker-proxy.ts';
import type { OpenWorkers, WorkerPool } from './worker-pool.ts';
import type { WorkerProcess } from './worker-process.ts';

interface WorkerBackendOptions {
  readonly pool: () => WorkerPool;
  /** The last change that the page store knows of. */
  readonly lastChange: () => number | null;
  readonly visitorOf: (request: IncomingMessage) => string | undefined;
}

/** So many at once in each worker, and so many more may wait, for so long. */
export const BOUNDS: Readonly<Record<RequestClass | 'render', readonly [number, number, number]>> =
  {
    // More at once would only take memory: a worker computes one thing at a time.
    render: [4, 256, 8000],
    page: [16, 256, 8000],
    // One computes while the next is on its way: more would stand between the steps of a purchase.
    // Who has typed on meanwhile wants no answer any more.
    search: [2, 64, 4000],
    // Nobody who buys tickets waits behind whoever tries addresses.
    unknown: [2, 64, 4000],
    call: [64, 512, 8000],
    editor: [8, 64, 8000],
    upload: [8, 8, 8000],
    'form-upload': [8, 16, 8000],
    picture: [8, 64, 8000],
  };
type Bound = keyof typeof BOUNDS;
/** Whose turn is taken, and where. */
type Turn = JobOptions & { readonly requestClass: Bound };
/** What belongs to one process: files of uploads, and the process that draws pictures. */
const needsTasks = (requestClass: Bound): boolean =>
  requestClass === 'upload' || requestClass === 'form-upload' || requestClass === 'picture';

/** Requests whose worker was lost are made once more, where they may be. */
const TRIES = 2;

/** Workers behind a bounded queue for each request class, in which clients take turns. */
export class WorkerBackend implements Backend {
  readonly #options: WorkerBackendOptions;
  readonly #queues = new Map<Bound, BoundedQueue>();

  constructor(options: WorkerBackendOptions) {
    this.#options = options;
    for (const [requestClass, [, maxWaiting, waitMs]] of Object.entries(BOUNDS))
      this.#queues.set(requestClass as Bound, new BoundedQueue({ atOnce: 0, maxWaiting, waitMs }));
  }

  /** How many workers answer now; with none requests wait, as long as they may. */
  setWorkers({ all, withTasks }: OpenWorkers): void {
    for (const [requestClass, queue] of this.#queues)
      queue.atOnce = (needsTasks(requestClass) ? withTasks : all) * BOUNDS[requestClass][0];
  }

  /** What waits and runs, by request class. */
  queues(): Readonly<Record<string, QueueState>> {
    return Object.fromEntries([...this.#queues].map(([name, { state }]) => [name, state]));
  }

  /** Lets nobody wait: there will be no worker soon. */
  rejectWaiting(reason: Unavailable): void {
    for (const queue of this.#queues.values()) queue.rejectAll(reason);
  }

  readonly render: Backend['render'] = async (url, urgency, client) => {
    for (let left = TRIES; ; left -= 1) {
      try {
        const requestClass = isAnyAddress(resolveRoute(url.split('?', 1)[0] ?? ''))
          ? 'unknown'
          : 'render';
        const turn: Turn = { requestClass, isBackground: urgency === 'background', client };
        return await this.#inTurn(turn, (worker) =>
          renderBy(worker, url, this.#options.lastChange()),
        );
      } catch (error) {
        if (!(error instanceof WorkerLost) || left <= 1) throw error;
      }
    }
  };

  readonly answer: Backend['answer'] = async (exchange, task) => {
    const { request, response } = exchange;
    const visitor = this.#options.visitorOf(request);
    for (let left = isRepeatable(exchange, task.body !== undefined) ? TRIES : 1; ; left -= 1) {
      try {
        const turn = { requestClass: task.requestClass, client: visitor && networkOf(visitor) };
        const outcome = await this.#inTurn(turn, async (worker) => {
          if (response.destroyed) return 'sent';
          const proxied = { worker, visitor, change: this.#options.lastChange() };
          // The turn ends with the head of the answer, which the worker makes when its work is
          // done: a visitor who reads slowly holds nobody's turn.
          return proxyRequest(proxied, exchange, task);
        });
        if (outcome === 'failed') throw new Unavailable('the answer is a failure');
        return;
      } catch (error) {
        if (!(error instanceof WorkerLost) || left <= 1 || response.headersSent) throw error;
      }
    }
  };

  async #inTurn<Value>(
    { requestClass, ...options }: Turn,
    work: (worker: WorkerProcess) => Promise<Value>,
  ): Promise<Value> {
    const pool = this.#options.pool();
    if (pool.preparing !== null) throw new Preparing('the site is filled for the first time');
    const queue = this.#queues.get(requestClass);
    if (queue === undefined) throw new Error(`no queue for ${requestClass}`);
    return queue.run(async () => {
      const worker = pool.pick(needsTasks(requestClass));
      if (worker === null) throw new WorkerLost('no worker is open');
      const handedOnAt = performance.now();
      worker.active += 1;
      try {
        return await work(worker);
      } catch (error) {
        if (error instanceof WorkerLost && (await worker.isEndedBy(handedOnAt)))
          throw new Unavailable('the worker ended with this request', { cause: error });
        throw error;
      } finally {
        worker.active -= 1;
      }
    }, options);
  }
}
