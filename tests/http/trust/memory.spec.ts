import { request as ask } from 'node:http';
import { expect, test } from '@playwright/test';
import { pathTo } from '../../../src/lib/routing/routes.ts';
import { memoryOf } from '../../support/site/memory.ts';
import { startProduct } from '../../support/site/processes/product-process.ts';

const LIST = pathTo('events', 'de');
/** `FLOOD=20000` for longer. */
const FLOOD = Number(process.env['FLOOD'] ?? 2400);
const AT_ONCE = 8;
/** With a heap of 96 MB, what the runtime takes beside it, and the kept pages. */
const MAX_FRONT_MB = 260;

test('RL-05 case 32 thousands of queries and hosts: memory stays, and the start page is kept @full', async () => {
  const product = await startProduct({
    env: {
      RENDER_WORKERS: '1',
      PAGE_STORE_MEMORY_MB: '4',
      PAGE_STORE_DISK_MB: '8',
      NODE_OPTIONS: '--max-old-space-size=96',
    },
  });
  const front = product.child.pid ?? 0;
  const { hostname, port, host: own } = new URL(product.origin);
  const get = (path: string, host = own) =>
    new Promise<number>((resolve, reject) => {
      ask({ hostname, port, path, headers: { host } }, (answer) => {
        answer.resume().on('end', () => {
          resolve(answer.statusCode ?? 0);
        });
      })
        .on('error', reject)
        .end();
    });
  /** By turns: words to search for, choices of the list, keys that no page reads, other hosts. */
  const flood = async (from: number, to: number) => {
    let next = from;
    let isStartThere = true;
    const runOne = async () => {
      while (next < to) {
        const number = (next += 1);
        const day = String(1 + (number % 28)).padStart(2, '0');
        const month = String(1 + (Math.trunc(number / 28) % 12)).padStart(2, '0');
        const [path, host, statuses] = (
          [
            [`/de/search?q=flood${number}`, own, [200, 503]],
            [`${LIST}?date=${day}-${month}-20${30 + (number % 60)}`, own, [200, 404, 503]],
            [`${LIST}?utm_${number}=${number}`, own, [200]],
            ['/de', `h${number}.example`, [421]],
          ] as const
        )[number % 4] ?? ['/de', own, [200]];
        const status = await get(path, host);
        if (!statuses.includes(status as never)) throw new Error(`${status} ${host}${path}`);
        if (number % 50 === 0) isStartThere &&= (await get('/de')) === 200;
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, runOne));
    return isStartThere;
  };
  try {
    await get('/de');
    expect(await flood(0, FLOOD / 2)).toBe(true);
    const middle = memoryOf(front);
    expect(await flood(FLOOD / 2, FLOOD)).toBe(true);
    const end = memoryOf(front);
    test.info().annotations.push({ type: 'memory', description: `${middle} MB, ${end} MB` });
    expect(end).toBeLessThan(MAX_FRONT_MB);
    // As many again add next to nothing.
    expect(end - middle).toBeLessThan(40);
    // Nobody can render now: what is answered is what is kept.
    const [worker = 0] = product.workers();
    process.kill(worker, 'SIGSTOP');
    const started = performance.now();
    const hits = await Promise.all(Array.from({ length: 50 }, () => get('/de')));
    const cold = Promise.race([
      get('/de/search?q=nobody'),
      new Promise((resolve) => setTimeout(resolve, 300, 'waits')),
    ]);
    expect(hits.every((status) => status === 200)).toBe(true);
    expect(performance.now() - started).toBeLessThan(2000);
    // Control: what is not kept has to wait.
    expect(await cold).toBe('waits');
    process.kill(worker, 'SIGCONT');
  } finally {
    await product.stop();
  }
});
