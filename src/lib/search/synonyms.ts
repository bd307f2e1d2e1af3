import type { Locale } from '../constants.ts';
import { stemsOf } from './stem.ts';
import { wordsIn } from './words.ts';

/** By the stem of a word the stems of those that mean the same. */
export type Synonyms = ReadonlyMap<string, readonly string[]>;

/**
 * Reads groups of words that mean the same, a group a line, parted by commas. Of a phrase each
 * word counts by itself.
 */
export function readSynonyms(text: string, locale: Locale): Synonyms {
  const synonyms = new Map<string, readonly string[]>();
  for (const line of text.split('\n')) {
    const stems = [...new Set(wordsIn(line).flatMap((word) => stemsOf(word, locale)))];
    for (const stem of stems)
      synonyms.set(stem, [...new Set([...(synonyms.get(stem) ?? []), ...stems])]);
  }
  return synonyms;
}
