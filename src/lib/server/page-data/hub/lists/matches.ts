import { foldedWords } from '../../../../search/fold.ts';

/** Whether every word of a search begins a word of a text; signs without a word are in none. */
export function matches(text: string, query: string): boolean {
  const words = foldedWords(text);
  const asked = foldedWords(query);
  if (asked.length === 0) return query.trim() === '';
  return asked.every((one) => words.some((word) => word.startsWith(one)));
}
