import type { Examples } from '../define.ts';
import { COMPOUND, decorativePicture, examplePicture, filler } from '../example-media.ts';
import type { module } from './module.ts';

const tours = {
  image: examplePicture(31),
  preline: { de: 'Samstags um 14:00 Uhr', en: 'Saturdays at 14:00' },
  headline: { de: 'Hinter den Kulissen', en: 'Behind the scenes' },
  subline: { de: 'Führung durch Saal und Werkstatt', en: 'A tour of hall and workshop' },
  text: {
    de: 'Neunzig Minuten zwischen Schnürboden und Unterbühne, mit Menschen, die dort arbeiten.',
    en: 'Ninety minutes between fly loft and understage, with people who work there.',
  },
  link_text: { de: 'Platz sichern', en: 'Book a place' },
  link: 'event:1',
};
const school = {
  image: decorativePicture(32),
  headline: { de: 'Schulklassen proben mit', en: 'School classes join a rehearsal' },
  text: { de: 'Kostenlos, ab der dritten Klasse.', en: 'Free of charge, from age eight.' },
  link: 'series:1',
};
const rent = {
  image: examplePicture(33),
  preline: { de: 'Vermietung', en: 'Venue hire' },
  headline: { de: 'Ihr Fest in unserem Foyer', en: 'Your celebration in our foyer' },
  link: 'https://example.org/',
};
const plain = { headline: { de: 'Gutscheine zum Verschenken', en: 'Gift vouchers' } };
const app = { de: 'Das Haus erleben', en: 'Discover the house' };
const all = [tours, school, rent, plain];

const longest = {
  image: examplePicture(34),
  preline: { de: filler(256), en: filler(256) },
  headline: { de: filler(256), en: filler(256) },
  subline: { de: filler(600), en: filler(600) },
  text: { de: filler(1200), en: filler(1200) },
  link_text: { de: filler(256), en: filler(256) },
  link: 'venue:1',
};
const words = { de: COMPOUND, en: COMPOUND };
const compound = {
  image: examplePicture(35),
  preline: words,
  headline: words,
  subline: words,
  text: words,
  link_text: words,
  link: 'https://example.org/',
};

export const examples: Examples<typeof module> = {
  default: { data: { title: app, children: all } },
  minimal: { data: { children: [plain] } },
  longest: {
    data: { title: { de: filler(256), en: filler(256) }, children: Array(6).fill(longest) },
  },
  compound: { data: { title: words, children: [compound, compound] } },
  slider: { data: { title: app, layout: 'slider', children: [tours, school, rent] } },
  rows: { data: { title: app, layout: 'rows', children: all } },
};
