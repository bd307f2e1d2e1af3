import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { imageSchema } from '../../../src/content/fields/image.ts';
import {
  drawnIn,
  renditionAt,
  renditionsOf,
  renditionWidths,
  imageView,
} from '../../../src/lib/media/picture.ts';

const FOLDER = `/media/${'a1'.repeat(16)}`;
const image = (more: object = {}) =>
  imageSchema.parse({
    src: `${FOLDER}/original.jpg`,
    width: 1000,
    height: 500,
    alt: { de: 'Der Saal', en: 'The hall' },
    credit: 'Somebody',
    focal: { x: 0.2, y: 0.9 },
    ...more,
  });

describe('CM-06 a picture in one language', () => {
  it('says what it shows in that language, else in the other one', () => {
    expect(imageView(image(), 'en')).toEqual({
      src: `${FOLDER}/original.jpg`,
      width: 1000,
      height: 500,
      alt: 'The hall',
      credit: 'Somebody',
      focal: { x: 0.2, y: 0.9 },
    });
    expect(imageView(image({ alt: { de: 'Der Saal', en: '' } }), 'en').alt).toBe('Der Saal');
  });

  it('says nothing when it only decorates', () => {
    expect(imageView(image({ decorative: true }), 'de').alt).toBe('');
  });
});

describe('CM-06 the widths of a picture', () => {
  it('are the fixed ones below its own, and its own', () => {
    expect(renditionWidths(1000)).toEqual([320, 480, 640, 960, 1000]);
    expect(renditionWidths(960)).toEqual([320, 480, 640, 960]);
    expect(renditionWidths(200)).toEqual([200]);
    expect(renditionWidths(3200)).toEqual([320, 480, 640, 960, 1280, 1920, 2560]);
  });

  it('rise, never beyond the picture', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3200 }), (width) => {
        const widths = renditionWidths(width);
        expect([...new Set(widths)].sort((a, b) => a - b)).toEqual(widths);
        expect(widths.at(-1)).toBe(Math.min(width, 2560));
      }),
    );
  });

  it('are offered in the modern formats and a plain one', () => {
    expect(renditionsOf({ src: `${FOLDER}/original.jpg`, width: 400 })).toEqual({
      sources: [
        { type: 'image/avif', srcset: `${FOLDER}/320.avif 320w, ${FOLDER}/400.avif 400w` },
        { type: 'image/webp', srcset: `${FOLDER}/320.webp 320w, ${FOLDER}/400.webp 400w` },
      ],
      plain: { type: 'image/jpeg', srcset: `${FOLDER}/320.jpg 320w, ${FOLDER}/400.jpg 400w` },
    });
    expect(renditionsOf({ src: `${FOLDER}/original.webp`, width: 320 })?.plain.srcset).toBe(
      `${FOLDER}/320.png 320w`,
    );
  });

  it.each([
    '/bilder/saal.jpg',
    `${FOLDER}/logo.svg`,
    '/media/x/original.jpg',
    `/x${FOLDER}/original.jpg`,
  ])('are not there of %s, which is shown as it is', (src) => {
    expect(renditionsOf({ src, width: 1000 })).toBeNull();
    expect(renditionAt({ src, width: 1000 }, 960)).toBe(src);
  });

  it('are only those that a small place can need, and always one', () => {
    const widths = (width: number, most: number) =>
      renditionsOf({ src: `${FOLDER}/original.jpg`, width }, most)
        ?.plain.srcset.split(', ')
        .map((one) => one.split(' ')[1]);
    expect(widths(1000, 480)).toEqual(['320w', '480w']);
    expect(widths(1000, 100)).toEqual(['320w']);
    expect(widths(200, 100)).toEqual(['200w']);
  });

  it('can be had one by one: the next larger one, else the largest', () => {
    const at = (wanted: number) => renditionAt(image(), wanted).slice(FOLDER.length + 1);
    expect([at(1), at(640), at(641), at(5000)]).toEqual([
      '320.jpg',
      '640.jpg',
      '960.jpg',
      '1000.jpg',
    ]);
  });
});

describe('CM-06 how wide a picture is drawn in its box', () => {
  const wide = { width: 2000, height: 1000 };
  const half = (window: number) => window / 2;
  const square = () => 1;

  it('is more by what is cut off at the sides', () => {
    expect(drawnIn(half, wide, square)(1440)).toBe(1440);
    expect(drawnIn(half, wide, () => 4 / 5)(1440)).toBe(1800);
  });

  it('is at most a fifth more on phones, whose lines are slow', () => {
    expect(drawnIn(half, wide, square)(400)).toBe(240);
  });

  it('is the box where nothing is cut off there', () => {
    expect(drawnIn(half, { width: 500, height: 1000 }, square)(1440)).toBe(720);
    expect(drawnIn(half, wide, () => Infinity)(1440)).toBe(720);
  });
});
