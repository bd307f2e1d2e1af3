import { describe, expect, it } from 'vitest';
import { kindOf, LogLimit } from '../../../src/lib/server/adapters/log.ts';

/** A limit with a clock that stands still until it is moved. */
function limitAt(): { limit: LogLimit; move: (ms: number) => void } {
  let now = 0;
  const limit = new LogLimit(() => now);
  limit.takeOmitted();
  return { limit, move: (ms) => (now += ms) };
}

const written = (limit: LogLimit, kinds: readonly string[]): number =>
  kinds.filter((kind) => limit.admits(kind)).length;

describe('a flood in the log', () => {
  it('RL-03 is told, counted, and told anew in the next window', () => {
    const { limit, move } = limitAt();
    const flood = Array.from({ length: 1000 }, () => 'info security denied');
    expect(written(limit, flood)).toBe(20);
    expect(limit.admits('error the outbox')).toBe(true);
    expect(limit.takeOmitted()).toEqual([]);
    move(10_000);
    expect(limit.takeOmitted()).toEqual([{ kind: 'info security denied', count: 980 }]);
    expect(written(limit, flood)).toBe(20);
  });

  it('RL-03 control: what is told seldom is told each time', () => {
    const { limit } = limitAt();
    const kinds = Array.from({ length: 100 }, (_, number) => `kind ${String(number)}`);
    expect(written(limit, kinds)).toBe(100);
  });

  it('RL-03 of kinds that strangers invent takes the room of one kind', () => {
    const { limit } = limitAt();
    const kinds = Array.from({ length: 10_000 }, (_, number) => `kind ${String(number)}`);
    expect(written(limit, kinds)).toBe(220);
  });
});

describe('the kind of a line', () => {
  const full = Object.assign(new Error('full'), { code: 'ENOSPC' });

  it.each([
    [
      'a full disk, whatever was written',
      'the page store could not write /de',
      { err: full },
      'ENOSPC',
    ],
    ['words before an address', 'rendering /de/team/a failed', {}, 'rendering'],
    ['words before a number', 'a worker takes 700 MB', {}, 'a worker takes'],
    [
      'a security event',
      'security',
      { event: 'sign-in', outcome: 'denied' },
      'security sign-in denied',
    ],
  ])('%s', (_, message, details, kind) => {
    expect(kindOf(message, details)).toBe(kind);
  });
});
