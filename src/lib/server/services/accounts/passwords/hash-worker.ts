import { scryptSync } from 'node:crypto';
import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import type { HashJob } from './hash-threads.ts';

// On Linux this holds for this thread alone: pages go first.
setPriority(constants.priority.PRIORITY_LOW);

parentPort?.on('message', ({ password, salt, bytes, cost: { N, r, p } }: HashJob) => {
  parentPort?.postMessage(scryptSync(password, salt, bytes, { N, r, p, maxmem: 256 * N * r }));
});
