import type { Translated } from '../src/content/fields/field.ts';

/** One text in German and English. */
export const t = (de: string, en: string): Translated => ({ de, en });

/** Paragraphs in German and English, as `paragraphs` fields keep them. */
export const prose = (de: readonly string[], en: readonly string[]): Translated => ({
  de: de.join('\n\n'),
  en: en.join('\n\n'),
});
