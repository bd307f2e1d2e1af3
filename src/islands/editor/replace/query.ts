import { atom } from 'nanostores';
import { MAX_FIND } from '../../../lib/constants.ts';
import type { Query } from '../../../lib/replacements/find-text.ts';

/** What is looked for, and what comes in its place; it stays while the panel is closed. */
export const $query = atom<Query & { readonly words: string }>({
  find: '',
  words: '',
  isCaseSensitive: false,
  isWholeWords: false,
  inLinks: false,
});

/** What is selected on the page, where it can be looked for. */
export function selectedWords(): string {
  const words = getSelection()?.toString().trim() ?? '';
  return words.includes('\n') || words.length > MAX_FIND ? '' : words;
}
