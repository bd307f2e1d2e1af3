import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { BoundedQueue, Overloaded } from '../../../src/lib/server/concurrency/bounded-queue.ts';
import { gate } from '../page-store/page-store-kit.ts';

describe('RL-01 the queue in front of the workers', () => {
  it('runs so many at once and the others in their turn', async () => {
    const queue = new BoundedQueue({ atOnce: 2, maxWaiting: 10, waitMs: 1000 });
    let running = 0;
    let most = 0;
    const work = async () => {
      running += 1;
      most = Math.max(most, running);
      await pause(1);
      running -= 1;
    };
    await Promise.all(Array.from({ length: 10 }, () => queue.run(work)));
    expect(most).toBe(2);
    expect([queue.running, queue.waiting]).toEqual([0, 0]);
  });

  // ASVS 15.2.2
  it('rejects at once what is beyond its bound, and nothing else', async () => {
    const { opened, open } = gate();
    const queue = new BoundedQueue({ atOnce: 1, maxWaiting: 2, waitMs: 1000 });
    const jobs = Array.from({ length: 5 }, () => queue.run(() => opened));
    const outcomes = Promise.allSettled(jobs);
    await Promise.all(jobs.slice(3).map((job) => expect(job).rejects.toThrow(Overloaded)));
    open();
    expect((await outcomes).map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'fulfilled',
      'rejected',
      'rejected',
    ]);
  });

  it('rejects what waited too long, by its own clock', async () => {
    let now = 0;
    const { opened, open } = gate();
    const queue = new BoundedQueue({ atOnce: 1, maxWaiting: 5, waitMs: 50, tick: () => now });
    const first = queue.run(() => opened);
    const late = queue.run(() => Promise.resolve());
    now = 51;
    await expect(late).rejects.toThrow('waited too long');
    open();
    await first;
    expect(queue.waiting).toBe(0);
  });

  it('lets visitors go first, and background work have every eighth turn', async () => {
    const queue = new BoundedQueue({ atOnce: 0, maxWaiting: 100, waitMs: 10_000 });
    const order: string[] = [];
    const add = (name: string, isBackground: boolean) =>
      queue.run(
        () => {
          order.push(name);
          return Promise.resolve();
        },
        { isBackground },
      );
    const jobs = [
      ...Array.from({ length: 3 }, () => add('background', true)),
      ...Array.from({ length: 16 }, () => add('visitor', false)),
    ];
    queue.atOnce = 1;
    await Promise.all(jobs);
    expect(order.indexOf('background')).toBe(7);
    expect(order.slice(-1)).toEqual(['background']);
    expect(order.slice(0, 16).filter((name) => name === 'background')).toHaveLength(2);
  });

  it('waits while nobody works, and goes on when somebody does', async () => {
    const queue = new BoundedQueue({ atOnce: 0, maxWaiting: 5, waitMs: 1000 });
    const job = queue.run(() => Promise.resolve('done'));
    expect(queue.waiting).toBe(1);
    queue.atOnce = 1;
    expect(await job).toBe('done');
  });

  it('a job that fails gives its turn back', async () => {
    const queue = new BoundedQueue({ atOnce: 1, maxWaiting: 5, waitMs: 1000 });
    await expect(queue.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await queue.run(() => Promise.resolve(1))).toBe(1);
  });
});

describe('RL-06 clients of a queue', () => {
  /** The order in which jobs run that wait for the first turn, by the names of their clients. */
  async function orderOf(clients: readonly string[], name: (client: string) => string | undefined) {
    const queue = new BoundedQueue({ atOnce: 0, maxWaiting: 100, waitMs: 10_000 });
    const order: string[] = [];
    const jobs = clients.map((client) =>
      queue.run(
        () => {
          order.push(client);
          return Promise.resolve();
        },
        { client: name(client) },
      ),
    );
    queue.atOnce = 1;
    await Promise.all(jobs);
    return order.join('');
  }
  const ASKED = Array.from('aaaaaaaabbc');

  it('take turns, whoever asks for how much', async () => {
    expect(await orderOf(ASKED, (client) => client)).toBe('abcabaaaaaa');
  });

  it('control: as one client, whoever came last waits for all others', async () => {
    expect(await orderOf(ASKED, () => undefined)).toBe('aaaaaaaabbc');
  });

  it('have half of the places at most, so that one is left for others', async () => {
    const queue = new BoundedQueue({ atOnce: 0, maxWaiting: 4, waitMs: 10_000 });
    const many = Array.from({ length: 4 }, () =>
      queue.run(() => Promise.resolve('a'), { client: 'a' }),
    );
    const outcomes = Promise.allSettled(many);
    const other = queue.run(() => Promise.resolve('b'), { client: 'b' });
    queue.atOnce = 1;
    expect(await other).toBe('b');
    const states = (await outcomes).map(({ status }) => status);
    expect(states).toEqual(['fulfilled', 'fulfilled', 'rejected', 'rejected']);
  });
});
