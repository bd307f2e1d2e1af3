import type { RichText } from '../../../content/rich-text/schema.ts';
import type { Locale } from '../../constants.ts';
import type { FieldForm } from '../library.ts';
import { hasText } from '../translation/translation.ts';

type Entry = Readonly<Record<string, unknown>>;

/** A list whose entries are written on the page: what each begins with, and the text below it. */
export interface WrittenList {
  readonly list: FieldForm;
  readonly head: FieldForm;
  readonly body: FieldForm | null;
}

/** The list of a module that is written; null: it has none. */
export function writtenList(fields: readonly FieldForm[]): WrittenList | null {
  for (const list of fields) {
    const [head, ...others] = list.items.filter(({ isRequired }) => isRequired);
    if (list.control !== 'list' || head?.control !== 'line' || !head.isTranslated) continue;
    return { list, head, body: others.find(({ control }) => control === 'richtext') ?? null };
  }
  return null;
}

/** An entry before anything is written in it. */
export const emptyEntry = ({ items }: Pick<FieldForm, 'items'>): Entry =>
  Object.fromEntries(items.map(({ key, empty }) => [key, empty]));

interface Words {
  readonly head: string;
  readonly body: readonly string[];
}

/** Signs that a list which was copied as plain text has before its entries. */
const LIST_MARK = /^(?:[-–•*]|\d+[.)])\s+/u;

/**
 * What several lines say, entry by entry: each line is one; where entries have a text below, those
 * that ask are heads, or what stands before a tab. Null: nothing of the kind is seen in them.
 */
export function entriesIn(text: string, hasBody: boolean): readonly Words[] | null {
  const lines = text.split(/\r?\n/u).flatMap((line) => line.replace(LIST_MARK, '').trim() || []);
  if (!hasBody) return lines.length > 1 ? lines.map((head) => ({ head, body: [] })) : null;
  const entries: { head: string; body: string[] }[] = [];
  for (const line of lines) {
    const [head = '', ...cells] = line.split('\t');
    const isHead = cells.length > 0 || line.endsWith('?');
    const last = entries.at(-1);
    if (isHead) entries.push({ head: head.trim(), body: cells.map((one) => one.trim()) });
    else if (last) last.body.push(line);
    else return null;
  }
  return lines.length > 1 && entries.length > 0 ? entries : null;
}

const paragraphs = (lines: readonly string[]): RichText =>
  lines.map((text) => ({ type: 'paragraph', children: [{ text }] }));

/** Entries with words from one of them on: what lacks a head in the language gets it first. */
export function withEntries(
  { list, head, body }: WrittenList,
  entries: readonly Entry[],
  {
    at,
    locale,
    words,
  }: { readonly at: number; readonly locale: Locale; readonly words: readonly Words[] },
): readonly Entry[] {
  const written = (entry: Entry, said: Words): Entry => ({
    ...entry,
    [head.key]: { ...(entry[head.key] as Entry), [locale]: said.head },
    ...(body &&
      said.body.length > 0 && {
        [body.key]: { ...(entry[body.key] as Entry), [locale]: paragraphs(said.body) },
      }),
  });
  const left = [...words];
  const isFree = (entry: Entry): boolean => !hasText((entry[head.key] as Entry | null)?.[locale]);
  const result = entries.slice(0, at);
  let next = at;
  for (let said = left.shift(); said; said = left.shift()) {
    const free = entries[next];
    if (free !== undefined && isFree(free)) next += 1;
    result.push(written(free !== undefined && isFree(free) ? free : emptyEntry(list), said));
  }
  return [...result, ...entries.slice(next)].slice(0, list.max ?? Infinity);
}
