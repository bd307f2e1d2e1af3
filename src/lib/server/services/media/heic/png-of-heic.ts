import { readFile } from 'node:fs/promises';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** The box of a colour profile: its size, `colr`, its kind, the profile (ISO 23008-12). */
const PROFILE = Buffer.from('colrprof', 'latin1');
/** A camera's profile has half a kilobyte, one for printing up to two megabytes. */
const MAX_PROFILE_BYTES = 4_000_000;
/** A PNG begins with eight bytes and its header of twenty-five. */
const PNG_HEAD_BYTES = 33;

/** The most points that are decoded, of a side and in all. */
interface Bounds {
  readonly side: number;
  readonly pixels: number;
}

/** The colour profile of a picture; without one it is sRGB. */
function profileOf(file: Buffer): Buffer | null {
  const at = file.indexOf(PROFILE);
  if (at < 4) return null;
  const end = at - 4 + file.readUInt32BE(at - 4);
  const start = at + PROFILE.byteLength;
  if (end > file.byteLength || end <= start || end - start > MAX_PROFILE_BYTES) return null;
  return file.subarray(start, end);
}

/** The same PNG with a colour profile (`iCCP`), which sharp attaches to no pixels of its own. */
function withProfile(png: Buffer, profile: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from('iCCPicc\0\0', 'latin1'), deflateSync(profile)]);
  const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  size.writeUInt32BE(body.byteLength - 4);
  sum.writeUInt32BE(crc32(body));
  const [head, rest] = [png.subarray(0, PNG_HEAD_BYTES), png.subarray(PNG_HEAD_BYTES)];
  return Buffer.concat([head, size, body, sum, rest]);
}

/**
 * A HEIC picture, as phones take them, as a PNG in its size, upright and with its colours.
 * The decoder is WebAssembly: its faults reach nothing but its own memory, which the system's
 * decoder (`../picture.ts`) does not promise.
 * @returns why there is none: it cannot be read, or has more points than are decoded
 */
export async function pngOfHeic(
  file: string,
  { side, pixels: most }: Bounds,
): Promise<Buffer | 'picture' | 'too_many_pixels'> {
  // Two megabytes that most uploads do not need.
  const { default: libheif } = await import('libheif-js/wasm-bundle.js');
  const content = await readFile(file);
  const pictures = new libheif.HeifDecoder().decode(content);
  const picture = pictures.find((one) => one.is_primary()) ?? pictures[0];
  if (picture === undefined) return 'picture';
  const [width, height] = [picture.get_width(), picture.get_height()];
  if (Math.max(width, height) > side || width * height > most) return 'too_many_pixels';
  const pixels = { data: new Uint8ClampedArray(width * height * 4), width, height };
  const isDecoded = await new Promise<boolean>((resolve) => {
    picture.display(pixels, (shown) => resolve(shown !== null));
  });
  for (const one of pictures) one.free();
  if (!isDecoded) return 'picture';
  const raw = { width, height, channels: 4 } as const;
  const png = await sharp(pixels.data, { raw }).png({ compressionLevel: 0 }).toBuffer();
  const profile = profileOf(content);
  return profile === null ? png : withProfile(png, profile);
}
