import type { Examples } from '../define.ts';
import { COMPOUND, examplePicture, filler } from '../example-media.ts';
import type { module } from './module.ts';

const sameText = (text: string) => ({ de: text, en: text });
const YOUTUBE = 'https://www.youtube.com/watch?v=example-000';

export const examples: Examples<typeof module> = {
  default: {
    data: {
      video_url: YOUTUBE,
      image: examplePicture(1),
      title: {
        de: 'Ein Haus wird gestimmt: der Saal vor dem ersten Konzert',
        en: 'Tuning a house: the hall before its first concert',
      },
      length: sameText('4:32'),
    },
  },
  minimal: { data: { video_url: 'https://vimeo.com/100000001', image: examplePicture(2) } },
  longest: {
    data: {
      video_url: `${YOUTUBE}&t=${'0'.repeat(2048 - YOUTUBE.length - 3)}`,
      image: { ...examplePicture(3, sameText(filler(300))), credit: filler(200) },
      title: sameText(filler(256)),
      length: { de: 'eineinhalb Stunden', en: 'an hour and a half' },
    },
  },
  compound: {
    data: {
      video_url: 'https://youtu.be/example-001',
      image: examplePicture(4),
      title: sameText(COMPOUND),
    },
  },
  channel: {
    data: {
      video_url: 'https://www.youtube.com/@example',
      image: examplePicture(5),
      title: { de: 'Alle Filme des Hauses', en: 'All films of the house' },
    },
  },
};
