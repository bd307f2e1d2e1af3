import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../../constants.ts';

const UPLOAD = new RegExp(`^(?:/(${LOCALES.join('|')}))?/pageeditor-api/media/?$`, 'u');

/** The language of an address that takes uploads; null for any other address. */
export function uploadLocale(path: string): Locale | null {
  const found = UPLOAD.exec(path);
  return found && (LOCALES.find((locale) => locale === found[1]) ?? DEFAULT_LOCALE);
}
