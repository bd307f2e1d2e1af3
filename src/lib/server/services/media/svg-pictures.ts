import sharp from 'sharp';
import { LONGEST_INNER_SIDE, MAX_BYTES, MAX_INNER_PIXELS } from './limits.ts';
import { READ_OPTIONS } from './picture.ts';
import { sanitizeSvg, type SanitizedSvg } from './sanitize-svg.ts';
import { type UploadResult, uploadFailure } from './upload-failure.ts';

const FORMATS: readonly string[] = ['png', 'jpeg', 'gif', 'webp'];
const QUALITY = 92;
const MAX_CHARACTERS = MAX_BYTES.vector * 2;

/** A picture within a drawing, made anew; null: it is none, or damaged. */
async function remade(
  address: string,
  room: number,
): Promise<{ readonly address: string; readonly pixels: number } | 'too_large' | null> {
  const content = Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
  try {
    const { format, width, height } = await sharp(content, { limitInputPixels: false }).metadata();
    if (!FORMATS.includes(format)) return null;
    const pixels = width * height;
    if (pixels > room) return 'too_large';
    const side = LONGEST_INNER_SIDE;
    const picture = sharp(content, READ_OPTIONS)
      .autoOrient()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb');
    const [type, bytes] =
      format === 'jpeg'
        ? ['jpeg', await picture.jpeg({ quality: QUALITY }).toBuffer()]
        : ['png', await picture.png().toBuffer()];
    return { address: `data:image/${type};base64,${bytes.toString('base64')}`, pixels };
  } catch {
    // The message of the decoder is not shown.
    return null;
  }
}

/** Cleans a drawing with the pictures that stand in it, each of which is decoded and encoded again. */
export async function sanitizeWithPictures(bytes: Buffer): Promise<UploadResult<SanitizedSvg>> {
  const first = sanitizeSvg(bytes);
  if (!first.ok || first.value.pictures.length === 0) return first;
  const pictures = new Map<string, string>();
  let room = MAX_INNER_PIXELS;
  for (const address of first.value.pictures) {
    const picture = await remade(address, room);
    if (picture === 'too_large') return uploadFailure('vector_pictures');
    if (picture === null) continue;
    room -= picture.pixels;
    pictures.set(address, picture.address);
  }
  const whole = sanitizeSvg(bytes, pictures);
  if (!whole.ok) return whole;
  if (whole.value.content.byteLength > MAX_CHARACTERS) return uploadFailure('vector_pictures');
  const { pictures: damaged, lost } = whole.value;
  return {
    ok: true,
    value: { ...whole.value, lost: damaged.length > 0 ? [...new Set([...lost, 'image'])] : lost },
  };
}
