import type { Translated } from '../../src/content/fields/field.ts';
import { t } from '../text.ts';
import { demoLogos } from './logos.ts';

export interface DemoFile {
  readonly id: number;
  /** Absolute path. */
  readonly file: string;
  readonly type: string;
  readonly title: Translated;
  /** What is seen or heard; for papers and captions, what they are. */
  readonly alt: Translated;
}

const here = (name: string): string => `${import.meta.dirname}/${name}`;

const filmTitle = t('Führungen und offene Türen', 'Tours and open days');
const filmAlt = t(
  'Kurzer Zeichentrickfilm: Orgelpfeifen steigen auf, Türen öffnen sich, der Saal füllt sich',
  'A short animated film: organ pipes rise, doors open, the hall fills up',
);
const paperAlt = t(
  'Drei Seiten mit acht ausgewählten Konzerten, Anfahrt, Barrierefreiheit und Karten',
  'Three pages with eight selected concerts, directions, access and tickets',
);

/** Everything that is put into the media store besides pictures and logos. */
const files = {
  filmMp4: { id: 1, file: here('film.mp4'), type: 'video/mp4', title: filmTitle, alt: filmAlt },
  filmWebm: { id: 2, file: here('film.webm'), type: 'video/webm', title: filmTitle, alt: filmAlt },
  filmPoster: {
    id: 3,
    file: here('film-poster.jpg'),
    type: 'image/jpeg',
    title: filmTitle,
    alt: t(
      'Eine gelbe Scheibe geht über den Reihen eines gefüllten Saals auf',
      'A yellow disc rises over the rows of a full hall',
    ),
  },
  captionsDe: {
    id: 4,
    file: here('film.de.vtt'),
    type: 'text/vtt',
    title: t('Untertitel, deutsch', 'Captions in German'),
    alt: t('Beschreibt Bild und Ton des Films', 'Describes what the film shows and sounds like'),
  },
  captionsEn: {
    id: 5,
    file: here('film.en.vtt'),
    type: 'text/vtt',
    title: t('Untertitel, englisch', 'Captions in English'),
    alt: t('Beschreibt Bild und Ton des Films', 'Describes what the film shows and sounds like'),
  },
  arpeggio: {
    id: 6,
    file: here('arpeggio.mp3'),
    type: 'audio/mpeg',
    title: t('Acht Takte für den Abend', 'Eight bars for the evening'),
    alt: t(
      'Ruhiges Stück aus gebrochenen Akkorden, 26 Sekunden',
      'A calm piece of broken chords, 26 seconds',
    ),
  },
  previewDe: {
    id: 7,
    file: here('vorschau.pdf'),
    type: 'application/pdf',
    title: t('Vorschau auf die Spielzeit', 'Season preview (in German)'),
    alt: paperAlt,
  },
  previewEn: {
    id: 8,
    file: here('preview.pdf'),
    type: 'application/pdf',
    title: t('Vorschau auf die Spielzeit (englisch)', 'Season preview'),
    alt: paperAlt,
  },
} as const satisfies Record<string, DemoFile>;

export const demoFiles: readonly DemoFile[] = [
  ...Object.values(files),
  ...demoLogos.map(({ id, name, title, alt }) => ({
    id,
    file: here(`${name}.svg`),
    type: 'image/svg+xml',
    title,
    alt,
  })),
];

/** The film with all that a player needs; sizes in px. */
export const demoFilm = {
  title: filmTitle,
  mp4: files.filmMp4,
  webm: files.filmWebm,
  poster: files.filmPoster,
  captions: { de: files.captionsDe, en: files.captionsEn },
  width: 1280,
  height: 720,
  seconds: 12,
  transcript: t(
    'Der Film kommt ohne Worte aus. Zuerst steigen vor einem Strahlenkranz neun goldene Orgelpfeifen auf, von der Mitte nach außen; mit jeder kommt ein höherer Orgelton dazu. Dann ist Nacht: Am Konzerthaus öffnen sich drei Türen, gelbes Licht fällt auf den Platz, Glöckchen klingen über einem weichen Akkord. Zuletzt füllt sich der Saal, Reihe um Reihe leuchten die Köpfe auf, und über der Bühne geht eine gelbe Scheibe auf. Ein voller Orgelakkord verhallt.',
    'The film does without words. First nine golden organ pipes rise in front of a circle of rays, from the middle outwards, each adding a higher note. Then it is night: three doors of the Konzerthaus open, yellow light falls onto the square, small bells ring over a soft chord. Finally the hall fills up, heads light up row by row, and a yellow disc rises above the stage. A full organ chord dies away.',
  ),
} as const;

export const demoAudio = {
  title: files.arpeggio.title,
  mp3: files.arpeggio,
  seconds: 26,
  transcript: t(
    'Musik ohne Worte: acht ruhige Takte aus gebrochenen Akkorden, gezupft wie auf einer Harfe, über langen tiefen Orgeltönen. Das Stück beginnt in Moll, wird heller und endet leise in C-Dur.',
    'Music without words: eight calm bars of broken chords, plucked as on a harp, above long low organ notes. The piece begins in the minor, grows brighter and ends quietly in C major.',
  ),
} as const;

export const demoPapers = { de: files.previewDe, en: files.previewEn } as const;
