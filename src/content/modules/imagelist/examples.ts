import type { Examples } from '../define.ts';
import { COMPOUND, examplePicture, filler } from '../example-media.ts';
import type { module } from './module.ts';

const sameText = (text: string) => ({ de: text, en: text });
const most = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

const prints = [
  { de: 'Der erste Andruck, noch ohne das Gelb.', en: 'The first proof, still without yellow.' },
  { de: 'Bögen für das Streichquartett.', en: 'Arcs for the string quartet.' },
  { de: 'Orgelpfeifen, von unten gesehen.', en: 'Organ pipes, seen from below.' },
  { de: '', en: '' },
  { de: 'Am Morgen der Premiere geklebt.', en: 'Put up on the morning of the first night.' },
];
const children = prints.map((caption, index) => ({ image: examplePicture(index + 1), caption }));

export const examples: Examples<typeof module> = {
  default: {
    data: {
      title: { de: 'Vom Entwurf zum Plakat', en: 'From sketch to poster' },
      children,
    },
  },
  minimal: { data: { children: [{ image: { ...examplePicture(1), credit: '' } }] } },
  longest: {
    data: {
      title: sameText(filler(256)),
      layout: 'grid',
      format: 'original',
      children: most(40, (index) => ({
        image: {
          ...examplePicture((index % 6) + 1, sameText(filler(300, `${index + 1}. `))),
          credit: filler(200),
        },
        caption: sameText(filler(600)),
      })),
    },
  },
  compound: {
    data: {
      title: sameText(COMPOUND),
      format: 'original',
      children: most(2, (index) => ({
        image: examplePicture(index + 2),
        caption: sameText(COMPOUND),
      })),
    },
  },
  vertical: { data: { format: 'vertical', children } },
  gallery: {
    data: {
      title: { de: 'Alle Plakate der Spielzeit', en: 'All posters of the season' },
      layout: 'grid',
      format: 'square',
      children: most(8, (index) => ({ image: examplePicture(index + 1) })),
    },
  },
};
