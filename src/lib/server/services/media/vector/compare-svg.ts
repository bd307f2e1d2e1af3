import sharp from 'sharp';

/** What two renderings of a drawing have to do with each other; `unknown`: one cannot be drawn here. */
export type Likeness = 'same' | 'different' | 'unknown';

/** The longest side of what is compared, in pixels, and the most that is ever drawn. */
const SIDE = 320;
const MAX_PIXELS = 4_000_000;
const DPI = 72;
/** The reader looks for these signs, which a root element with a prefix does not have. */
const TOLD_AS_SVG = '<!--<svg -->';
/** A pixel that differs by less is one of a picture that was encoded again, or of an edge. */
const VISIBLE = 40;
/** The share of pixels from which on somebody sees it. */
const SEEN_SHARE = 0.0005;

/** A drawing in pixels with their transparency; the size of the other one where it is said. */
async function drawn(svg: Buffer, size?: { readonly width: number; readonly height: number }) {
  const { width, height } = await sharp(svg, { limitInputPixels: false }).metadata();
  const density = Math.min(2400, Math.max(1, (DPI * SIDE) / Math.max(width, height)));
  return sharp(svg, { density, limitInputPixels: MAX_PIXELS })
    .resize({ width: SIDE, height: SIDE, fit: 'inside', ...size, ...(size && { fit: 'fill' }) })
    .ensureAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
}

/** How much a pixel shows on white and on black, by which transparent ones are alike. */
const shown = (pixels: Buffer, at: number, channel: number): number =>
  ((pixels[at + channel] ?? 0) * (pixels[at + 3] ?? 0)) / 255;

function isVisible(before: Buffer, after: Buffer, at: number): boolean {
  if (Math.abs((before[at + 3] ?? 0) - (after[at + 3] ?? 0)) > VISIBLE) return true;
  return [0, 1, 2].some(
    (channel) => Math.abs(shown(before, at, channel) - shown(after, at, channel)) > VISIBLE,
  );
}

/**
 * Whether a drawing looks as it was sent, by the same program: it loads nothing, as a drawing
 * from memory has no place from which others could be found.
 */
export async function likeness(before: string, after: Buffer): Promise<Likeness> {
  try {
    const is = await drawn(after);
    const { width, height } = is.info;
    const was = await drawn(Buffer.from(TOLD_AS_SVG + before), { width, height });
    let different = 0;
    for (let at = 0; at < is.data.length; at += 4)
      if (isVisible(was.data, is.data, at)) different += 1;
    return different > width * height * SEEN_SHARE ? 'different' : 'same';
  } catch {
    return 'unknown';
  }
}
