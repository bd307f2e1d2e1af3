import type { Fields } from '../../../../../content/records/define.ts';
import { records, type Kind } from '../../../../../content/records/kinds.ts';
import { LOCALES } from '../../../../constants.ts';
import { foldedWords } from '../../../../search/fold.ts';
import type { Condition } from '../../../repositories/resources/record-list.ts';

const textColumns = (kind: Kind, names: readonly string[]): readonly string[] =>
  names.flatMap((name) => {
    const field = (records[kind].fields as Fields)[name];
    if (field === undefined || field.keep === 'links' || field.storage !== 'text') return [];
    return field.keep === 'translated' ? LOCALES.map((locale) => `${name}_${locale}`) : [name];
  });

/** Records that are called just what was typed, in one of their languages. */
export const sameName = (kind: Kind, text: string): Condition => ({
  is: 'column',
  columns: textColumns(kind, [records[kind].title]),
  operator: '=',
  value: text,
});

/** Shorter beginnings of words are looked for in names alone: they begin too many. */
const SHORTEST_FOUND = 3;
const MAX_WORDS = 8;

/** Records with a word in their name, in the names that tell them apart, or, where the search has them, in their texts. */
function withWord(kind: Kind, word: string): Condition {
  const { title, card, searchFields } = records[kind];
  const columns = textColumns(kind, [title, ...card]);
  const fields = records[kind].fields as Fields;
  const links = card.flatMap((name): readonly Condition[] => {
    const target = fields[name]?.keep === 'links' ? (fields[name].target as Kind) : null;
    if (target === null) return [];
    const named = textColumns(target, [records[target].title]);
    const table = `${kind}_${name}`;
    return [{ is: 'linked-text', table, target, columns: named, text: word }];
  });
  const tokens = searchFields === null ? [] : foldedWords(word);
  const found = tokens.every((token) => token.length >= SHORTEST_FOUND) ? tokens : [];
  const id: readonly Condition[] = /^[1-9]\d{0,8}$/u.test(word)
    ? [{ is: 'ids', ids: [Number(word)] }]
    : [];
  return {
    is: 'any',
    of: [
      { is: 'text', columns, text: word },
      ...links,
      ...id,
      ...found.map((token): Condition => ({ is: 'found', token })),
    ],
  };
}

/** What records with all words of a text have to be like, each word in one of their languages. */
export const wordConditions = (kind: Kind, text: string): readonly Condition[] =>
  text
    .split(/\s+/u)
    .filter(Boolean)
    .slice(0, MAX_WORDS)
    .map((word) => withWord(kind, word));
