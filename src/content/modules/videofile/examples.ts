import { richTextFrom } from '../../rich-text/write.ts';
import type { Examples } from '../define.ts';
import { COMPOUND, examplePicture, filler } from '../example-media.ts';
import type { module } from './module.ts';

const sameText = (text: string) => ({ de: text, en: text });
const film = { src: '/media/example/film.mp4', mime: 'video/mp4', bytes: 12_300_000, title: '' };
const captionFile = { src: '/media/example/film.vtt', mime: 'text/vtt', bytes: 4200, title: '' };

export const examples: Examples<typeof module> = {
  default: {
    data: {
      file: film,
      image: examplePicture(1),
      title: { de: 'Rundgang durch das Haus', en: 'A walk through the house' },
      captions: [
        { file: captionFile, language: 'de' },
        { file: captionFile, language: 'en' },
      ],
      transcript: {
        de: richTextFrom(
          'Die Kamera folgt einer Geigerin vom Bühneneingang bis in den großen Saal.',
          '**Sprecherin:** Guten Morgen. Um diese Zeit gehört das Haus den Probenden.',
        ),
        en: richTextFrom(
          'The camera follows a violinist from the stage door into the great hall.',
          '**Voice:** Good morning. At this hour the house belongs to those who rehearse.',
        ),
      },
    },
  },
  minimal: { data: { file: film } },
  longest: {
    data: {
      file: { ...film, bytes: 2_140_000_000, title: filler(256) },
      image: examplePicture(3, sameText(filler(300))),
      title: sameText(filler(256)),
      captions: (['de', 'en', 'de', 'en'] as const).map((language) => ({
        file: { ...captionFile, title: filler(256) },
        language,
      })),
      transcript: {
        de: richTextFrom(filler(20_000)),
        en: richTextFrom(filler(20_000)),
      },
    },
  },
  compound: {
    data: {
      file: film,
      image: examplePicture(4),
      title: sameText(COMPOUND),
      transcript: { de: richTextFrom(COMPOUND), en: richTextFrom(COMPOUND) },
    },
  },
};
