import { foldedWords } from '../../../search/fold.ts';

/** Whether every word of a search begins a word of a text. */
export function matches(text: string, query: string): boolean {
  const words = foldedWords(text);
  return foldedWords(query).every((asked) => words.some((word) => word.startsWith(asked)));
}
