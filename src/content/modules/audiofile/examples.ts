import { richTextFrom } from '../../rich-text/write.ts';
import type { Examples } from '../define.ts';
import { COMPOUND, filler } from '../example-media.ts';
import type { module } from './module.ts';

const sameText = (text: string) => ({ de: text, en: text });
const sound = { src: '/media/example/sound.mp3', mime: 'audio/mpeg', bytes: 5_640_000, title: '' };

export const examples: Examples<typeof module> = {
  default: {
    data: {
      file: sound,
      title: { de: 'Einführung zum Sinfoniekonzert', en: 'Introduction to the symphony concert' },
      transcript: {
        de: richTextFrom(
          'Das Stück beginnt dort, wo andere aufhören: mit einem langen, leisen Akkord.',
          'Achten Sie auf die Bratschen. Sie tragen die Melodie, ehe jemand sie bemerkt.',
        ),
        en: richTextFrom(
          'The piece begins where others end: with a long, quiet chord.',
          'Listen for the violas. They carry the tune before anybody notices it.',
        ),
      },
    },
  },
  minimal: { data: { file: sound } },
  longest: {
    data: {
      file: { ...sound, bytes: 999_900_000, title: filler(256) },
      title: sameText(filler(256)),
      transcript: { de: richTextFrom(filler(20_000)), en: richTextFrom(filler(20_000)) },
    },
  },
  compound: {
    data: {
      file: sound,
      title: sameText(COMPOUND),
      transcript: { de: richTextFrom(COMPOUND), en: richTextFrom(COMPOUND) },
    },
  },
  named: {
    data: { file: { ...sound, mime: 'audio/ogg', title: 'Pausengong im großen Saal' } },
  },
};
