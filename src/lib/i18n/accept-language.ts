import { DEFAULT_LOCALE, LOCALES, type Locale } from '../constants.ts';

/** The site's language that the browser prefers; the default one where it prefers none of them. */
export function preferredLocale(header: string | null): Locale {
  const preferences = (header ?? '').split(',').map((entry, position) => {
    const [tag = '', ...parameters] = entry.trim().toLowerCase().split(';');
    const quality = parameters.map((text) => /^\s*q=([\d.]+)$/u.exec(text)?.[1]).find(Boolean);
    return { language: tag.trim().split('-')[0], weight: Number(quality ?? 1), position };
  });
  preferences.sort((left, right) => right.weight - left.weight || left.position - right.position);
  for (const { language, weight } of preferences) {
    const locale = LOCALES.find((candidate) => candidate === language);
    if (locale !== undefined && weight > 0) return locale;
  }
  return DEFAULT_LOCALE;
}
