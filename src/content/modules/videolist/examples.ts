import type { Examples } from '../define.ts';
import { COMPOUND, examplePicture, filler } from '../example-media.ts';
import type { module } from './module.ts';

const sameText = (text: string) => ({ de: text, en: text });
const address = (index: number) => `https://www.youtube.com/watch?v=example-${100 + index}`;

const films = [
  {
    title: { de: 'Probe um sieben Uhr früh', en: 'Rehearsal at seven in the morning' },
    length: sameText('3:05'),
  },
  {
    title: { de: 'Wie ein Flügel reist', en: 'How a grand piano travels' },
    length: sameText('6:48'),
  },
  {
    title: { de: 'Drei Fragen an die Orgel', en: 'Three questions to the organ' },
    length: sameText('2:10'),
  },
];

export const examples: Examples<typeof module> = {
  default: {
    data: {
      title: { de: 'Hinter der Bühne', en: 'Behind the stage' },
      children: films.map((film, index) => ({
        ...film,
        video_url: address(index),
        image: examplePicture(index + 1),
      })),
    },
  },
  minimal: {
    data: {
      children: [{ video_url: 'https://vimeo.com/100000002', image: examplePicture(2) }],
    },
  },
  longest: {
    data: {
      title: sameText(filler(256)),
      children: Array.from({ length: 24 }, (_, index) => ({
        video_url: address(index),
        image: {
          ...examplePicture((index % 6) + 1, sameText(filler(300))),
          credit: filler(200),
        },
        title: sameText(filler(256, `${index + 1}. `)),
        length: { de: 'eineinhalb Stunden', en: 'an hour and a half' },
      })),
    },
  },
  compound: {
    data: {
      title: sameText(COMPOUND),
      children: [0, 1].map((index) => ({
        video_url: address(index + 30),
        image: examplePicture(index + 3),
        title: sameText(`${index + 1}. ${COMPOUND}`),
      })),
    },
  },
};
