import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  dragged,
  firstFrame,
  HANDLES,
  isWhole,
  measured,
  MEASURES,
  percentOf,
  pressed,
} from '../../../src/islands/editor/crop/frame.ts';
import { shownWidth } from '../../../src/islands/editor/crop/place-box.ts';
import { cropArea, cropProblems, type PixelArea } from '../../../src/lib/media/crop.ts';

const SIZE = { width: 1000, height: 500 };
const FRAME = { left: 100, top: 50, width: 800, height: 400 };
const key = (name: string, shiftKey = false) => ({ key: name, shiftKey });

/** Whether the server would take it, whole pictures aside. */
const isTaken = (frame: PixelArea, size: typeof SIZE): boolean =>
  isWhole(frame, size) || cropProblems(cropArea(frame, size), size).length === 0;

describe('CM-06 ED-08 the frame of a crop', () => {
  it('begins with the middle of the picture', () => {
    expect(firstFrame(SIZE)).toEqual(FRAME);
    expect(firstFrame({ width: 40, height: 30 })).toEqual({
      left: 0,
      top: 0,
      width: 40,
      height: 30,
    });
  });

  it.each([
    ['move', { left: 120, top: 80, width: 800, height: 400 }],
    ['n', { left: 100, top: 80, width: 800, height: 370 }],
    ['ne', { left: 100, top: 80, width: 820, height: 370 }],
    ['e', { left: 100, top: 50, width: 820, height: 400 }],
    ['se', { left: 100, top: 50, width: 820, height: 430 }],
    ['s', { left: 100, top: 50, width: 800, height: 430 }],
    ['sw', { left: 120, top: 50, width: 780, height: 430 }],
    ['w', { left: 120, top: 50, width: 780, height: 400 }],
    ['nw', { left: 120, top: 80, width: 780, height: 370 }],
  ] as const)('drawn at %s by 20 and 30 pixels', (handle, frame) => {
    expect(dragged(FRAME, handle, [20, 30], SIZE)).toEqual(frame);
  });

  it('never leaves the picture, gets too small or has parts of pixels, however it is drawn', () => {
    const side = fc.integer({ min: 1, max: 3200 });
    const far = fc.double({ min: -5000, max: 5000, noNaN: true });
    const handle = fc.constantFrom('move' as const, ...HANDLES);
    const steps = fc.array(fc.tuple(handle, far, far), { maxLength: 6 });
    fc.assert(
      fc.property(side, side, steps, (width, height, all) => {
        const size = { width, height };
        let frame = firstFrame(size);
        for (const [at, x, y] of all) frame = dragged(frame, at, [x, y], size);
        expect(isTaken(frame, size)).toBe(true);
        expect(Object.values(frame).every(Number.isInteger)).toBe(true);
      }),
    );
  });

  it('follows the arrow keys, with Shift in size; other keys are left alone', () => {
    expect(pressed(FRAME, key('ArrowLeft'), SIZE)).toEqual({ ...FRAME, left: 90 });
    expect(pressed(FRAME, key('ArrowDown'), SIZE)).toEqual({ ...FRAME, top: 55 });
    expect(pressed(FRAME, key('ArrowLeft', true), SIZE)).toEqual({ ...FRAME, width: 790 });
    expect(pressed(FRAME, key('ArrowDown', true), SIZE)).toEqual({ ...FRAME, height: 405 });
    expect(pressed(FRAME, key('Tab'), SIZE)).toBeNull();
    // One pixel at least: keys move the frame of the smallest picture, too.
    const small = { width: 70, height: 70 };
    const frame = { left: 0, top: 0, width: 64, height: 70 };
    expect(pressed(frame, key('ArrowRight'), small)).toEqual({ ...frame, left: 1 });
  });

  it('is what the numbers say, as far as there is room', () => {
    expect(MEASURES.map((one) => percentOf(FRAME, one, SIZE))).toEqual([10, 10, 80, 80]);
    expect(measured(FRAME, 'left', 5, SIZE)).toEqual({ ...FRAME, left: 50 });
    // It keeps its size as long as it fits.
    expect(measured(FRAME, 'left', 50, SIZE)).toEqual({ ...FRAME, left: 500, width: 500 });
    expect(measured(FRAME, 'width', 33.3, SIZE)).toEqual({ ...FRAME, width: 333 });
    expect(measured(FRAME, 'width', 99, SIZE)).toEqual({ ...FRAME, width: 900 });
    expect(measured(FRAME, 'height', 0, SIZE)).toEqual({ ...FRAME, height: 64 });
    fc.assert(
      fc.property(
        fc.constantFrom(...MEASURES),
        fc.double({ min: -1000, max: 1000, noNaN: true }),
        (one, percent) => {
          expect(isTaken(measured(FRAME, one, percent, SIZE), SIZE)).toBe(true);
        },
      ),
    );
  });
});

describe('CM-06 ED-08 what a place shows of a crop', () => {
  it('is all of its width, or what fits the form of the place', () => {
    expect(shownWidth({ width: 800, height: 200 }, { width: 900, ratio: null })).toBe(800);
    expect(shownWidth({ width: 800, height: 200 }, { width: 900, ratio: 1 })).toBe(200);
    expect(shownWidth({ width: 200, height: 800 }, { width: 900, ratio: 1 })).toBe(200);
  });
});
