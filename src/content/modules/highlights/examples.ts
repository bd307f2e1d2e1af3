import type { Examples } from '../define.ts';
import { COMPOUND, filler } from '../example-media.ts';
import type { module } from './module.ts';

export const examples: Examples<typeof module> = {
  default: { data: { title: { de: 'Neu in der Mediathek', en: 'New in the media library' } } },
  minimal: { data: {} },
  longest: {
    data: {
      title: { de: filler(256), en: filler(256) },
      categories: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    },
  },
  compound: { data: { title: { de: COMPOUND, en: COMPOUND }, categories: [1] } },
};
