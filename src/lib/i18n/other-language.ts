import { LOCALES, type Locale } from '../constants.ts';

/** The language that stands in where a text is missing in this one. */
export const otherThan = (locale: Locale): Locale =>
  LOCALES.find((candidate) => candidate !== locale) ?? locale;
