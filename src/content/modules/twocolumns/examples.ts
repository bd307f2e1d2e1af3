import { richTextFrom } from '../../rich-text/write.ts';
import type { Examples } from '../define.ts';
import { COMPOUND, decorativePicture, examplePicture, filler } from '../example-media.ts';
import type { module } from './module.ts';

const text = {
  de: richTextFrom(
    'Die Orgel hat 64 Register und 4 217 Pfeifen. Die tiefste ist fast zehn Meter lang und eher zu spüren als zu hören.',
    'An jedem ersten Samstag führt unser Organist hinein, [die Plätze sind knapp](event:1).',
  ),
  en: richTextFrom(
    'The organ has 64 stops and 4,217 pipes. The lowest is almost ten metres long, and is felt rather than heard.',
    'On the first Saturday of every month our organist leads you inside; [places are few](event:1).',
  ),
};

export const examples: Examples<typeof module> = {
  default: {
    data: {
      headline: { de: 'Die große Orgel', en: 'The great organ' },
      text,
      image: examplePicture(3),
    },
  },
  minimal: { data: { text, image: decorativePicture(4) } },
  longest: {
    data: {
      headline: { de: filler(256), en: filler(256) },
      text: { de: richTextFrom(filler(3000)), en: richTextFrom(filler(3000)) },
      image: { ...examplePicture(5), credit: filler(200) },
    },
  },
  compound: {
    data: {
      headline: { de: COMPOUND, en: COMPOUND },
      text: { de: richTextFrom(COMPOUND), en: richTextFrom(COMPOUND) },
      image: examplePicture(6),
    },
  },
  textFirst: {
    data: {
      extra_class: 'text-image',
      headline: { de: 'Im Bauch des Instruments', en: 'Inside the instrument' },
      text,
      image: examplePicture(7),
    },
  },
};
