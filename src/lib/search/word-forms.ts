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
  /** Beginnings that are less likely meant: of what is left without the ending. */
  readonly beginnings: readonly string[];
}

/** Shorter words are looked for as they are: too much begins like them. */
const SHORTEST_PREFIX = 3;

/** Shorter stems begin too many words. */
const SHORTEST_STEM = 4;

/** A typed word with its ending taken off, and as the beginning of longer ones. */
export function formsOf(word: Word, locale: Locale, shortestPrefix = SHORTEST_PREFIX): WordForms {
  const words = [...new Set([word.folded, word.plain])];
  const stems = stemsOf(word, locale);
  return {
    words,
    stems,
    compounds: [],
    prefixes: words.filter(({ length }) => length >= shortestPrefix),
    // «park», of «parken», begins «Parkhaus». Where an umlaut is gone as well, it is another word.
    beginnings: stems.filter(
      (stem) =>
        stem.length >= SHORTEST_STEM && stem !== word.folded && word.folded.startsWith(stem),
    ),
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
    beginnings: [],
  };
}

/** Whether a word of a text is one that was looked for. */
export function isFoundBy(word: Word, forms: WordForms, locale: Locale): boolean {
  if (forms.words.includes(word.folded) || forms.words.includes(word.plain)) return true;
  const stems = stemsOf(word, locale);
  if (stems.some((stem) => forms.stems.includes(stem) || forms.compounds.includes(stem)))
    return true;
  return [...forms.prefixes, ...forms.beginnings].some(
    (prefix) => word.folded.startsWith(prefix) || word.plain.startsWith(prefix),
  );
}
