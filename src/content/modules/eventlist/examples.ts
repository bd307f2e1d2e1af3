import type { Examples } from '../define.ts';
import { COMPOUND, filler } from '../example-media.ts';
import type { module } from './module.ts';

const title = { de: 'Die nächsten Abende', en: 'The coming evenings' };

export const examples: Examples<typeof module> = {
  default: { data: { title, filters: 'next_3_days' } },
  minimal: { data: {} },
  longest: {
    data: {
      title: { de: filler(256), en: filler(256) },
      date_from: '2026-01-01T00:00:00Z',
      date_to: '2099-12-31T00:00:00Z',
      filters: 'weekend',
      tag: 1,
      series: 1,
      production: 1,
      person: 1,
      children: Array.from({ length: 24 }, (_, index) => index + 1),
    },
  },
  compound: { data: { title: { de: COMPOUND, en: COMPOUND }, tag: 1 } },
  lead: { data: { title, layout: 'lead', filters: 'next_3_days' } },
  empty: {
    data: {
      title: { de: 'Im Archiv', en: 'From the archive' },
      date_from: '2020-01-01T00:00:00Z',
      date_to: '2020-02-01T00:00:00Z',
    },
  },
};
