interface Size {
  readonly width: number;
  readonly height: number;
}

/** What of a picture is seen, as shares of its width and height. */
export interface Crop extends Size {
  readonly left: number;
  readonly top: number;
}

/** Pages keep a focal point in quarters, because they carry no style attributes (`Picture.astro`). */
const quarter = (share: number): number => Math.round(share * 4) / 4;

/**
 * What of a picture a box shows that it fills, around its focal point.
 * @param box its width by its height; null: all of the picture
 */
export function cropOf(
  { width, height }: Size,
  focal: { readonly x: number; readonly y: number },
  box: number | null,
): Crop {
  const ratio = width / height;
  if (box === null || !Number.isFinite(ratio)) return { left: 0, top: 0, width: 1, height: 1 };
  const shown = { width: Math.min(1, box / ratio), height: Math.min(1, ratio / box) };
  return {
    ...shown,
    left: quarter(focal.x) * (1 - shown.width),
    top: quarter(focal.y) * (1 - shown.height),
  };
}
