import { MAX_SEARCH_TEXT, type Locale } from '../constants.ts';
import { isStopWord } from './stop-words.ts';
import { wordsIn, type Word } from './words.ts';

/** A code point takes two units at most. */
const UNITS = 2;

/** A text of so many code points at most, cut at the end of a word where it has several. */
export function cutText(text: string, most: number): string {
  const points = Array.from(text.slice(0, (most + 1) * UNITS));
  if (points.length <= most) return text;
  const cut = points.slice(0, most).join('');
  const end = points[most] === ' ' ? cut.length : cut.lastIndexOf(' ');
  return (end > 0 ? cut.slice(0, end) : cut).trimEnd();
}

/** Each word is a lookup. */
const MAX_WORDS = 10;

/** What somebody typed, in words. */
export interface QueryText {
  /** Without what cannot be looked for: control characters, signs of nobody, spaces twice. */
  readonly text: string;
  /** The words that are looked for: those that say something, or all where none does. */
  readonly words: readonly Word[];
  /** All words, folded, with a space between: a title that is just that comes first. */
  readonly phrase: string;
}

/**
 * A text that a stranger sent, as it can be looked for and shown again: well-formed, one
 * line, at most 200 signs, cut between words.
 */
export function cleanQuery(text: string): string {
  const clean = text
    .slice(0, MAX_SEARCH_TEXT * 4)
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/\p{Cf}/gu, '')
    .replace(/[\p{Cc}\p{Co}\p{Cn}\uFFFD\s]+/gu, ' ')
    .trim();
  return cutText(clean, MAX_SEARCH_TEXT);
}

export function queryText(typed: string, locale: Locale): QueryText {
  const text = cleanQuery(typed);
  const all = wordsIn(text);
  const telling = all.filter(({ folded }) => !isStopWord(folded, locale));
  const unique = new Map(
    (telling.length === 0 ? all : telling).map((word) => [word.folded, word] as const),
  );
  return {
    text,
    words: [...unique.values()].slice(0, MAX_WORDS),
    phrase: all.map(({ folded }) => folded).join(' '),
  };
}
