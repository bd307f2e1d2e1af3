import { leastCropSide, type PictureSize, type PixelArea } from '../../../lib/media/crop.ts';

/** An edge or a corner of the frame, by the points of the compass; `move`: the frame itself. */
export type Handle = 'move' | 'n' | 'ne' | 'e' | 'se' | 's' | 'sw' | 'w' | 'nw';
export const HANDLES = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;

/** What the number fields say of the frame, in per cent of the picture. */
export type Measure = 'left' | 'top' | 'width' | 'height';
export const MEASURES = ['left', 'top', 'width', 'height'] as const;

const clamp = (value: number, least: number, most: number): number =>
  Math.round(Math.min(most, Math.max(least, value)));

/** The frame that somebody begins with: the middle of the picture, without a tenth at each edge. */
export const firstFrame = ({ width, height }: PictureSize): PixelArea =>
  resized(
    { left: 0, top: 0, width, height },
    { left: width / 10, top: height / 10, right: -width / 10, bottom: -height / 10 },
    { width, height },
  );

/** By how many pixels each edge is to move. */
interface Edges {
  readonly left?: number;
  readonly top?: number;
  readonly right?: number;
  readonly bottom?: number;
}

/** Start and length of a side whose ends move; it neither leaves the picture nor gets too short. */
function side(
  [start, length]: readonly [number, number],
  [byStart, byEnd]: readonly [number, number],
  whole: number,
): readonly [number, number] {
  const least = leastCropSide(whole);
  const end = start + length;
  const from = clamp(start + byStart, 0, end - least);
  const to = clamp(end + byEnd, from + least, whole);
  return [from, to - from];
}

/** The frame with other edges, in whole pixels of the picture. */
export function resized(
  frame: PixelArea,
  { left: byLeft = 0, top: byTop = 0, right = 0, bottom = 0 }: Edges,
  size: PictureSize,
): PixelArea {
  const [left, width] = side([frame.left, frame.width], [byLeft, right], size.width);
  const [top, height] = side([frame.top, frame.height], [byTop, bottom], size.height);
  return { left, top, width, height };
}

/** The frame at another place, as large as it is. */
const moved = (frame: PixelArea, byX: number, byY: number, size: PictureSize): PixelArea => ({
  ...frame,
  left: clamp(frame.left + byX, 0, size.width - frame.width),
  top: clamp(frame.top + byY, 0, size.height - frame.height),
});

/** The frame after one of its handles was drawn so far, in pixels of the picture. */
export function dragged(
  frame: PixelArea,
  handle: Handle,
  [byX, byY]: readonly [number, number],
  size: PictureSize,
): PixelArea {
  if (handle === 'move') return moved(frame, byX, byY, size);
  return resized(
    frame,
    {
      ...(handle.includes('n') && { top: byY }),
      ...(handle.includes('s') && { bottom: byY }),
      ...(handle.includes('w') && { left: byX }),
      ...(handle.includes('e') && { right: byX }),
    },
    size,
  );
}

/** What one press of a key moves, as a share of the picture. */
const STEP = 0.01;
const KEYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

const stepOf = (share: number, whole: number): number =>
  Math.sign(share) * Math.max(1, Math.round(Math.abs(share) * whole));

/**
 * The frame after an arrow key: moved, or with Shift wider, narrower, higher or lower at its right
 * and lower edge. Null: another key.
 */
export function pressed(
  frame: PixelArea,
  { key, shiftKey }: { readonly key: string; readonly shiftKey: boolean },
  size: PictureSize,
): PixelArea | null {
  const step = KEYS[key];
  if (step === undefined) return null;
  const by = [stepOf(step[0], size.width), stepOf(step[1], size.height)] as const;
  return dragged(frame, shiftKey ? 'se' : 'move', by, size);
}

const wholeOf = (measure: Measure, { width, height }: PictureSize): number =>
  measure === 'left' || measure === 'width' ? width : height;

/** A measure of the frame in per cent of the picture, with one digit behind the point. */
export const percentOf = (frame: PixelArea, measure: Measure, size: PictureSize): number =>
  Math.round((1000 * frame[measure]) / wholeOf(measure, size)) / 10;

/**
 * The frame with a measure in per cent of the picture. One that begins further to the right or
 * below keeps its size as long as there is room for it.
 */
export function measured(
  frame: PixelArea,
  measure: Measure,
  percent: number,
  size: PictureSize,
): PixelArea {
  const whole = wholeOf(measure, size);
  const value = (percent / 100) * whole;
  if (measure === 'width') return resized(frame, { right: value - frame.width }, size);
  if (measure === 'height') return resized(frame, { bottom: value - frame.height }, size);
  const length = measure === 'left' ? 'width' : 'height';
  const start = clamp(value, 0, whole - leastCropSide(whole));
  return { ...frame, [measure]: start, [length]: Math.min(frame[length], whole - start) };
}

export const isWhole = ({ width, height }: PixelArea, size: PictureSize): boolean =>
  width === size.width && height === size.height;
