import type { Examples } from '../define.ts';
import { COMPOUND, decorativePicture, examplePicture, filler } from '../example-media.ts';
import type { module } from './module.ts';

const headline = { de: 'Nachts im Museum der Töne', en: 'A night in the museum of sound' };
const preline = { de: 'Festival, 12. bis 20. Juni', en: 'Festival, 12 to 20 June' };
const subline = {
  de: 'Neun Nächte, sechzig Konzerte, ein Pass für alle.',
  en: 'Nine nights, sixty concerts, one pass for all of them.',
};
const text = {
  de: 'Vom Keller bis zum Dach wird jeder Raum zum Instrument.\n\nBringen Sie bequeme Schuhe mit und lassen Sie die Uhr zu Hause: Wer um Mitternacht geht, hat die Hälfte verpasst.',
  en: 'From cellar to roof, every room becomes an instrument.\n\nWear comfortable shoes and leave your watch at home: whoever goes at midnight has missed half of it.',
};
const link_text = { de: 'Festival ansehen', en: 'See the festival' };

export const examples: Examples<typeof module> = {
  default: {
    data: {
      image: examplePicture(21),
      link: 'series:1',
      link_text,
      preline,
      headline,
      subline,
      text,
    },
  },
  minimal: { data: { image: decorativePicture(22), headline } },
  longest: {
    data: {
      image: examplePicture(23),
      link: 'series:1',
      link_text: { de: filler(256), en: filler(256) },
      preline: { de: filler(256), en: filler(256) },
      headline: { de: filler(256), en: filler(256) },
      subline: { de: filler(600), en: filler(600) },
      text: { de: filler(3000), en: filler(3000) },
    },
  },
  compound: {
    data: {
      image: examplePicture(24),
      link: 'event:1',
      link_text: { de: COMPOUND, en: COMPOUND },
      preline: { de: COMPOUND, en: COMPOUND },
      headline: { de: COMPOUND, en: COMPOUND },
      subline: { de: COMPOUND, en: COMPOUND },
    },
  },
  over: {
    data: {
      image: examplePicture(25),
      link: 'https://example.org/',
      preline,
      headline,
      subline,
      extra_class: 'over',
    },
  },
};
