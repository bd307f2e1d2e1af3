import { describe, expect, it } from 'vitest';
import {
  equal,
  fitting,
  fixed,
  PAGE,
  part,
  sizesOf,
  WINDOW,
  type Column,
} from '../../../src/lib/media/column.ts';

/** Pixels that a `sizes` names in a window. */
function named(sizes: string, window: number): number {
  for (const entry of sizes.split(', ')) {
    const [, from = '0', length = '', unit] =
      /^(?:\(min-width: (\d+)px\) )?([\d.]+)(vw|px)$/u.exec(entry) ?? [];
    if (window >= Number(from)) return Number(length) * (unit === 'vw' ? window / 100 : 1);
  }
  return 0;
}

const COLUMNS: Readonly<Record<string, Column>> = {
  window: WINDOW,
  page: PAGE,
  fixed: fixed(7),
  'a third': equal(PAGE, (window) => (window < 1024 ? 1 : 3)),
  'seven of twelve': part(PAGE, { shares: [7, 5], index: 0, from: 816 }),
  'as many as fit': fitting(PAGE, () => 289),
  'as many as fit in a part': fitting(
    part(PAGE, { shares: [67, 33], index: 1, from: 748 }),
    () => 128,
  ),
};

describe('CM-06 sizes of a column', () => {
  it.each(Object.entries(COLUMNS))('%s: as wide or a little less in any window', (_, column) => {
    const sizes = sizesOf(column);
    for (let window = 320; window <= 2048; window += 8) {
      expect(named(sizes, window) / column(window), `${sizes} at ${window}`).toBeGreaterThan(0.9);
      expect(named(sizes, window) / column(window), `${sizes} at ${window}`).toBeLessThan(1.001);
    }
  });

  it('are short where a column is simple', () => {
    expect(sizesOf(WINDOW)).toBe('100vw');
    expect(sizesOf(fixed(2))).toBe('34px');
  });

  it('control: a column that is not what it says is noticed', () => {
    expect(named('(min-width: 1024px) 50vw, 100vw', 1440) / PAGE(1440)).toBeLessThan(0.9);
  });
});
