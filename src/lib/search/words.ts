import { fold, foldWithoutMarks } from '../text/fold.ts';

/** Longer words are cut: nobody types them, and indexes have a limit. */
const LONGEST_WORD = 40;

/** A word as it stands in a text. */
export interface Word {
  readonly written: string;
  /** Lower case, umlauts written out, no accents. */
  readonly folded: string;
  /** The same with umlauts as plain letters; equal to `folded` for most words. */
  readonly plain: string;
  /** Where it stands in the text, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
}

/**
 * Letters and digits in a row. Marks that stand by themselves belong to the letter before them;
 * soft hyphens and other invisible signs part no words.
 */
const WORDS = /[\p{L}\p{N}][\p{L}\p{N}\p{M}\p{Cf}]*/gu;
const APOSTROPHES: ReadonlySet<string | undefined> = new Set(["'", '’', 'ʼ']);

/** The words of a text, in order. The «s» of «Mahler’s» is none. */
export function wordsIn(text: string): readonly Word[] {
  const words: Word[] = [];
  for (const { 0: written, index: start } of text.matchAll(WORDS)) {
    if ((written === 's' || written === 'S') && APOSTROPHES.has(text[start - 1])) continue;
    const cut = written.slice(0, LONGEST_WORD);
    const [folded, plain] = [fold(cut), foldWithoutMarks(cut)];
    if (folded !== '') words.push({ written, folded, plain, start, end: start + written.length });
  }
  return words;
}
