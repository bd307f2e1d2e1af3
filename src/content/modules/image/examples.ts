import type { Examples } from '../define.ts';
import { COMPOUND, decorativePicture, examplePicture, filler } from '../example-media.ts';
import type { module } from './module.ts';

const sameText = (text: string) => ({ de: text, en: text });

export const examples: Examples<typeof module> = {
  default: {
    data: {
      image: examplePicture(1),
      format: 'horizontal',
      caption: {
        de: 'Das Plakat der Spielzeit, gedruckt in vier Farben in der Werkstatt nebenan.',
        en: 'The poster of the season, printed in four colours at the workshop next door.',
      },
    },
  },
  minimal: { data: { image: { ...examplePicture(2), credit: '' } } },
  longest: {
    data: {
      image: { ...examplePicture(3, sameText(filler(300))), credit: filler(200) },
      format: 'original',
      caption: sameText(filler(600)),
    },
  },
  compound: {
    data: { image: examplePicture(4), format: 'vertical', caption: sameText(COMPOUND) },
  },
  square: {
    data: {
      image: examplePicture(5),
      format: 'square',
      caption: { de: 'Ein Kreis für jeden Abend.', en: 'A circle for every night.' },
    },
  },
  decoration: { data: { image: decorativePicture(6), format: 'horizontal' } },
};
