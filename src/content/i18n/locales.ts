/** The languages of the site, the one of `/` first; every table of texts has one entry for each. */
export const LOCALES = ['de', 'en'] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = 'de';

/** One text, or another value, in each language; an empty text means «not translated». */
export type Translated<Value = string> = Readonly<Record<Locale, Value>>;

/** One value for each language, made the same way. */
export const perLocale = <Value>(make: (locale: Locale) => Value): Record<Locale, Value> =>
  Object.fromEntries(LOCALES.map((locale) => [locale, make(locale)])) as Record<Locale, Value>;

/** Whether there is a text in any language. */
export const hasText = (text: Translated): boolean => LOCALES.some((locale) => text[locale] !== '');
