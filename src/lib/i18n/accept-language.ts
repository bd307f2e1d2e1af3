import { DEFAULT_LOCALE, LOCALES, type Locale } from '../constants.ts';

/** The site's language that a visitor's browser likes best; the default one when it likes none. */
export function preferredLocale(header: string | null): Locale {
  const wishes = (header ?? '').split(',').map((entry, position) => {
    const [tag = '', ...parameters] = entry.trim().toLowerCase().split(';');
    const quality = parameters.map((text) => /^\s*q=([\d.]+)$/u.exec(text)?.[1]).find(Boolean);
    return { language: tag.trim().split('-')[0], weight: Number(quality ?? 1), position };
  });
  wishes.sort((left, right) => right.weight - left.weight || left.position - right.position);
  for (const { language, weight } of wishes) {
    const locale = LOCALES.find((candidate) => candidate === language);
    if (locale !== undefined && weight > 0) return locale;
  }
  return DEFAULT_LOCALE;
}
