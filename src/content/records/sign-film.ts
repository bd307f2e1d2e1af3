import { z } from 'zod';
import { select } from '../fields/inner/choice.ts';
import { requiredFile } from '../fields/inner/file.ts';
import { withHint } from '../fields/inner/hint.ts';
import { picture } from '../fields/inner/picture.ts';
import { longWords, words } from '../fields/inner/text.ts';
import { MESSAGES } from '../fields/messages.ts';
import { lineText } from '../fields/plain-text.ts';
import { captions } from '../modules/captions.ts';

/** Sign languages by their subtags (ISO 639-3): the German one first. */
const SIGN_LANGUAGES = {
  gsg: { de: 'Deutsche Gebärdensprache', en: 'German Sign Language' },
  bfi: { de: 'Britische Gebärdensprache', en: 'British Sign Language' },
  ase: { de: 'Amerikanische Gebärdensprache', en: 'American Sign Language' },
  ils: { de: 'International Sign', en: 'International Sign' },
} as const;
export type SignLanguage = keyof typeof SIGN_LANGUAGES;

/** Minutes and seconds: `3:25`. */
const LENGTH = /^\d{1,3}:[0-5]\d$/u;

/** A film in sign language that says what its page says: a file of the media library. */
export const signFilmSchema = z.strictObject({
  title: words({ label: { de: 'Titel', en: 'Title' } }),
  file: requiredFile(['video'], { label: { de: 'Videodatei', en: 'Video file' } }),
  length: withHint(lineText(8).regex(LENGTH, { message: MESSAGES.length }), {
    control: 'line',
    label: { de: 'Dauer', en: 'Length' },
    help: { de: 'In Minuten und Sekunden: 3:25', en: 'In minutes and seconds: 3:25' },
    isRequired: true,
  }),
  image: picture({ label: { de: 'Standbild', en: 'Still' } }),
  language: select(SIGN_LANGUAGES, 'gsg', {
    label: { de: 'Gebärdensprache', en: 'Sign language' },
  }),
  captions: captions(),
  transcript: longWords({ label: { de: 'Abschrift', en: 'Transcript' }, max: 20_000 }),
});
export type SignFilm = z.output<typeof signFilmSchema>;

/** Most films of one page. */
export const MAX_SIGN_FILMS = 12;
