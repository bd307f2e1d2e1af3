import type { Examples } from '../define.ts';
import { COMPOUND, filler } from '../example-media.ts';
import type { module } from './module.ts';

const sameText = (text: string) => ({ de: text, en: text });
const booklet = {
  src: '/media/example/booklet.pdf',
  mime: 'application/pdf',
  bytes: 2_410_000,
  title: 'Jahresheft 2026',
};

export const examples: Examples<typeof module> = {
  default: {
    data: {
      viewer_url: 'https://issuu.com/example/docs/season',
      title: { de: 'Das Heft zur Spielzeit', en: 'The book of the season' },
    },
  },
  minimal: { data: { file: { ...booklet, title: '' } } },
  longest: {
    data: {
      viewer_url: 'https://www.yumpu.com/de/document/view/1'.padEnd(2048, '0'),
      file: { ...booklet, bytes: 48_700_000, title: filler(256) },
      title: sameText(filler(256)),
    },
  },
  compound: {
    data: { file: { ...booklet, title: COMPOUND }, title: sameText(COMPOUND) },
  },
  document: {
    data: { file: booklet, title: { de: 'Zum Nachlesen', en: 'Further reading' } },
  },
  elsewhere: {
    data: {
      viewer_url: 'https://issuu.com/example',
      title: { de: 'Alle Hefte', en: 'All booklets' },
    },
  },
};
