import { allowLinksTo } from '../../../src/content/fields/linkable-kinds.ts';
import type { RichText } from '../../../src/content/rich-text/schema.ts';
import type { Content } from '../../../src/lib/editing/content.ts';
import { formOf, recordField } from '../../../src/lib/editing/form.ts';
import type { FieldForm } from '../../../src/lib/editing/library.ts';
import { applyOperation } from '../../../src/lib/editing/operation.ts';
import { needleOf, type Query } from '../../../src/lib/replacements/find-text.ts';
import {
  passagesIn,
  replaceIn,
  type Forms,
  type Passage,
} from '../../../src/lib/replacements/passages.ts';
import { editedFields } from '../../../src/lib/server/services/editing/content.ts';
import { loadModules } from '../../../src/lib/server/services/modules/library.ts';

allowLinksTo('page');
export const library = await loadModules();
const recordForm = (kind: 'page' | 'person'): readonly FieldForm[] =>
  editedFields(kind)
    .filter(([key]) => !['modules', 'content_type', 'key'].includes(key))
    .map(([key, field]) => recordField(key, field, 'de'));
export const FORMS: Forms = {
  record: recordForm('page'),
  module(kind) {
    const schema = library.get(kind)?.description.schema;
    return schema === undefined ? [] : formOf(schema, 'de');
  },
};

export const module = (kind: string, data: Record<string, unknown>, id = 'one') => ({
  id,
  kind,
  version: 1,
  data,
  columns: [],
});
export const contentWith = (...modules: Content['modules']): Content => ({ modules });
export const paragraph = (...children: readonly object[]) => ({ type: 'paragraph', children });
export const textWith = (...blocks: readonly object[]) =>
  contentWith(module('text', { content: { de: blocks, en: [] } }));

export const query = (find: string, more: Partial<Query> = {}): Query => ({
  find,
  isCaseSensitive: false,
  isWholeWords: false,
  inLinks: false,
  ...more,
});
export const found = (content: Content, find: string, more: Partial<Query> = {}) => {
  const needle = needleOf(query(find, more));
  return needle === null ? [] : passagesIn(content, FORMS, needle);
};

export function replaced(
  content: Content,
  find: string,
  words: string,
  {
    isChosen = () => true,
    ...more
  }: Partial<Query> & { isChosen?: (one: Passage) => boolean } = {},
) {
  const needle = needleOf(query(find, more));
  if (needle === null) throw new Error('nothing to look for');
  const done = replaceIn(content, FORMS, needle, { words, isChosen });
  const after = done.operations.reduce<Content>((state, one) => {
    const next = applyOperation(state, one);
    if (next === null) throw new Error('does not fit');
    return next;
  }, content);
  return { ...done, after, why: done.refused.map(({ why }) => why) };
}
export const dataOf = ({ modules }: Content, id = 'one') =>
  modules.find((one) => one.id === id)?.data as Record<string, unknown>;
export const germanOf = (content: Content): RichText =>
  (dataOf(content)['content'] as { de: RichText }).de;
