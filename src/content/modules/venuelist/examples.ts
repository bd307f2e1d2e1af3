import type { Examples } from '../define.ts';
import { COMPOUND, filler } from '../example-media.ts';
import type { module } from './module.ts';

export const examples: Examples<typeof module> = {
  default: { data: { title: { de: 'Unsere Häuser', en: 'Our venues' }, children: [1, 2] } },
  minimal: { data: {} },
  longest: {
    data: { title: { de: filler(256), en: filler(256) }, children: [3, 2, 1] },
  },
  compound: { data: { title: { de: COMPOUND, en: COMPOUND }, children: [1] } },
};
