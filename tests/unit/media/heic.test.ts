import { writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { pngOfHeic } from '../../../src/lib/server/services/media/heic/png-of-heic.ts';
import { MAX_FORM_PIXELS, MAX_PIXELS } from '../../../src/lib/server/services/media/limits.ts';
import { normalizePicture } from '../../../src/lib/server/services/media/picture.ts';
import { kept, testLibrary } from './media-kit.ts';

/**
 * A picture as a phone keeps it: 64 by 48 points, red at the left and blue at the right, to be
 * turned to the left, with colours of the profile Display P3.
 */
const PHONE = Buffer.from(
  [
    'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAA6RtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAA',
    'AAAAAAAAAAAA5waXRtAAAAAAACAAAAEGlkYXQAAAAAAEAAMAAAADhpbG9jAQAAAERAAAIAAQAAAAAAAAPIAAEAAAAA',
    'AAAAdQACAAEAAAAAAAAAAQAAAAAAAAAIAAAAOGlpbmYAAAAAAAIAAAAVaW5mZQIAAAEAAQAAaHZjMQAAAAAVaW5mZQ',
    'IAAAAAAgAAZ3JpZAAAAALPaXBycAAAAqtpcGNvAAAAdmh2Y0MBA3AAAAAAAAAAAAAe8AD8/fj4AAAPAyAAAQAYQAEM',
    'Af//A3AAAAMAkAAAAwAAAwAeugJAIQABACpCAQEDcAAAAwCQAAADAAADAB6gIIEFlurkprm4EBAwIAAAAwAgAAADAC',
    'EiAAEABkQBwXPAiQAAABRpc3BlAAAAAAAAAEAAAABAAAAAFGlzcGUAAAAAAAAAQAAAADAAAAHsY29scnByb2YAAAHg',
    'bGNtcwQgAABtbnRyUkdCIFhZWiAH4gADABQACQAOAB1hY3NwTVNGVAAAAABzYXdzY3RybAAAAAAAAAAAAAAAAAAA9t',
    'YAAQAAAADTLWhhbmSC4qhyi4o/9yU+uZLuJNauAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAApkZXNjAAAA',
    '/AAAACRjcHJ0AAABIAAAACJ3dHB0AAABRAAAABRjaGFkAAABWAAAACxyWFlaAAABhAAAABRnWFlaAAABmAAAABRiWF',
    'laAAABrAAAABRyVFJDAAABwAAAACBnVFJDAAABwAAAACBiVFJDAAABwAAAACBtbHVjAAAAAAAAAAEAAAAMZW5VUwAA',
    'AAgAAAAcAHMAUAAzAENtbHVjAAAAAAAAAAEAAAAMZW5VUwAAAAYAAAAcAEMAQwAwAABYWVogAAAAAAAA9tYAAQAAAA',
    'DTLXNmMzIAAAAAAAEMQgAABd7///MlAAAHkwAA/ZD///uh///+TgAAA5oAAMAUWFlaIAAAAAAAAIPfAAA9vwAAAABY',
    'WVogAAAAAAAASr8AALE3AAAKtVhZWiAAAAAAAAAoOAAAEQoAAMh4cGFyYQAAAAAAAwAAAAJmaQAA8qcAAA1ZAAAT0A',
    'AAClsAAAAQcGl4aQAAAAADCAgIAAAACWlyb3QBAAAAHGlwbWEAAAAAAAAAAgABAoECAAIEA4SFhgAAABppcmVmAAAA',
    'AAAAAA5kaW1nAAIAAQABAAAAfW1kYXQAAABxKAGvCeA5IyS///WH///hv3kPzMC3Bf/yhQffyvEf/5+51EY1iyopfp',
    'SJaJzFLFWIx2xRl9oa/46NHsy5EKKkH+IgCqurjvXjbj2/7WAgk4c5feAP58wvh9VN6aI1jo9NGmkqC36mkJD81Sck',
    'rL7cly4=',
  ].join(''),
  'base64',
);
const RED = [200, 60, 40];
const BLUE = [30, 90, 160];

/** The colour in the middle of a half of a picture. */
const colourAt = async (picture: Buffer, top: number): Promise<readonly number[]> => {
  const part = sharp(picture).extract({ left: 20, top, width: 8, height: 8 }).removeAlpha();
  return Array.from(await part.resize(1, 1).raw().toBuffer());
};

/** How far two colours are apart, of 255. */
const distance = (one: readonly number[], other: readonly number[]): number =>
  Math.max(...one.map((value, at) => Math.abs(value - (other[at] ?? 0))));

/** The same picture that says that it is as wide as this. */
function withWidth(width: number): Buffer {
  const copy = Buffer.from(PHONE);
  for (let at = copy.indexOf('ispe'); at > 0; at = copy.indexOf('ispe', at + 1))
    copy.writeUInt32BE(width, at + 8);
  return copy;
}

describe('CM-06 ED-15 a HEIC of a phone', () => {
  it('is stored as a JPEG, upright and in the colours that the phone saw', async () => {
    const { add, bytesAt, files } = testLibrary();
    const { facts } = kept(await add(PHONE, 'IMG_0001.HEIC'));
    expect(facts).toMatchObject({ title: 'IMG_0001', mime: 'image/jpeg', width: 48, height: 64 });
    expect(files()).toEqual(['original.jpg']);
    const stored = bytesAt(facts.src);
    // What was at the right is above.
    expect(distance(await colourAt(stored, 12), BLUE)).toBeLessThan(8);
    expect(distance(await colourAt(stored, 44), RED)).toBeLessThan(8);
  });

  it.each([
    ['with more points than are decoded', 'too_many_pixels', () => withWidth(12_000_000)],
    ['that breaks off', 'picture', () => PHONE.subarray(0, -40)],
    ['whose description breaks off', 'picture', () => PHONE.subarray(0, 600)],
  ])('%s is refused (%s)', async (_, reason, make) => {
    const { add, files } = testLibrary();
    expect(await add(make(), 'a.heic')).toMatchObject({ ok: false, failure: { reason } });
    expect(files()).toEqual([]);
  });

  it('of a form is decoded up to twelve megapixels', async () => {
    const { folder } = testLibrary();
    writeFileSync(`${folder}/a`, PHONE);
    const size = 64 * 48;
    expect(await normalizePicture(`${folder}/a`, 'heic', size - 1)).toMatchObject({
      failure: { reason: 'too_many_pixels' },
    });
    expect(await normalizePicture(`${folder}/a`, 'heic', size)).toMatchObject({ ok: true });
    // What cameras of twelve megapixels make.
    expect(4032 * 3024).toBeLessThanOrEqual(MAX_FORM_PIXELS);
  });

  it('keeps its profile until its colours are changed', async () => {
    const { folder } = testLibrary();
    writeFileSync(`${folder}/a`, PHONE);
    const png = await pngOfHeic(`${folder}/a`, { side: MAX_PIXELS, pixels: MAX_PIXELS });
    if (typeof png === 'string') throw new Error(png);
    expect((await sharp(png).metadata()).icc).toBeInstanceOf(Buffer);
    // Control: without it the same points are other colours.
    const bare = await sharp(png, { ignoreIcc: true }).png().toBuffer();
    expect(distance(await colourAt(bare, 44), RED)).toBeGreaterThan(8);
  });
});
