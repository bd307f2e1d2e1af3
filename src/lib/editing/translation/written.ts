import type { StoredModule, Written } from '../../../content/fields/module-tree.ts';
import { LOCALES, type Locale } from '../../constants.ts';
import { otherThan } from '../../i18n/localized.ts';
import { hasTexts, isFilled, textsIn } from '../language.ts';
import { wordsKey } from '../words-key.ts';

/*
 * When the texts of a module were written, and of which state of the other language. A text is
 * out of date where the other language says something else now than what it was made of.
 */

type Data = StoredModule['data'];
type Noted = Pick<StoredModule, 'data' | 'written'>;

/** Whoever translates goes on for so long; a later change of a text is news for the other language. */
const TRANSLATING_MS = 8 * 60 * 60 * 1000;

/** What a module says in a language, whatever its typography. */
const saidIn = (data: Data | undefined, locale: Locale): string =>
  JSON.stringify(textsIn(data, locale).map(wordsKey));

/** FNV-1a: a short name of a state, in browsers as on the server. */
function keyOf(data: Data | undefined, locale: Locale): string {
  let hash = 0x811c9dc5;
  for (const sign of saidIn(data, locale)) {
    hash ^= sign.codePointAt(0) ?? 0;
    hash = Math.imul(hash, 0x01000193);
  }
  return (hash >>> 0).toString(36);
}

/** Whether the other language says something else now than what a text was made of. */
export function isOutdated({ data, written }: Noted, locale: Locale): boolean {
  const of = written?.of?.[locale];
  return of !== undefined && of !== keyOf(data, otherThan(locale));
}

/** Whether a text lacks words that the other language has. */
function lacksWords(data: Data, locale: Locale): boolean {
  const others = textsIn(data, otherThan(locale));
  return textsIn(data, locale).some((text, at) => !isFilled(text) && isFilled(others[at]));
}

/** Whether a change of a language brings it up to the other one, which is no change for that. */
function isTranslating({ data, written }: Noted, locale: Locale, now: string): boolean {
  if (isOutdated({ data, written }, locale) || lacksWords(data, locale)) return true;
  const own = written?.[locale];
  return (
    written?.into === locale &&
    own !== undefined &&
    Date.parse(now) - Date.parse(own) < TRANSLATING_MS
  );
}

/** The text fits to what the other language says now. */
export const fitted = ({ data, written }: Noted, locale: Locale): Written => ({
  ...written,
  of: { ...written?.of, [locale]: keyOf(data, otherThan(locale)) },
});

/** Of which state of the other language each text is made now. */
function madeOf(
  before: Noted,
  { data, written }: Noted,
  changed: readonly Locale[],
  isInto: boolean,
): Written['of'] {
  const isFit = (locale: Locale): boolean => {
    if (changed.includes(locale)) return true;
    // Somebody has looked: it still fits.
    if (written?.of?.[locale] === keyOf(data, otherThan(locale))) return true;
    return isInto && !isOutdated(before, locale);
  };
  const entries = LOCALES.map((locale) => {
    const was = before.written?.of?.[locale] ?? keyOf(before.data, otherThan(locale));
    return [locale, isFit(locale) ? keyOf(data, otherThan(locale)) : was] as const;
  });
  return Object.fromEntries(entries);
}

/**
 * What is noted of a module's texts: they are written now in those languages in which they say
 * something else than before, and there are any. Quotation marks, dashes and spaces that were
 * fixed make no text newer than its translation.
 */
export function noteWritten(before: Noted | null, after: Noted, now: string): Written {
  const changed = LOCALES.filter(
    (locale) =>
      hasTexts(after.data, locale) && saidIn(after.data, locale) !== saidIn(before?.data, locale),
  );
  const isFitted = LOCALES.some(
    (locale) => after.written?.of?.[locale] !== before?.written?.of?.[locale],
  );
  if (changed.length === 0 && !isFitted) return before?.written ?? {};
  const { of: _, into: __, ...was } = before?.written ?? {};
  const times = { ...was, ...Object.fromEntries(changed.map((locale) => [locale, now])) };
  if (!LOCALES.every((locale) => hasTexts(after.data, locale))) return times;
  const [one, another] = changed;
  const start = before ?? { data: {} };
  const isInto = one !== undefined && another === undefined && isTranslating(start, one, now);
  return { ...times, of: madeOf(start, after, changed, isInto), ...(isInto && { into: one }) };
}
