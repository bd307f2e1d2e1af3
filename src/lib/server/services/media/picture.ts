import { open } from 'node:fs/promises';
import sharp, { type Metadata, type Sharp } from 'sharp';
import type { PixelArea } from '../../../media/crop.ts';
import type { RenditionFormat } from '../../../media/picture.ts';
import { LONGEST_SIDE, MAX_PIXELS, MAX_PIXELS_A_SIDE } from './limits.ts';
import { pngOfHeic } from './heic/png-of-heic.ts';
import { type UploadResult, uploadFailure } from './upload-failure.ts';

const SIGNATURE_BYTES = 8;
/** Length and type of a part; behind what it holds stands a sum of four bytes. */
const HEAD_BYTES = 8;
const SUM_BYTES = 4;
/** Parts before the pixels; a file has a dozen. */
const MAX_PARTS = 1000;

/** Whether a PNG moves: then a part that says so stands before its pixels. The decoder does not tell. */
async function isAnimatedPng(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const head = Buffer.alloc(HEAD_BYTES);
    let at = SIGNATURE_BYTES;
    for (let part = 0; part < MAX_PARTS; part += 1) {
      const { bytesRead } = await file.read(head, 0, HEAD_BYTES, at);
      const type = head.toString('latin1', 4);
      if (bytesRead < HEAD_BYTES || type === 'IDAT') return false;
      if (type === 'acTL') return true;
      at += HEAD_BYTES + head.readUInt32BE(0) + SUM_BYTES;
    }
    return false;
  } finally {
    await file.close();
  }
}

// A cache between pictures only takes memory, and so do threads; pages need the other processor.
sharp.cache(false);
sharp.concurrency(1);
// The HEIF decoder had vulnerabilities that executed code. AVIF is rejected by its first bytes
// already, HEIC has a decoder of its own (`png-of-heic.ts`); this blocks both under another name.
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

export const READ_OPTIONS = { failOn: 'error', limitInputPixels: MAX_PIXELS } as const;

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

/** The parts of its size in which the decoder of JPEG can read, without decoding the rest. */
const READ_PARTS = [1, 2, 4, 8] as const;
/** The decoder holds the whole of an interlaced PNG, and what it makes of it. */
const INTERLACED_COUNT = 2;

type Facts = Pick<Metadata, 'width' | 'height' | 'format' | 'isProgressive'>;

/**
 * The longest side to read a picture with so that no more points are decoded than may be; null:
 * there is none. Only a JPEG whose lines follow each other can be read smaller than it is.
 */
function longestSide(
  { width, height, format, isProgressive }: Facts,
  mostPixels: number,
): number | null {
  const points = width * height;
  if (Math.max(width, height) > MAX_PIXELS_A_SIDE || points > MAX_PIXELS) return null;
  const counted = isProgressive && format === 'png' ? points * INTERLACED_COUNT : points;
  const parts = format === 'jpeg' && !isProgressive ? READ_PARTS : ([1] as const);
  const part = parts.find((one) => counted / one ** 2 <= mostPixels);
  if (part === undefined) return null;
  return Math.min(LONGEST_SIDE, Math.floor(Math.max(width, height) / part));
}

/** A picture that can be transparent is decoded once, however it is encoded then. */
async function encodeUpright(upright: Sharp, hasAlpha: boolean): Promise<NormalizedPicture> {
  if (!hasAlpha) return encodeOriginal(upright, true);
  const { data, info } = await upright.raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const raw = { raw: { width, height, channels } };
  const { isOpaque } = await sharp(data, raw).stats();
  return encodeOriginal(sharp(data, raw), isOpaque);
}

async function normalize(
  input: string | Buffer,
  extension: string,
  mostPixels: number,
): Promise<UploadResult<NormalizedPicture>> {
  const facts = await sharp(input, { limitInputPixels: false }).metadata();
  const { format, hasAlpha, pages = 1 } = facts;
  if (format !== SHARP_FORMAT[extension]) return uploadFailure('picture');
  const longest = longestSide(facts, mostPixels);
  if (longest === null) return uploadFailure('too_many_pixels');
  const upright = sharp(input, READ_OPTIONS)
    .autoOrient()
    .resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb');
  const isFirstFrame =
    pages > 1 || (format === 'png' && typeof input === 'string' && (await isAnimatedPng(input)));
  return { ok: true, value: { ...(await encodeUpright(upright, hasAlpha)), isFirstFrame } };
}

/**
 * Decodes and encodes a picture again, from a file whose type was detected as one.
 * @param extension what its first bytes said that it is
 * @param mostPixels how many points are decoded at most
 */
export async function normalizePicture(
  file: string,
  extension: string,
  mostPixels = MAX_PIXELS,
): Promise<UploadResult<NormalizedPicture>> {
  try {
    if (extension !== 'heic') return await normalize(file, extension, mostPixels);
    const png = await pngOfHeic(file, { side: MAX_PIXELS_A_SIDE, pixels: mostPixels });
    return typeof png === 'string' ? uploadFailure(png) : await normalize(png, 'png', mostPixels);
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
    return { ok: true, value: await encodeUpright(part, true) };
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

/** As a JPEG a drawing is good enough to be stored as an upload, as a PNG it is as small as it can be. */
export type DrawnFormat = 'jpg' | 'png';

/** A drawing in pixels; nobody else has sent it, so that it is stored as it is. */
export interface DrawnPicture {
  readonly content: Buffer;
  readonly width: number;
  readonly height: number;
}

/** A drawing of our own in pixels. */
export async function rasterizeSvg(svg: string, format: DrawnFormat): Promise<DrawnPicture> {
  const drawing = sharp(Buffer.from(svg));
  const encoded =
    format === 'jpg'
      ? drawing.jpeg({ quality: QUALITY.drawing, chromaSubsampling: '4:4:4' })
      : drawing.png({ palette: true });
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
  return { content: data, width: info.width, height: info.height };
}

/** The width of one of our own originals, in pixels. */
export const widthOf = async (original: Buffer): Promise<number> =>
  (await sharp(original, READ_OPTIONS).metadata()).width;
