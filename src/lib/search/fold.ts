import { fold } from '../text/fold.ts';

/** Words as lists of the venue are looked through: folded, compared by their beginnings. */
export const foldedWords = (text: string): readonly string[] =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
