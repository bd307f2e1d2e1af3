import sharp, { type Sharp } from 'sharp';
import type { PixelArea } from '../../../media/crop.ts';
import type { RenditionFormat } from '../../../media/picture.ts';
import { LONGEST_SIDE, MOST_PIXELS, MOST_PIXELS_A_SIDE } from './limits.ts';
import { isAnimatedPng } from './animated-png.ts';
import { type UploadResult, uploadFailure } from './upload-failure.ts';

// A cache between pictures only takes memory.
sharp.cache(false);
// The HEIF decoder had vulnerabilities that executed code. AVIF is rejected by its first bytes
// already; this blocks it under another name.
sharp.block({ operation: ['VipsForeignLoadHeif'] });

/** A picture as it is stored: upright, in sRGB, without metadata. */
export interface NormalizedPicture {
  readonly content: Buffer;
  readonly extension: 'jpg' | 'webp';
  readonly width: number;
  readonly height: number;
  /** What was sent moves, and this is its first frame. */
  readonly isFirstFrame?: boolean;
}

const QUALITY = { drawing: 92, original: 88, jpg: 78, webp: 76, avif: 50 } as const;
/** Effort 4 takes five times as long for 10 % fewer bytes (measured). */
const AVIF_EFFORT = 3;

/** File extensions by sharp's name of the format. */
const SHARP_FORMAT: Readonly<Record<string, string>> = {
  jpg: 'jpeg',
  png: 'png',
  gif: 'gif',
  webp: 'webp',
};

export const READ_OPTIONS = { failOn: 'error', limitInputPixels: MOST_PIXELS } as const;

/** Without transparent parts as JPEG, else as WebP without loss. Metadata is left behind. */
async function encodeOriginal(upright: Sharp, isSolid: boolean): Promise<NormalizedPicture> {
  const { data, info } = await (
    isSolid
      ? upright.flatten().jpeg({ quality: QUALITY.original, mozjpeg: true })
      : upright.webp({ lossless: true })
  ).toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  return { content: data, width, height, extension: isSolid ? 'jpg' : 'webp' };
}

/**
 * Decodes and encodes a picture again, from a file whose type was detected as one.
 * @param extension what its first bytes said that it is
 */
export async function normalizePicture(
  file: string,
  extension: string,
): Promise<UploadResult<NormalizedPicture>> {
  try {
    const {
      width,
      height,
      format,
      hasAlpha,
      pages = 1,
    } = await sharp(file, {
      limitInputPixels: false,
    }).metadata();
    if (format !== SHARP_FORMAT[extension]) return uploadFailure('picture');
    if (Math.max(width, height) > MOST_PIXELS_A_SIDE || width * height > MOST_PIXELS)
      return uploadFailure('too_many_pixels');
    const isSolid = !hasAlpha || (await sharp(file, READ_OPTIONS).stats()).isOpaque;
    const upright = sharp(file, READ_OPTIONS)
      .autoOrient()
      .resize({
        width: LONGEST_SIDE,
        height: LONGEST_SIDE,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .toColourspace('srgb');
    const isFirstFrame = pages > 1 || (format === 'png' && (await isAnimatedPng(file)));
    return { ok: true, value: { ...(await encodeOriginal(upright, isSolid)), isFirstFrame } };
  } catch {
    // The message of the decoder is not shown.
    return uploadFailure('picture');
  }
}

/** A part of one of our own originals, made anew like an upload. */
export async function cropPicture(
  original: Buffer,
  area: PixelArea,
): Promise<UploadResult<NormalizedPicture>> {
  try {
    // Turned first: an area that is meant upright would be another one of a picture that lies.
    const part = sharp(original, READ_OPTIONS).autoOrient().extract(area).toColourspace('srgb');
    const { data, info } = await part.raw().toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    const raw = { raw: { width, height, channels } };
    const { isOpaque } = await sharp(data, raw).stats();
    return { ok: true, value: await encodeOriginal(sharp(data, raw), isOpaque) };
  } catch {
    return uploadFailure('picture');
  }
}

const ENCODERS: Readonly<Record<RenditionFormat, (picture: Sharp) => Sharp>> = {
  avif: (picture) => picture.avif({ quality: QUALITY.avif, effort: AVIF_EFFORT }),
  webp: (picture) => picture.webp({ quality: QUALITY.webp }),
  jpg: (picture) => picture.jpeg({ quality: QUALITY.jpg, mozjpeg: true }),
  png: (picture) => picture.png({ palette: true }),
};

/** One of our own originals in a width and a format. */
export const rendition = (
  original: Buffer,
  width: number,
  format: RenditionFormat,
): Promise<Buffer> => ENCODERS[format](sharp(original, READ_OPTIONS).resize({ width })).toBuffer();

/** A drawing of our own as a JPEG, in a quality good enough to be stored as an upload. */
export const rasterizeSvg = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).jpeg({ quality: QUALITY.drawing, chromaSubsampling: '4:4:4' }).toBuffer();

/** The width of one of our own originals, in pixels. */
export const widthOf = async (original: Buffer): Promise<number> =>
  (await sharp(original, READ_OPTIONS).metadata()).width;
