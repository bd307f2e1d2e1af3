import { pbkdf2, randomBytes, scrypt } from 'node:crypto';
import { expect, it } from 'vitest';
import { Overloaded } from '../../../src/lib/server/concurrency/bounded-queue.ts';
import {
  HashThreads,
  type HashJob,
} from '../../../src/lib/server/services/accounts/passwords/hash-threads.ts';
import {
  hashPassword,
  isPassword,
} from '../../../src/lib/server/services/accounts/passwords/password.ts';

const COST = { N: 2 ** 15, r: 8, p: 1 };
const LIMITS = { atOnce: 1, maxWaiting: 6, waitMs: 60_000 };
const JOBS = 6;
const jobOf = (password: string): HashJob => ({
  ...{ password, salt: randomBytes(16), bytes: 32 },
  cost: COST,
});

/** What ends in which order: so many hashes, and one short job of the pool that pages use. */
async function order(hash: (at: number) => Promise<unknown>): Promise<readonly string[]> {
  const ended: string[] = [];
  const note = (what: string) => () => void ended.push(what);
  const hashes = Array.from({ length: JOBS }, (_, at) => hash(at).then(note(`hash ${at}`)));
  const page = new Promise<void>((resolve) => {
    pbkdf2('', 'salt', 1, 32, 'sha256', () => resolve());
  }).then(note('page'));
  await Promise.all([...hashes, page]);
  return ended;
}

it('RL-06 a page is not held up by passwords that are checked', async () => {
  const threads = new HashThreads(LIMITS);
  const ended = await order((at) => threads.run(jobOf(`password ${at}`)));
  expect(ended[0]).toBe('page');
  expect(ended.slice(1)).toEqual(Array.from({ length: JOBS }, (_, at) => `hash ${at}`));
});

it('RL-06 control: in the pool of the process it waits for all of them', async () => {
  const ended = await order(
    (at) =>
      new Promise<void>((resolve) => {
        const options = { ...COST, maxmem: 2 ** 27 };
        scrypt(`password ${at}`, 'salt', 32, options, () => resolve());
      }),
  );
  expect(ended.indexOf('page')).toBeGreaterThan(0);
});

it('RL-06 more than can wait are refused at once, and the others are computed', async () => {
  const threads = new HashThreads({ ...LIMITS, maxWaiting: 1 });
  const results = await Promise.allSettled(
    ['a', 'b', 'c', 'd'].map((password) => threads.run(jobOf(password))),
  );
  expect(results.map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'rejected',
    'rejected',
  ]);
  for (const result of results)
    if (result.status === 'rejected') expect(result.reason).toBeInstanceOf(Overloaded);
});

it('US-01 a password matches its own hash only', async () => {
  const hash = await hashPassword('ein Abend im Mai');
  expect(hash).toMatch(/^scrypt\$32768\$8\$3\$/u);
  expect(await isPassword(hash, 'ein Abend im Mai')).toBe(true);
  expect(await isPassword(hash, 'ein Abend im Juni')).toBe(false);
});

it('RL-06 a thread counts as memory that passes for as long as it lives', async () => {
  const threads = new HashThreads(LIMITS);
  expect(threads.bytes).toBe(0);
  const hashes = ['a', 'b'].map((password) => threads.run(jobOf(password)));
  await Promise.all(hashes);
  // They came one after the other: one thread has computed both.
  expect(threads.bytes).toBeGreaterThan(32 * 1024 * 1024);
  expect(threads.bytes).toBeLessThan(64 * 1024 * 1024);
});
