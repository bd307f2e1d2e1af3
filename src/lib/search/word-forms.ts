import type { Locale } from '../constants.ts';
import { stemsOf } from './stem.ts';
import { wordsIn, type Word } from './words.ts';

/** All that a word of a search finds. */
export interface WordForms {
  /** As it was typed, folded. */
  readonly words: readonly string[];
  /** Without its ending, and words put together whose last part it is. */
  readonly stems: readonly string[];
  readonly compounds: readonly string[];
  /** Beginnings of words. */
  readonly prefixes: readonly string[];
}

/** Shorter words are looked for as they are: too much begins like them. */
const SHORTEST_PREFIX = 3;

/** A typed word with its ending taken off, and as the beginning of longer ones. */
export function formsOf(word: Word, locale: Locale, shortestPrefix = SHORTEST_PREFIX): WordForms {
  const words = [...new Set([word.folded, word.plain])];
  return {
    words,
    stems: stemsOf(word, locale),
    compounds: [],
    prefixes: words.filter(({ length }) => length >= shortestPrefix),
  };
}

/** The forms of words that stand for one that was mistyped: they are not continued. */
export function formsOfAny(words: readonly string[], locale: Locale): WordForms {
  const all = words.flatMap((word) => wordsIn(word));
  return {
    words: all.map(({ folded }) => folded),
    stems: [...new Set(all.flatMap((word) => stemsOf(word, locale)))],
    compounds: [],
    prefixes: [],
  };
}

/** Whether a word of a text is one that was looked for. */
export function isFoundBy(word: Word, forms: WordForms, locale: Locale): boolean {
  if (forms.words.includes(word.folded) || forms.words.includes(word.plain)) return true;
  const stems = stemsOf(word, locale);
  if (stems.some((stem) => forms.stems.includes(stem) || forms.compounds.includes(stem)))
    return true;
  return forms.prefixes.some(
    (prefix) => word.folded.startsWith(prefix) || word.plain.startsWith(prefix),
  );
}
