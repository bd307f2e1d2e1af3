import { richTextFrom } from '../../rich-text/write.ts';
import type { Examples } from '../define.ts';
import { COMPOUND, filler } from '../example-media.ts';
import type { module } from './module.ts';

const late = {
  question: { de: 'Was ist, wenn ich zu spät komme?', en: 'What if I am late?' },
  answer: {
    de: richTextFrom(
      'Wir lassen Sie in der ersten Pause zwischen zwei Werken ein. Bis dahin sehen und hören Sie das Konzert im Foyer.',
    ),
    en: richTextFrom(
      'We will let you in at the first break between two works. Until then you can follow the concert in the foyer.',
    ),
  },
};
const exchange = {
  question: {
    de: 'Kann ich meine Karten zurückgeben oder umtauschen?',
    en: 'Can I return or exchange my tickets?',
  },
  answer: {
    de: richTextFrom(
      'Karten im Abonnement tauschen wir **bis drei Tage vorher**. Einzelkarten nehmen wir nur zurück, wenn ein Konzert ausfällt oder verlegt wird.',
      '- schriftlich an [karten@morgenfeld.example](mailto:karten@morgenfeld.example)\n- an der Kasse im Foyer',
    ),
    en: richTextFrom(
      'We exchange subscription tickets **up to three days before**. Single tickets are refunded only if a concert is cancelled or moved.',
      '- in writing to [karten@morgenfeld.example](mailto:karten@morgenfeld.example)\n- at the box office in the foyer',
    ),
  },
};
const long = { de: richTextFrom(filler(2000)), en: richTextFrom(filler(2000)) };
const compound = { de: COMPOUND, en: COMPOUND };

export const examples: Examples<typeof module> = {
  default: {
    data: {
      title: { de: 'Häufige Fragen', en: 'Frequently asked questions' },
      children: [late, exchange],
    },
  },
  minimal: { data: { children: [late] } },
  longest: {
    data: {
      title: { de: filler(256), en: filler(256) },
      children: Array.from({ length: 12 }, () => ({
        question: { de: filler(256), en: filler(256) },
        answer: long,
      })),
    },
  },
  compound: {
    data: {
      title: compound,
      children: [
        { question: compound, answer: { de: richTextFrom(COMPOUND), en: richTextFrom(COMPOUND) } },
      ],
    },
  },
};
