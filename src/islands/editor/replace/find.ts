import { needleOf, type Query } from '../../../lib/replacements/find-text.ts';
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
import { $query } from './query.ts';

const forms = (): Forms => ({
  record: recordFields(),
  module: (kind) => moduleOffer(kind)?.fields ?? [],
});

/** Every place of the page that has the words, in both languages. */
export function passagesOf(content: Content, query: Query): readonly Passage[] {
  const needle = needleOf(query);
  return needle === null ? [] : passagesIn(content, forms(), needle);
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
