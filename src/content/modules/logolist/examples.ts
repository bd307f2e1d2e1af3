import type { Examples } from '../define.ts';
import { COMPOUND, decorativePicture, examplePicture, filler } from '../example-media.ts';
import type { module } from './module.ts';

const sameText = (text: string) => ({ de: text, en: text });
const logo = (number: number, name: string) => ({
  image: { ...examplePicture(number, sameText(name)), credit: '' },
});
const partners = ['Stadtwerke', 'Sparkasse', 'Kulturradio', 'Druckerei Lamm', 'Hotel am Ufer'];

export const examples: Examples<typeof module> = {
  default: {
    data: {
      title: { de: 'Unsere Partner', en: 'Our partners' },
      children: partners.map((name, index) => ({
        ...logo(index + 1, name),
        link: `https://example.org/${index + 1}`,
      })),
    },
  },
  minimal: { data: { children: [logo(1, 'Stadtwerke')] } },
  longest: {
    data: {
      title: sameText(filler(256)),
      children: Array.from({ length: 60 }, (_, index) => ({
        ...logo((index % 6) + 1, filler(300, `${index + 1}. `)),
        link: `https://example.org/${index + 1}`,
      })),
    },
  },
  compound: {
    data: {
      title: sameText(COMPOUND),
      children: [logo(3, COMPOUND), logo(4, `Freunde, ${COMPOUND}`)],
    },
  },
  own: {
    data: {
      children: [
        { ...logo(5, 'Freundeskreis'), link: 'page:1' },
        { image: decorativePicture(6), link: 'https://example.org/6' },
      ],
    },
  },
};
