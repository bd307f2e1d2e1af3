import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cropOf } from '../../../src/islands/editor/form/crop-box.ts';

const upright = { width: 800, height: 1000 };

describe('ED-08 what a box shows of a picture', () => {
  it.each([
    ['all of it where nothing is cut off', { x: 0.2, y: 0.9 }, null, [0, 0, 1, 1]],
    ['a square from the middle', { x: 0.5, y: 0.5 }, 1, [0, 0.1, 1, 0.8]],
    ['a square from the top', { x: 0.5, y: 0.02 }, 1, [0, 0, 1, 0.8]],
    ['a square from the bottom', { x: 0.5, y: 1 }, 1, [0, 0.2, 1, 0.8]],
    ['a narrow strip at the left', { x: 0.1, y: 0.5 }, 0.4, [0, 0, 0.5, 1]],
  ] as const)('%s', (_, focal, box, [left, top, width, height]) => {
    const crop = cropOf(upright, focal, box);
    expect(crop.left).toBeCloseTo(left);
    expect(crop.top).toBeCloseTo(top);
    expect(crop.width).toBeCloseTo(width);
    expect(crop.height).toBeCloseTo(height);
  });

  it('has the form of the box and never leaves the picture', () => {
    const size = fc.integer({ min: 1, max: 8000 });
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    const box = fc.double({ min: 0.1, max: 10, noNaN: true });
    fc.assert(
      fc.property(size, size, share, share, box, (width, height, x, y, ratio) => {
        const crop = cropOf({ width, height }, { x, y }, ratio);
        expect((crop.width * width) / (crop.height * height)).toBeCloseTo(ratio, 5);
        expect(crop.left).toBeGreaterThanOrEqual(0);
        expect(crop.top).toBeGreaterThanOrEqual(0);
        expect(crop.left + crop.width).toBeLessThanOrEqual(1 + 1e-9);
        expect(crop.top + crop.height).toBeLessThanOrEqual(1 + 1e-9);
      }),
    );
  });
});
