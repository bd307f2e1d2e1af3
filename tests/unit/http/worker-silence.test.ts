import { describe, expect, it } from 'vitest';
import {
  mainThread,
  threadState,
  WorkerSilence,
  type ThreadState,
} from '../../../src/lib/server/http/workers/worker-silence.ts';

const CHECK_MS = 500;

/** How long a worker counts as silent after so many looks at it. */
function silenceAfter(looks: number, stateAt: (look: number) => ThreadState | null): number {
  const silence = new WorkerSilence();
  for (let look = 0; look <= looks; look += 1)
    silence.add(look === 0 ? 0 : CHECK_MS, stateAt(look));
  return silence.ms;
}

describe('how long a worker says nothing although it could', () => {
  it('RL-01 is the time that it ran where it waits for a processor', () => {
    const starved = (look: number) => ({ isRunnable: true, ranMs: 3000 + look * 20 });
    expect(silenceAfter(120, starved)).toBe(120 * 20);
    expect(silenceAfter(120, () => ({ isRunnable: true, ranMs: 3000 }))).toBe(0);
  });

  it('RL-01 is all of the time in a loop without an end, and never more', () => {
    const busy = (look: number) => ({ isRunnable: true, ranMs: look * CHECK_MS });
    expect(silenceAfter(11, busy)).toBe(11 * CHECK_MS);
    const late = (look: number) => ({ isRunnable: true, ranMs: look * 10 * CHECK_MS });
    expect(silenceAfter(11, late)).toBe(11 * CHECK_MS);
  });

  it('RL-01 is all of the time where it is stopped or waits for something else', () => {
    expect(silenceAfter(11, () => ({ isRunnable: false, ranMs: 3000 }))).toBe(11 * CHECK_MS);
  });

  it('RL-01 is a part of the time where nobody knows', () => {
    expect(silenceAfter(12, () => null)).toBeCloseTo((12 * CHECK_MS) / 6);
  });

  it('RL-01 is over when its event loop turns', () => {
    const silence = new WorkerSilence();
    silence.add(CHECK_MS, { isRunnable: false, ranMs: 0 });
    silence.end();
    expect(silence.ms).toBe(0);
  });
});

describe('what the system says of a thread', () => {
  const stat = (state: string) =>
    `42 (node (a) b) ${state} 1 42 42 0 -1 4194304 9000 0 3 0 250 50 0 0 20 0 11 0 7 1 2 3`;

  it.each([
    ['R', true],
    ['S', false],
    ['T', false],
  ])('RL-01 state %s', (state, isRunnable) => {
    expect(threadState(stat(state))).toEqual({ isRunnable, ranMs: 3000 });
  });

  it('RL-01 nothing of what is no such line, and of a process that is gone', () => {
    expect(threadState('')).toBeNull();
    expect(mainThread(undefined)).toBeNull();
    expect(mainThread(2 ** 30)).toBeNull();
  });

  it('RL-01 this thread runs, where the system tells', () => {
    expect(mainThread(process.pid)?.isRunnable ?? null).toBe(
      process.platform === 'linux' ? true : null,
    );
  });
});
