import { atom } from 'nanostores';
import { MAX_FIND, needleOf, type Query } from '../../../lib/replacements/find-text.ts';
import {
  passagesIn,
  replaceIn,
  type Forms,
  type Passage,
  type Refused,
} from '../../../lib/replacements/passages.ts';
import type { Content } from '../../../lib/editing/content.ts';
import { moduleOffer, recordFields } from '../api/library.ts';
import { t } from '../i18n/t.ts';
import { $content } from '../stores/content.ts';
import { commit } from '../stores/history.ts';

/** What is looked for, and what comes in its place; it stays while the panel is closed. */
export const $query = atom<Query & { readonly words: string }>({
  find: '',
  words: '',
  isCaseSensitive: false,
  isWholeWords: false,
  inLinks: false,
});

const forms = (): Forms => ({
  record: recordFields(),
  module: (kind) => moduleOffer(kind)?.fields ?? [],
});

/** Every place of the page that has the words, in both languages. */
export function passagesOf(content: Content, query: Query): readonly Passage[] {
  const needle = needleOf(query);
  return needle === null ? [] : passagesIn(content, forms(), needle);
}

/** What is selected on the page, where it can be looked for. */
export function selectedWords(): string {
  const words = getSelection()?.toString().trim() ?? '';
  return words.includes('\n') || words.length > MAX_FIND ? '' : words;
}

/** What became of replacing. */
export interface Done {
  readonly count: number;
  readonly refused: readonly Refused[];
}

/** Replaces the chosen places as one step of undo; what refuses its new value stays as it is. */
export function replace(isChosen: (passage: Passage) => boolean): Done {
  const { words, ...query } = $query.get();
  const needle = needleOf(query);
  if (needle === null) return { count: 0, refused: [] };
  const { operations, count, refused } = replaceIn($content.get(), forms(), needle, {
    words,
    isChosen,
  });
  const isDone = commit(operations, false, t('replace.step', { name: query.find }));
  return { count: isDone ? count : 0, refused };
}
