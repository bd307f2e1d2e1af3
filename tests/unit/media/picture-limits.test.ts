import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it, onTestFinished } from 'vitest';
import { LOCALES } from '../../../src/lib/constants.ts';
import { formFileFailure } from '../../../src/lib/server/services/forms/check-file.ts';
import { MAX_FORM_MEGAPIXELS } from '../../../src/lib/server/services/media/limits.ts';
import { normalizePicture } from '../../../src/lib/server/services/media/picture.ts';

/** What is decoded at most in these tests, where a form takes some million times as much. */
const MOST = 1000;

type Format = 'jpg' | 'png' | 'webp' | 'gif';
type Case = readonly [what: string, Format, width: number, height: number, isInterlaced: boolean];

const pictureOf = (format: Format, width: number, height: number, isInterlaced: boolean) => {
  const background = { r: 90, g: 20, b: 20, alpha: 0.5 };
  const channels = format === 'jpg' ? 3 : 4;
  const picture = sharp({ create: { width, height, channels, background } });
  if (format === 'jpg') return picture.jpeg({ progressive: isInterlaced }).toBuffer();
  if (format === 'png') return picture.png({ progressive: isInterlaced }).toBuffer();
  return format === 'webp' ? picture.webp().toBuffer() : picture.gif().toBuffer();
};

async function normalized(bytes: Buffer, format: Format, most?: number): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'foyer-limits-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  const file = path.join(folder, 'picture');
  writeFileSync(file, bytes);
  const result = await normalizePicture(file, format, most);
  return result.ok ? `${result.value.width} × ${result.value.height}` : result.failure.reason;
}

/** More points than may be decoded, in all formats. */
const TOO_LARGE: readonly Case[] = [
  ['a PNG', 'png', 40, 30, false],
  ['an interlaced PNG, which counts twice', 'png', 30, 20, true],
  ['a WebP', 'webp', 40, 30, false],
  ['a GIF', 'gif', 40, 30, false],
  ['a progressive JPEG, which is held whole', 'jpg', 40, 30, true],
  ['a JPEG beyond an eighth', 'jpg', 400, 300, false],
];

describe('FO-04 how many points of a picture are decoded', () => {
  it.each(TOO_LARGE)('FO-04 %s is refused before it is decoded', async (_, format, ...size) => {
    const bytes = await pictureOf(format, ...size);
    expect(await normalized(bytes, format, MOST)).toBe('too_many_pixels');
  });

  it.each(TOO_LARGE)('FO-04 control: with room for it %s is taken', async (_, format, ...size) => {
    const [width, height] = size;
    const bytes = await pictureOf(format, ...size);
    expect(await normalized(bytes, format)).toBe(`${width} × ${height}`);
  });

  it('FO-04 a photograph is read at the part of its size that there is room for', async () => {
    expect(await normalized(await pictureOf('jpg', 30, 30, false), 'jpg', MOST)).toBe('30 × 30');
    expect(await normalized(await pictureOf('jpg', 60, 40, false), 'jpg', MOST)).toBe('30 × 20');
    expect(await normalized(await pictureOf('jpg', 120, 80, false), 'jpg', MOST)).toBe('30 × 20');
    expect(await normalized(await pictureOf('jpg', 240, 160, false), 'jpg', MOST)).toBe('30 × 20');
  });

  it.each(['jpg', 'png', 'webp', 'gif'] as const)(
    'FO-04 a truncated %s is refused',
    async (format) => {
      const noise = Buffer.from(Array.from({ length: 3 * 24 * 24 }, (_, at) => (at * 7919) % 251));
      const raw = { width: 24, height: 24, channels: 3 } as const;
      const name = format === 'jpg' ? 'jpeg' : format;
      const bytes = await sharp(noise, { raw }).toFormat(name).toBuffer();
      expect(await normalized(bytes, format, MOST)).toBe('24 × 24');
      const half = bytes.subarray(0, bytes.byteLength / 2);
      expect(await normalized(half, format, MOST)).toBe('picture');
    },
  );

  it.each(LOCALES)('FO-04 the limit is named in the language of the visitor: %s', (locale) => {
    const { code, message } = formFileFailure('too_many_pixels', locale);
    expect(code).toBe('too_large');
    expect(message).toContain(`${MAX_FORM_MEGAPIXELS} `);
  });
});
