import type { Locale } from '../constants.ts';
import { fold } from '../text/fold.ts';

/** The part of an address that people read: lower case, letters, digits and hyphens only; never empty. */
export function slugOf(text: string): string {
  const slug = fold(text)
    .replace(/[^a-z0-9]+/gu, '-')
    .slice(0, 80)
    .replace(/^-|-$/gu, '');
  return slug || '-';
}

/** What stands for a sign that an address cannot have. */
const SPOKEN: Readonly<Record<string, Readonly<Record<Locale, string>>>> = {
  '&': { de: ' und ', en: ' and ' },
  '+': { de: ' plus ', en: ' plus ' },
  '%': { de: ' prozent ', en: ' percent ' },
  '@': { de: ' at ', en: ' at ' },
};

/**
 * The address of a page that somebody wrote as words: «Öffnungszeiten & Preise» is
 * `oeffnungszeiten-und-preise`, each part between slashes by itself. An address that is one
 * stays as it is. Empty for what has neither letters nor digits.
 */
export const pathFromWords = (words: string, locale: Locale): string =>
  words
    .split('/')
    .map((part) => slugOf(part.replace(/[&+%@]/gu, (sign) => SPOKEN[sign]?.[locale] ?? ' ')))
    .filter((slug) => slug !== '-')
    .join('/');

/**
 * A key of addresses that somebody wrote as words: «Öl & Wein» is `oel-und-wein`. One that is one
 * stays as it is; empty for what has neither letters nor digits.
 */
export const slugFromWords = (words: string, locale: Locale): string =>
  /^[a-z0-9]+(?:-[a-z0-9]+)*$/u.test(words)
    ? words
    : pathFromWords(words.replaceAll('/', ' '), locale);
