import type { Work } from '../records/event-parts.ts';
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

/** A work with its composer and title as German and as English programmes print them. */
export const work = (
  composer: string,
  de: string,
  en: string,
  note: Work['note'] = NO_NOTE,
): Work => ({
  composer: t(composer, ENGLISH_NAMES[composer] ?? composer),
  title: t(de, en),
  note,
});
