import type { Examples } from '../define.ts';
import { COMPOUND, filler } from '../example-media.ts';
import type { module } from './module.ts';

const content = { de: 'Ein Haus, viele Stimmen', en: 'One house, many voices' };
const small = { de: 'Barrierefrei durch das Haus', en: 'Step-free through the house' };

export const examples: Examples<typeof module> = {
  default: {
    data: {
      preline: { de: 'Saison 2026/27', en: '2026/27 season' },
      content,
      subline: {
        de: 'Elf Konzertreihen, drei Festivals und ein Foyer, das auch tagsüber offen ist.',
        en: 'Eleven concert series, three festivals, and a foyer that stays open all day.',
      },
    },
  },
  minimal: { data: { content } },
  longest: {
    data: {
      preline: { de: filler(256), en: filler(256) },
      content: { de: filler(256), en: filler(256) },
      subline: { de: filler(600), en: filler(600) },
    },
  },
  compound: {
    data: {
      preline: { de: COMPOUND, en: COMPOUND },
      content: { de: COMPOUND, en: COMPOUND },
      subline: { de: COMPOUND, en: COMPOUND },
    },
  },
  level3: { data: { headline_level: 3, content: small } },
  level4: { data: { headline_level: 4, content: small } },
  level5: { data: { headline_level: 5, content: small } },
  level6: { data: { headline_level: 6, content: small } },
};
