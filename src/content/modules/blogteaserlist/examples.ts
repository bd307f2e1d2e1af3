import type { Examples } from '../define.ts';
import { COMPOUND, filler } from '../example-media.ts';
import type { module } from './module.ts';

export const examples: Examples<typeof module> = {
  default: { data: { title: { de: 'Zum Nachlesen', en: 'Worth reading' }, items: [1, 2, 3] } },
  minimal: { data: { items: [1] } },
  longest: {
    data: {
      title: { de: filler(256), en: filler(256) },
      items: [1, 2, 3, 4, 5, 6, 7, 8],
    },
  },
  compound: { data: { title: { de: COMPOUND, en: COMPOUND }, items: [4, 5] } },
  gone: { data: { title: { de: 'Nicht mehr da', en: 'No longer here' }, items: [999_999] } },
};
