import type { Locale } from '../constants.ts';
import { isStopWord } from './stop-words.ts';
import { stemOf, stemsOf } from './stem.ts';
import { wordsIn, type Word } from './words.ts';

/**
 * How the words of a document are kept in the index of an engine, a token each: the
 * language, where and how the word stands, the word. So one index answers for each language
 * by itself, and «in the title, as it was typed» is one lookup.
 */
export const TIER = { titleWord: 1, titleStem: 2, textWord: 3, textStem: 4, pair: 5 } as const;
export type Tier = (typeof TIER)[keyof typeof TIER];

export const tokenOf = (locale: Locale, tier: Tier, word: string): string =>
  `${locale}${tier}${word}`;

/** Two words that follow each other, by their stems: what was typed as a phrase is found as one. */
export const pairOf = (first: string, second: string): string => `${first}0${second}`;

/** A word of the venue's own texts. */
export interface DictionaryWord {
  readonly word: string;
  readonly spelling: string;
  readonly stem: string;
}

/** What the index keeps of a document's words. */
export interface DocumentWords {
  readonly tokens: readonly string[];
  /** Each word once, with its first spelling. */
  readonly dictionary: readonly DictionaryWord[];
}

/** Shorter words are no parts of compounds and are forgiven no typo. */
const SHORTEST_IN_DICTIONARY = 3;

const isInDictionary = ({ folded }: Word, locale: Locale): boolean =>
  folded.length >= SHORTEST_IN_DICTIONARY && !/\d/u.test(folded) && !isStopWord(folded, locale);

/** Words that say nothing may stand between the two: «Führung durch das Haus». */
function addPairs(tokens: Set<string>, text: string, locale: Locale): void {
  let before: string | null = null;
  for (const { folded } of wordsIn(text)) {
    if (isStopWord(folded, locale)) continue;
    const stem = stemOf(folded, locale);
    if (before !== null) tokens.add(tokenOf(locale, TIER.pair, pairOf(before, stem)));
    before = stem;
  }
}

/** A document's words for the index, from its title and its other texts. */
export function documentWords(
  title: string,
  texts: readonly string[],
  locale: Locale,
): DocumentWords {
  const tokens = new Set<string>();
  const dictionary = new Map<string, DictionaryWord>();
  const add = (words: readonly Word[], wordTier: Tier, stemTier: Tier) => {
    for (const word of words) {
      tokens.add(tokenOf(locale, wordTier, word.folded));
      tokens.add(tokenOf(locale, wordTier, word.plain));
      for (const stem of stemsOf(word, locale)) tokens.add(tokenOf(locale, stemTier, stem));
      const { folded, written } = word;
      if (!dictionary.has(folded) && isInDictionary(word, locale))
        dictionary.set(folded, { word: folded, spelling: written, stem: stemOf(folded, locale) });
    }
  };
  add(wordsIn(title), TIER.titleWord, TIER.titleStem);
  for (const text of texts) add(wordsIn(text), TIER.textWord, TIER.textStem);
  for (const text of [title, ...texts]) addPairs(tokens, text, locale);
  return { tokens: [...tokens], dictionary: [...dictionary.values()] };
}
