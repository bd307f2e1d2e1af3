import type { Translated } from '../../content/fields/field.ts';
import { type Locale, LOCALES } from '../constants.ts';

/** The fallback language for texts that are missing in this one. */
export const otherThan = (locale: Locale): Locale =>
  LOCALES.find((candidate) => candidate !== locale) ?? locale;

/** A text as one page shows it; `lang` is set where it is not in the page's language. */
export interface LocalText {
  readonly text: string;
  readonly lang: Locale | undefined;
}

/** The text in a language, else in the other one, so that nothing is without a name. */
export const textIn = (text: Translated, locale: Locale): string =>
  text[locale] || text[otherThan(locale)];

/** The same, with the language that a screen reader has to speak it in. */
export function localText(text: Translated, locale: Locale): LocalText {
  const other = otherThan(locale);
  return text[locale] === '' && text[other] !== ''
    ? { text: text[other], lang: other }
    : { text: text[locale], lang: undefined };
}

/** A text that may stand in for the page's language, or one that never does. */
export const asLocal = (text: LocalText | string): LocalText =>
  typeof text === 'string' ? { text, lang: undefined } : text;

/**
 * What machines are told of a page, in whose descriptions no language can be marked: the first
 * of these texts that is there and stands in for none.
 */
export const inLanguage = (...texts: readonly (LocalText | string)[]): string =>
  texts.map(asLocal).find(({ text, lang }) => text !== '' && lang === undefined)?.text ?? '';

export const isTranslated = (text: Translated, locale: Locale): boolean => text[locale] !== '';

/** The paragraphs of a longer text, separated by blank lines. */
export const paragraphsOf = (text: string): readonly string[] =>
  text
    .split(/\n\s*\n/u)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
