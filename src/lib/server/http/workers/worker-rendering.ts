import { Preparing, Unavailable } from '../rendering/backend.ts';
import type { Rendering, RenderingOptions } from '../rendering/rendering.ts';
import type { PageStore } from '../../page-store/store.ts';
import { purging, storeTarget } from '../rendering/invalidation-target.ts';
import { cachesInFront } from '../edge/waker.ts';
import { visitorAddress } from '../request/visitor-address.ts';
import { WorkerBackend } from './worker-backend.ts';
import { WorkerPool } from './worker-pool.ts';

/** Rendering by worker processes. */
export function workerRendering(options: RenderingOptions): Rendering {
  const { env, log } = options;
  const caches = cachesInFront(env, log);
  let pool: WorkerPool | null = null;
  let store: PageStore | null = null;
  let hasFailed = false;
  const poolOrThrow = (): WorkerPool => {
    if (pool === null) throw new Error('rendering was not started');
    return pool;
  };
  const backend = new WorkerBackend({
    pool: poolOrThrow,
    lastChange: () => store?.lastChange ?? null,
    visitorOf: (request) => visitorAddress(request, env.trustProxy),
  });
  return {
    backend,
    preparing: () => pool?.preparing ?? null,
    hasFailed: () => hasFailed,
    status: () => ({ processes: pool?.reports ?? [], queues: backend.queues() }),
    start: (pages) => {
      store = pages;
      pool = new WorkerPool({
        entry: options.entry,
        workers: env.renderWorkers,
        memoryMb: env.workerMemoryMb,
        target: purging(storeTarget(pages), caches),
        log,
        onSeed: (done, all) => {
          backend.rejectWaiting(new Preparing('the site is filled for the first time'));
          options.onSeed(done, all);
        },
        onFirstLogin: options.onFirstLogin,
        onPaths: options.onPaths,
        onFailure: (reason, message) => {
          hasFailed = true;
          backend.rejectWaiting(new Unavailable('the site is not open'));
          options.onFailure(reason, message);
        },
        onOpen: (open) => {
          hasFailed &&= open.all === 0;
          backend.setWorkers(open);
        },
      });
    },
    releaseMemory: () => {
      pool?.releaseMemory();
    },
    close: async () => {
      await pool?.close();
    },
  };
}
