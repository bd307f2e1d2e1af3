import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { pathTo } from '../../../src/lib/routing/routes.ts';
import {
  childrenOf,
  SERVE,
  startProduct,
  untilReady,
  type ProductProcess,
} from '../../support/site/processes/product-process.ts';

/* Errors that nobody caught, and memory that is full, in each of the processes. */

const FAILPOINT = new URL('../../support/failpoint.mjs', import.meta.url).href;
const LIST = pathTo('events', 'de');
/** As many as one client may have under way in one worker, and waiting for it. */
const PROBES = 40;
const WAYS = ['exception', 'rejection', 'memory'] as const;

const withFailpoint = (way: (typeof WAYS)[number]) => ({
  FAILPOINT: way,
  // A full heap takes long to fill; workers have a size of their own.
  NODE_OPTIONS: `--import ${FAILPOINT} --max-old-space-size=96`,
});

async function until(isSo: () => boolean, what: string, limitMs = 30_000): Promise<void> {
  const end = Date.now() + limitMs;
  while (!isSo()) {
    if (Date.now() > end) throw new Error(`not in time: ${what}`);
    await pause(20);
  }
}

/** A page that nobody asked for before; its answer is whole or none. @returns its status */
async function askWhole(product: ProductProcess, number: number): Promise<number> {
  const answer = await fetch(`${product.origin}/de/search?q=probe${number}`);
  const text = await answer.text();
  if (answer.status === 200) expect(text.trimEnd()).toMatch(/<\/html>$/u);
  return answer.status;
}

const NUMBERS = Array.from({ length: PROBES }, (_, number) => number);

for (const way of WAYS)
  test(`RL-05 case 33 a worker that ends by an ${way} nobody caught is replaced, and nothing by half is kept @full`, async () => {
    const product = await startProduct({
      env: { RENDER_WORKERS: '2', WORKER_MEMORY_MB: '320', ...withFailpoint(way) },
    });
    try {
      await (await fetch(product.origin + LIST)).arrayBuffer();
      const [worker = 0] = product.workers();
      const asked = Promise.all(NUMBERS.map((number) => askWhole(product, number)));
      process.kill(worker, 'SIGUSR2');
      await until(
        () => !product.workers().includes(worker),
        `the end of the worker: ${product.output()}`,
      );
      for (const status of await asked) expect([200, 503]).toContain(status);
      await until(() => product.workers().length === 2, 'another worker');
      // Why it ended is in the log.
      expect(product.output()).toMatch(
        way === 'memory' ? /heap out of memory|SIGABRT/u : /failpoint/u,
      );
      // Kept or not: the same pages are whole now.
      for (const number of NUMBERS) expect(await askWhole(product, number)).toBe(200);
      expect(product.child.exitCode).toBe(null);
    } finally {
      await product.stop();
    }
  });

for (const way of WAYS)
  test(`RL-05 case 33 the server in front that ends by an ${way} does so with a code, and is started again @full`, async () => {
    const product = await startProduct({
      env: { RENDER_WORKERS: '1', ...withFailpoint(way) },
      program: SERVE,
    });
    const fronts = () => childrenOf(product.child.pid ?? 0, 'server/main.ts');
    try {
      const before = await (await fetch(product.origin + LIST)).text();
      const [front = 0] = fronts();
      process.kill(front, 'SIGUSR2');
      await until(() => !fronts().includes(front), 'the end of the server in front');
      await untilReady(product.origin);
      // Never 0, which says that somebody wanted it.
      const [, code = '0'] =
        /The server ended \((\d+)\) and is started again/u.exec(product.output()) ?? [];
      expect(Number(code)).toBe(way === 'memory' ? 134 : 1);
      expect(await (await fetch(product.origin + LIST)).text()).toBe(before);
    } finally {
      const exited = once(product.child, 'exit');
      product.child.kill('SIGTERM');
      await exited;
    }
  });
