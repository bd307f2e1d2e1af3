import type { Examples } from '../define.ts';
import { COMPOUND, decorativePicture, examplePicture, filler } from '../example-media.ts';
import type { module } from './module.ts';

const online_from = '2026-01-01T00:00:00Z';
const headline = { de: 'Hier fängt der Abend an', en: 'The evening begins here' };
const video = { src: '/media/example/film.mp4', mime: 'video/mp4', bytes: 1000, title: '' };

export const examples: Examples<typeof module> = {
  default: {
    data: {
      headline,
      text: {
        de: 'Sinfonik, Jazz und neue Musik in der alten Weberei: über dreihundert Konzerte im Jahr, das nächste heute.',
        en: 'Symphonies, jazz and new music in the old mill: more than three hundred concerts a year, the next one tonight.',
      },
      button_text: { de: 'Zum Programm', en: 'See what is on' },
      button_link: '/de/events/',
      image: examplePicture(12),
      online_from,
    },
  },
  minimal: { data: { headline, online_from } },
  longest: {
    data: {
      headline: { de: filler(256), en: filler(256) },
      text: { de: filler(600), en: filler(600) },
      button_text: { de: filler(256), en: filler(256) },
      button_link: 'https://example.org/',
      sticky: true,
      image: examplePicture(13),
      online_from,
    },
  },
  compound: {
    data: {
      headline: { de: COMPOUND, en: COMPOUND },
      text: { de: COMPOUND, en: COMPOUND },
      button_text: { de: COMPOUND, en: COMPOUND },
      button_link: 'series:1',
      image: decorativePicture(14),
      online_from,
    },
  },
  film: {
    data: {
      headline: { de: 'Ein Saal wacht auf', en: 'A hall wakes up' },
      image: decorativePicture(15),
      video: {
        ...video,
        title: 'Morgenlicht im leeren Saal, dann kommen die Musikerinnen',
      },
      online_from,
    },
  },
  filmAlone: { data: { headline, video, online_from } },
};
