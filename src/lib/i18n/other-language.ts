import { LOCALES, type Locale } from '../constants.ts';

/** The fallback language for texts that are missing in this one. */
export const otherThan = (locale: Locale): Locale =>
  LOCALES.find((candidate) => candidate !== locale) ?? locale;
