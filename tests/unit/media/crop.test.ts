import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import {
  cropArea,
  cropProblems,
  focalIn,
  leastCropSide,
  pixelArea,
} from '../../../src/lib/media/crop.ts';
import { cropPicture } from '../../../src/lib/server/services/media/picture.ts';
import { cropHash, originalAt } from '../../../src/lib/server/services/media/store-crop.ts';

const SIZE = { width: 1000, height: 600 };
const side = fc.integer({ min: 1, max: 3200 });
const share = fc.double({ min: 0, max: 1, noNaN: true });

describe('CM-06 a part of a picture', () => {
  it('is whole pixels, each edge at the nearest one', () => {
    expect(pixelArea({ x: 0.1004, y: 0.25, width: 0.5, height: 0.5 }, SIZE)).toEqual({
      left: 100,
      top: 150,
      width: 500,
      height: 300,
    });
    // Thirds meet: the edge of one is the edge of the next.
    const third = (x: number) => pixelArea({ x, y: 0, width: 1 / 3, height: 1 }, SIZE);
    expect(third(0).width).toBe(third(1 / 3).left);
    expect(third(1 / 3).left + third(1 / 3).width).toBe(third(2 / 3).left);
  });

  it('never leaves the picture and is never empty, whatever is asked for', () => {
    fc.assert(
      fc.property(side, side, share, share, share, share, (width, height, ...shares) => {
        const [x, y, w, h] = shares;
        const area = pixelArea({ x, y, width: w, height: h }, { width, height });
        expect(area.left).toBeGreaterThanOrEqual(0);
        expect(area.top).toBeGreaterThanOrEqual(0);
        expect(area.width).toBeGreaterThanOrEqual(1);
        expect(area.height).toBeGreaterThanOrEqual(1);
        expect(area.left + area.width).toBeLessThanOrEqual(width);
        expect(area.top + area.height).toBeLessThanOrEqual(height);
      }),
    );
  });

  it('is the same pixels again after it was shares', () => {
    fc.assert(
      fc.property(side, side, share, share, share, share, (width, height, ...shares) => {
        const [x, y, w, h] = shares;
        const size = { width, height };
        const area = pixelArea({ x, y, width: w, height: h }, size);
        expect(pixelArea(cropArea(area, size), size)).toEqual(area);
      }),
    );
  });

  it.each([
    ['reaches over the right edge', { x: 0.6, y: 0, width: 0.5, height: 1 }, ['width outside']],
    [
      'reaches over both edges',
      { x: 0.6, y: 0.6, width: 0.5, height: 0.5 },
      ['width outside', 'height outside'],
    ],
    ['is too narrow', { x: 0, y: 0, width: 0.063, height: 1 }, ['width small']],
    ['has no height', { x: 0, y: 0, width: 1, height: 0 }, ['height small']],
    ['is the whole picture', { x: 0, y: 0, width: 1, height: 1 }, ['width whole']],
    ['is as narrow as can be', { x: 0, y: 0, width: 0.064, height: 1 }, []],
    ['ends at the edge but for rounding', { x: 0.333, y: 0, width: 0.667, height: 0.5 }, []],
  ])('%s', (_, area, problems) => {
    expect(cropProblems(area, SIZE).map(({ field, reason }) => `${field} ${reason}`)).toEqual(
      problems,
    );
  });

  it('of a picture that is smaller than the least keeps its side', () => {
    expect(leastCropSide(40)).toBe(40);
    const small = { width: 400, height: 40 };
    expect(cropProblems({ x: 0.2, y: 0, width: 0.5, height: 1 }, small)).toEqual([]);
    expect(cropProblems({ x: 0.2, y: 0, width: 0.5, height: 0.9 }, small)).toHaveLength(1);
  });
});

describe('CM-06 the focal point in a part', () => {
  const area = { left: 500, top: 0, width: 250, height: 300 };

  it('is the same point of what is seen', () => {
    expect(focalIn({ x: 0.6, y: 0.25 }, area, SIZE)).toEqual({ x: 0.4, y: 0.5 });
  });

  it('goes to the nearest edge where it lies outside', () => {
    expect(focalIn({ x: 0.1, y: 0.9 }, area, SIZE)).toEqual({ x: 0, y: 1 });
  });

  it('stays where it is in the whole picture', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 100 }), (x, y) => {
        const focal = { x: x / 100, y: y / 100 };
        expect(focalIn(focal, { left: 0, top: 0, ...SIZE }, SIZE)).toEqual(focal);
      }),
    );
  });
});

/** Red above blue, with a place without colour at the right where it has one. */
const halves = (isTransparent: boolean): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="200">
    <rect width="${isTransparent ? 300 : 400}" height="100" fill="#f00"/>
    <rect y="100" width="${isTransparent ? 300 : 400}" height="100" fill="#00f"/></svg>`;
const middleOf = async (picture: Buffer): Promise<readonly number[]> => [
  ...(await sharp(picture).removeAlpha().resize(1, 1).raw().toBuffer()),
];

describe('CM-06 a part that is cut out', () => {
  it('is the pixels that were asked for, without metadata', async () => {
    const original = await sharp(Buffer.from(halves(false)))
      .flatten()
      .withExif({ IFD0: { Artist: 'Ada' } })
      .jpeg()
      .toBuffer();
    const area = { left: 40, top: 110, width: 200, height: 80 };
    const cut = await cropPicture(original, area);
    if (!cut.ok) throw new Error(cut.failure.reason);
    const { content, ...facts } = cut.value;
    expect(facts).toEqual({ width: 200, height: 80, extension: 'jpg' });
    const { exif, format, icc } = await sharp(content).metadata();
    expect({ exif, format, icc }).toEqual({ exif: undefined, format: 'jpeg', icc: undefined });
    const [red = 0, , blue = 0] = await middleOf(content);
    expect(red).toBeLessThan(20);
    expect(blue).toBeGreaterThan(235);
  });

  it('is meant upright where the file says that it lies', async () => {
    // Orientation 6 is shown turned by a quarter: what lies at the left is at the top.
    const lying = await sharp(Buffer.from(halves(false)))
      .rotate(270)
      .flatten()
      .withExif({ IFD0: { Orientation: '6' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const cut = await cropPicture(lying, { left: 0, top: 0, width: 400, height: 90 });
    if (!cut.ok) throw new Error(cut.failure.reason);
    expect([cut.value.width, cut.value.height]).toEqual([400, 90]);
    const [red = 0, , blue = 255] = await middleOf(cut.value.content);
    expect(red).toBeGreaterThan(235);
    expect(blue).toBeLessThan(20);
  });

  it('keeps what is transparent, and is a photograph where nothing of it is', async () => {
    const original = await sharp(Buffer.from(halves(true)))
      .webp({ lossless: true })
      .toBuffer();
    const cutAt = async (left: number) => {
      const cut = await cropPicture(original, { left, top: 0, width: 100, height: 200 });
      return cut.ok && cut.value.extension;
    };
    expect(await cutAt(250)).toBe('webp');
    expect(await cutAt(100)).toBe('jpg');
  });

  it('is refused where it is no part of the picture, or the file is none', async () => {
    const original = await sharp(Buffer.from(halves(false)))
      .jpeg()
      .toBuffer();
    const area = { left: 300, top: 0, width: 200, height: 100 };
    expect(await cropPicture(original, area)).toMatchObject({ ok: false });
    expect(await cropPicture(Buffer.from('no picture'), area)).toMatchObject({ ok: false });
  });
});

describe('CM-06 the name of a crop', () => {
  const original = { hash: 'a'.repeat(32), name: 'original.jpg' };
  const area = { left: 1, top: 2, width: 30, height: 40 };

  it('is the same for the same part of the same picture, and for nothing else', () => {
    const name = cropHash(original, area);
    expect(name).toMatch(/^[0-9a-f]{32}$/u);
    expect(cropHash(original, { ...area })).toBe(name);
    const others = [
      cropHash({ ...original, hash: 'b'.repeat(32) }, area),
      ...(['left', 'top', 'width', 'height'] as const).map((key) =>
        cropHash(original, { ...area, [key]: 99 }),
      ),
      // The same digits in another order.
      cropHash(original, { left: 12, top: 3, width: 0, height: 40 }),
    ];
    expect(new Set([name, ...others]).size).toBe(others.length + 1);
  });

  it('is made of originals of the library only', () => {
    expect(originalAt(`/media/${original.hash}/original.jpg`)).toEqual(original);
    for (const src of [
      `/media/${original.hash}/320.jpg`,
      `/media/${original.hash}/logo.svg`,
      '/poster/nature/event-1.svg',
      `/media/../${original.hash}/original.jpg`,
    ])
      expect(originalAt(src), src).toBeNull();
  });
});
