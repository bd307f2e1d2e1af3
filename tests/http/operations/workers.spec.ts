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
import { killsOf } from '../../support/kills.ts';
import { AS_EDITOR } from '../../support/site/token.ts';

const LIST = pathTo('events', 'de');
/** 50 and more by hand; each takes two to six seconds, as another worker has to open beside the load. */
const KILLS = killsOf(8);
/** Between two requests of a reader: a steady load that leaves the new worker a core to open on. */
const READER_PAUSE_MS = 10;

/** Asks for an address again and again until told to stop. @returns the statuses that were not 200 */
function reader(url: string): () => Promise<{ asked: number; failed: (number | string)[] }> {
  let isRunning = true;
  const result = (async () => {
    const failed: (number | string)[] = [];
    let asked = 0;
    while (isRunning) {
      const answer = await fetch(url).catch((error: unknown) => String(error));
      asked += 1;
      if (typeof answer === 'string') failed.push(answer);
      else {
        await answer.arrayBuffer();
        if (answer.status !== 200) failed.push(answer.status);
      }
      await pause(READER_PAUSE_MS);
    }
    return { asked, failed };
  })();
  return () => {
    isRunning = false;
    return result;
  };
}

const tag = (number: number) => ({ name: { de: `Probe ${String(number)}`, en: '' } });

interface Id {
  readonly id: number;
}

/** Creates records one after the other. */
function writer(origin: string) {
  let isRunning = true;
  /** Of those that were acknowledged. */
  const ids: number[] = [];
  const result = (async () => {
    for (let number = 0; isRunning; number += 1) {
      const written = await fetch(`${origin}/de/pageeditor-api/records/tag/`, {
        method: 'POST',
        headers: { ...AS_EDITOR, 'content-type': 'application/json' },
        body: JSON.stringify(tag(number)),
      })
        .then(async (answer) => (answer.status === 201 ? ((await answer.json()) as Id) : null))
        // Not acknowledged either where the answer breaks off.
        .catch(() => null);
      if (written === null) await pause(20);
      else ids.push(written.id);
    }
  })();
  return {
    /** Resolves when another one was acknowledged. */
    async another(): Promise<void> {
      const before = ids.length;
      while (ids.length === before) await pause(20);
    },
    async stop(): Promise<readonly number[]> {
      isRunning = false;
      await result;
      return ids;
    },
  };
}

async function anotherWorker(
  product: ProductProcess,
  gone: number,
  workers: number,
): Promise<void> {
  const end = Date.now() + 20_000;
  while (Date.now() < end) {
    const pids = product.workers();
    const answer = await fetch(`${product.origin}/de/api/user-details/`).catch(() => null);
    await answer?.arrayBuffer();
    if (!pids.includes(gone) && pids.length >= workers && answer?.status !== 503) return;
    await pause(20);
  }
  throw new Error(`no other worker\n${product.output()}`);
}

test('RL-02 RL-05 case 1 workers are killed under load: readers see nothing of it, acknowledged writes stay @full', async () => {
  const product = await startProduct({ env: { RENDER_WORKERS: '2' } });
  const pages = [LIST, pathTo('events', 'en'), '/de'].map((path) => product.origin + path);
  for (const page of pages) await (await fetch(page)).arrayBuffer();
  const kept = pages.map(reader);
  // Rendered by a worker each time: what is under way in a lost one is asked for again.
  const cold = reader(`${product.origin}/de/api/user-details/`);
  const write = writer(product.origin);
  for (let kill = 0; kill < KILLS; kill += 1) {
    const [oldest = 0] = product.workers();
    process.kill(oldest, 'SIGKILL');
    await anotherWorker(product, oldest, 2);
    // It may take long to open: only what was written between two kills can be lost.
    await write.another();
  }
  const ids = await write.stop();
  for (const stop of kept) {
    const { asked, failed } = await stop();
    expect(failed).toEqual([]);
    expect(asked).toBeGreaterThan(KILLS);
  }
  for (const status of (await cold()).failed) expect([401, 503]).toContain(status);
  expect(ids.length).toBeGreaterThanOrEqual(KILLS);
  for (const id of ids) {
    const answer = await fetch(`${product.origin}/de/pageeditor-api/records/tag/${String(id)}/`, {
      headers: AS_EDITOR,
    });
    expect(answer.status).toBe(200);
  }
  expect(await product.stop()).toBe(0);
});

test('RL-01 a worker that hangs delays no kept page, and is replaced @full', async () => {
  const product = await startProduct({ env: { RENDER_WORKERS: '1' } });
  await (await fetch(product.origin + LIST)).arrayBuffer();
  const [worker = 0] = product.workers();
  process.kill(worker, 'SIGSTOP');
  const stop = reader(product.origin + LIST);
  // Nobody kept it: it waits for the next worker.
  const cold = fetch(`${product.origin}${pathTo('search', 'de', { rest: 'events' })}?q=mahler`);
  await anotherWorker(product, worker, 1);
  // Where opening another one takes longer than a visitor waits, it is told so.
  expect([200, 503]).toContain((await cold).status);
  const { asked, failed } = await stop();
  expect(failed).toEqual([]);
  // Had one of them waited for the worker, there were none for five seconds.
  expect(asked).toBeGreaterThan(100);
  expect(product.output()).toContain('does not answer any more');
  expect(await product.stop()).toBe(0);
});

// ASVS 1.4.3
test('RL-03 a worker that takes too much memory is replaced, and nobody notices @full', async () => {
  // Less than it takes to open the site.
  const product = await startProduct({ env: { RENDER_WORKERS: '1', WORKER_MEMORY_MB: '128' } });
  const [worker = 0] = product.workers();
  const stop = reader(product.origin + LIST);
  const cold = reader(`${product.origin}/de/api/user-details/`);
  await anotherWorker(product, worker, 1);
  for (const { failed } of [await stop(), await cold()])
    expect(failed.filter((status) => status !== 401)).toEqual([]);
  expect(product.output()).toMatch(/takes \d+ MB of memory/u);
  await product.stop();
});

test('RL-05 case 34 the server is told to stop under load: no request fails @full', async () => {
  const product = await startProduct();
  const seen: number[] = [];
  let isStopping = false;
  const readers = Array.from({ length: 8 }, async (_, number) => {
    for (let page = 0; ; page += 1) {
      const cold = `${LIST}?date=${String(1 + (page % 28)).padStart(2, '0')}-12-2026&tag=${String(number)}`;
      const answer = await fetch(product.origin + (number % 2 === 0 ? LIST : cold)).catch(
        () => null,
      );
      // Refused connections are where the proxy asks another machine; broken answers are not.
      if (answer === null) {
        if (isStopping) return;
        throw new Error('refused before the end');
      }
      await answer.arrayBuffer();
      seen.push(answer.status);
    }
  });
  await pause(500);
  isStopping = true;
  const started = Date.now();
  expect(await product.stop()).toBe(0);
  expect(Date.now() - started).toBeLessThan(10_000);
  await Promise.all(readers);
  expect(seen.filter((status) => status !== 200)).toEqual([]);
  expect(product.workers).toThrow();
});

test('RL-02 the server in front is killed: the supervisor has it back, with the pages that were kept @full', async () => {
  const product = await startProduct({ program: SERVE });
  const before = await (await fetch(product.origin + LIST)).text();
  await pause(500);
  const [front = 0] = childrenOf(product.child.pid ?? 0, 'server/main.ts');
  process.kill(front, 'SIGKILL');
  const started = performance.now();
  await untilReady(product.origin, 5000);
  test.info().annotations.push({
    type: 'back after',
    description: `${String(Math.round(performance.now() - started))} ms`,
  });
  expect(await (await fetch(product.origin + LIST)).text()).toBe(before);
  expect(product.output()).toContain('is started again');
  const exited = once(product.child, 'exit');
  product.child.kill('SIGTERM');
  await exited;
  expect(product.child.exitCode).toBe(0);
});
