import { describe, expect, it } from 'vitest';
import { followed, type MediaFacts } from '../../../src/lib/media/follow.ts';

const before: MediaFacts = {
  src: `/media/${'a'.repeat(32)}/original.jpg`,
  mime: 'image/jpeg',
  bytes: 100,
  width: 400,
  height: 300,
  title: 'Saal',
  alt: { de: 'Der Saal', en: 'The hall' },
  decorative: false,
  credit: 'Ada',
  focal: { x: 0.5, y: 0.5 },
};
const after: MediaFacts = {
  ...before,
  src: `/media/${'b'.repeat(32)}/original.webp`,
  width: 800,
  height: 900,
  alt: { de: 'Der leere Saal', en: 'The empty hall' },
  credit: null,
  focal: { x: 0.2, y: 0.8 },
};
const { src, width, height, alt, decorative, focal } = before;
const picture = { src, width, height, alt, decorative, credit: 'Ada', focal };

describe('ED-12 a place that shows a file', () => {
  it('follows it in what it copied and left as it was, wherever it stands', () => {
    const page = { title: src.slice(1), modules: [{ data: { items: [{ image: picture }] } }] };
    expect(followed(page, before, after)).toEqual({
      title: page.title,
      modules: [
        {
          data: {
            items: [
              {
                image: {
                  src: after.src,
                  width: 800,
                  height: 900,
                  alt: after.alt,
                  decorative: false,
                  credit: '',
                  focal: after.focal,
                },
              },
            ],
          },
        },
      ],
    });
  });

  it('keeps its own words and its own crop', () => {
    const own = {
      ...picture,
      alt: { de: 'Hier wird geprobt', en: alt.en },
      credit: 'Somebody',
      focal: { x: 0.1, y: 0.1 },
    };
    expect(followed(own, before, after)).toEqual({
      ...own,
      src: after.src,
      width: 800,
      height: 900,
      alt: { de: 'Hier wird geprobt', en: 'The empty hall' },
    });
  });

  it('follows as a file, and within texts', () => {
    const file = { src, mime: 'image/jpeg', bytes: 100, title: 'Other' };
    expect(followed([file, `<img src="${src}">`], before, after)).toEqual([
      { src: after.src, mime: 'image/jpeg', bytes: 100, title: 'Other' },
      `<img src="${after.src}">`,
    ]);
  });

  it('is the same object where nothing shows the file', () => {
    const other = { image: { ...picture, src: '/media/other/x.jpg' }, list: [1, null, 'text'] };
    expect(followed(other, before, after)).toBe(other);
    expect(followed(null, before, after)).toBe(null);
  });
});
