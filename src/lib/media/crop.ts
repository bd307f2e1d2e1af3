/** Width and height in pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** A part of an upright picture as shares (0 to 1) of its width and height, from its top left corner. */
export interface CropArea extends PictureSize {
  readonly x: number;
  readonly y: number;
}

/** The same in whole pixels. */
export interface PixelArea extends PictureSize {
  readonly left: number;
  readonly top: number;
}

type Focal = { readonly x: number; readonly y: number };

/** A smaller part is no picture any more; a picture that is smaller itself keeps its side. */
const LEAST_CROP_PX = 64;
/** What sums of shares that were rounded for reading may be off. */
const TOLERANCE = 1e-6;

/** The fewest pixels that a part must have of a side. */
export const leastCropSide = (side: number): number => Math.min(LEAST_CROP_PX, side);

/** Start and length in pixels of a part of one side. */
function pixelsOf(start: number, length: number, side: number): readonly [number, number] {
  const from = Math.min(side - 1, Math.max(0, Math.round(start * side)));
  const to = Math.min(side, Math.max(from + 1, Math.round((start + length) * side)));
  return [from, to - from];
}

/** A part in whole pixels: each edge goes to the nearest one, and none leaves the picture. */
export function pixelArea({ x, y, width, height }: CropArea, size: PictureSize): PixelArea {
  const [left, pixelWidth] = pixelsOf(x, width, size.width);
  const [top, pixelHeight] = pixelsOf(y, height, size.height);
  return { left, top, width: pixelWidth, height: pixelHeight };
}

/** Whole pixels as shares of the picture. */
export const cropArea = ({ left, top, width, height }: PixelArea, size: PictureSize): CropArea => ({
  x: left / size.width,
  y: top / size.height,
  width: width / size.width,
  height: height / size.height,
});

const share = (value: number): number => Math.round(Math.min(1, Math.max(0, value)) * 100) / 100;

/**
 * Where the focal point of a picture lies in a part of it, as shares of the part in whole per
 * cents. One that lies outside goes to the nearest edge.
 */
export const focalIn = (focal: Focal, area: PixelArea, size: PictureSize): Focal => ({
  x: share((focal.x * size.width - area.left) / area.width),
  y: share((focal.y * size.height - area.top) / area.height),
});

/** Why a part cannot be cut out, and the field that says so. */
export interface CropProblem {
  readonly field: 'width' | 'height';
  readonly reason: 'outside' | 'small' | 'whole';
}

/** What is wrong with a part whose shares are between 0 and 1; empty: nothing. */
export function cropProblems(area: CropArea, size: PictureSize): readonly CropProblem[] {
  const pixels = pixelArea(area, size);
  const sides = [
    ['width', area.x],
    ['height', area.y],
  ] as const;
  const problems = sides.flatMap(([field, start]): readonly CropProblem[] => {
    if (start + area[field] > 1 + TOLERANCE) return [{ field, reason: 'outside' }];
    const isSmall = pixels[field] < leastCropSide(size[field]) || area[field] === 0;
    return isSmall ? [{ field, reason: 'small' }] : [];
  });
  if (problems.length > 0) return problems;
  const isWhole = pixels.width === size.width && pixels.height === size.height;
  return isWhole ? [{ field: 'width', reason: 'whole' }] : [];
}
