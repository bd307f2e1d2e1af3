import { richTextFrom } from '../../rich-text/write.ts';
import type { Examples } from '../define.ts';
import { COMPOUND, filler } from '../example-media.ts';
import type { module } from './module.ts';

/** A row of cells in German and English, parted by ` | `. */
const row = (de: string, en = de) => {
  const english = en.split(' | ');
  return {
    cells: de.split(' | ').map((text, index) => ({
      text: {
        de: text === '' ? [] : richTextFrom(text),
        en: english[index] ? richTextFrom(english[index]) : [],
      },
    })),
  };
};

const LONG = Array.from({ length: 6 }, () => filler(120)).join(' | ');

export const examples: Examples<typeof module> = {
  default: {
    data: {
      caption: { de: 'Eintrittspreise im großen Saal', en: 'Ticket prices in the Great Hall' },
      rows: [
        row('Kategorie | Plätze | Preis | ermäßigt', 'Category | Seats | Price | Concession'),
        row('1 | Parkett, Reihe 1 bis 12 | 58 € | 29 €', '1 | Stalls, rows 1 to 12 | €58 | €29'),
        row('2 | Parkett, Reihe 13 bis 22 | 42 € | 21 €', '2 | Stalls, rows 13 to 22 | €42 | €21'),
        row('3 | Rang, *mit Säule* | 18 € | 9 €', '3 | Circle, *behind a column* | €18 | €9'),
      ],
    },
  },
  minimal: { data: { has_header: false, rows: [row('Garderobe | frei', 'Cloakroom | free')] } },
  longest: {
    data: {
      caption: { de: filler(256), en: filler(256) },
      rows: Array.from({ length: 24 }, () => row(LONG)),
    },
  },
  compound: {
    data: {
      caption: { de: COMPOUND, en: COMPOUND },
      rows: [row(`${COMPOUND} | ${COMPOUND}`), row(`${COMPOUND} | 1 234,50 €`)],
    },
  },
};
