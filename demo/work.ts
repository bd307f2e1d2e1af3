import type { Translated } from '../src/content/fields/field.ts';
import { t } from './text.ts';

const NO_NOTE = t('', '');

/** Composers whose names English programmes spell otherwise. */
const ENGLISH_NAMES: Readonly<Record<string, string>> = {
  'Dmitri Schostakowitsch': 'Dmitri Shostakovich',
  'Georg Friedrich Händel': 'George Frideric Handel',
  'Hildegard von Bingen': 'Hildegard of Bingen',
  'Johann Strauss (Sohn)': 'Johann Strauss II',
  'Modest Mussorgski': 'Modest Mussorgsky',
  'Nikolai Rimski-Korsakow': 'Nikolai Rimsky-Korsakov',
  'Pjotr I. Tschaikowski': 'Pyotr Ilyich Tchaikovsky',
  'Sergei Prokofjew': 'Sergei Prokofiev',
  'Sergei Rachmaninow': 'Sergei Rachmaninoff',
};

/** Numbers of catalogues that are written alike in both languages, at the end of a title. */
const CATALOGUE_NUMBER = /,? ((?:BWV|BuxWV|HWV|SWV|D|Z) \d+[a-z]?)$/u;

/** A work of the demo, and what is noted beside it wherever it is played. */
export interface DemoWork {
  /** As German programmes print it; it stands for the composer. */
  readonly composer: string;
  readonly name: Translated;
  readonly title: Translated;
  readonly catalogue_number: string | null;
  readonly original_title: string | null;
  readonly original_language: string | null;
  readonly note: Translated;
}

/** A work with its composer and title as German and as English programmes print them. */
export const work = (
  composer: string,
  de: string,
  en: string,
  note: Translated = NO_NOTE,
): DemoWork => {
  const [, number] = CATALOGUE_NUMBER.exec(de) ?? [];
  const isNumbered = number !== undefined && en.endsWith(`, ${number}`);
  const bare = (title: string) => (isNumbered ? title.replace(CATALOGUE_NUMBER, '') : title);
  return {
    composer,
    name: t(composer, ENGLISH_NAMES[composer] ?? composer),
    title: t(bare(de), bare(en)),
    catalogue_number: isNumbered ? number : null,
    original_title: null,
    original_language: null,
    note,
  };
};

/** The same with the title that it first had, and that one's language (BCP 47). */
export const original = (title: string, language: string, of: DemoWork): DemoWork => ({
  ...of,
  original_title: title,
  original_language: language,
});
