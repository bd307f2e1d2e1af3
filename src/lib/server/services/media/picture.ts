import sharp, { type Sharp } from 'sharp';
import type { RenditionFormat } from '../../../media/picture.ts';
import { LONGEST_SIDE, MOST_PIXELS, MOST_PIXELS_A_SIDE } from './limits.ts';
import { type UploadResult, uploadFailure } from './upload-failure.ts';

// What is kept between two pictures is of no use, only in the way.
sharp.cache(false);
// Its reader had holes that ran foreign code. AVIF is told by its first bytes and never
// gets here; this holds should it come in under another name.
sharp.block({ operation: ['VipsForeignLoadHeif'] });

/** A picture as it is kept: turned upright, in sRGB, without what cameras write beside it. */
export interface KeptPicture {
  readonly content: Buffer;
  readonly extension: 'jpg' | 'webp';
  readonly width: number;
  readonly height: number;
}

const QUALITY = { drawing: 92, original: 88, jpg: 78, webp: 76, avif: 50 } as const;
/** Four takes five times as long for a tenth less bytes (measured). */
const AVIF_EFFORT = 3;

/** By the names that sharp has for them. */
const READ_AS: Readonly<Record<string, string>> = {
  jpg: 'jpeg',
  png: 'png',
  gif: 'gif',
  webp: 'webp',
};

const READING = { failOn: 'error', limitInputPixels: MOST_PIXELS } as const;

/**
 * Makes a picture anew from a file that was told to be one.
 * @param extension what its first bytes said that it is
 */
export async function keptPicture(
  file: string,
  extension: string,
): Promise<UploadResult<KeptPicture>> {
  try {
    const { width, height, format, hasAlpha } = await sharp(file, {
      limitInputPixels: false,
    }).metadata();
    if (format !== READ_AS[extension]) return uploadFailure('picture');
    if (Math.max(width, height) > MOST_PIXELS_A_SIDE || width * height > MOST_PIXELS)
      return uploadFailure('too_many_pixels');
    const isSolid = !hasAlpha || (await sharp(file, READING).stats()).isOpaque;
    const upright = sharp(file, READING)
      .autoOrient()
      .resize({
        width: LONGEST_SIDE,
        height: LONGEST_SIDE,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .toColourspace('srgb');
    const { data, info } = await (
      isSolid
        ? upright.flatten().jpeg({ quality: QUALITY.original, mozjpeg: true })
        : upright.webp({ lossless: true })
    ).toBuffer({ resolveWithObject: true });
    const kept = { content: data, width: info.width, height: info.height };
    return { ok: true, value: { ...kept, extension: isSolid ? 'jpg' : 'webp' } };
  } catch {
    // Whatever a decoder says about a picture, it cannot be shown.
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
): Promise<Buffer> => ENCODERS[format](sharp(original, READING).resize({ width })).toBuffer();

/** A drawing of our own as a JPEG, good enough to be kept as if it had been uploaded. */
export const drawn = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).jpeg({ quality: QUALITY.drawing, chromaSubsampling: '4:4:4' }).toBuffer();

/** The width of one of our own originals, in pixels. */
export const widthOf = async (original: Buffer): Promise<number> =>
  (await sharp(original, READING).metadata()).width;
