import type { Examples } from '../define.ts';
import { COMPOUND, filler } from '../example-media.ts';
import type { module } from './module.ts';

const content = {
  de: 'In diesem Saal hört man, wie ein Ton aufhört. Das ist selten.',
  en: 'In this hall you can hear a note come to its end. That is rare.',
};

export const examples: Examples<typeof module> = {
  default: {
    data: {
      content,
      author: { de: 'Ilse Tamm', en: 'Ilse Tamm' },
      role: { de: 'Akustikerin des großen Saals', en: 'Acoustician of the Great Hall' },
    },
  },
  minimal: { data: { content } },
  longest: {
    data: {
      content: { de: filler(1200), en: filler(1200) },
      author: { de: filler(256), en: filler(256) },
      role: { de: filler(256), en: filler(256) },
    },
  },
  compound: {
    data: {
      content: { de: COMPOUND, en: COMPOUND },
      author: { de: COMPOUND, en: COMPOUND },
      role: { de: COMPOUND, en: COMPOUND },
    },
  },
  paragraphs: {
    data: {
      content: {
        de: 'Wir haben ein Jahr lang nur zugehört: dem Holz, dem Putz, der Lüftung.\n\nErst danach haben wir gezeichnet. Der Saal ist die Antwort auf das, was wir gehört haben, und deshalb klingt er leer so gut wie voll.',
        en: 'For a year we did nothing but listen: to the wood, the plaster, the air.\n\nOnly then did we draw. The hall is an answer to what we heard, which is why it sounds as good empty as it does full.',
      },
      author: { de: 'Jonas Weidlich', en: 'Jonas Weidlich' },
    },
  },
};
