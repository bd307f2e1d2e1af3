import { plainText } from '../../../content/rich-text/plain.ts';
import type { Block, RichText } from '../../../content/rich-text/schema.ts';
import type { Locale } from '../../constants.ts';
import { otherThan } from '../../i18n/localized.ts';
import type { FieldForm } from '../library.ts';
import type { Path } from '../operation.ts';
import { hasText } from './translation.ts';

type Values = Readonly<Record<string, unknown>>;

/** A text that one language has and the other lacks. */
export interface UntranslatedText {
  /** Without the language at its end. */
  readonly path: Path;
  readonly field: FieldForm;
  /** What the other language says. */
  readonly source: unknown;
}

const WRITTEN: readonly FieldForm['control'][] = ['line', 'paragraphs', 'richtext'];

/** The texts of a module or the record that are missing in a language, in the order of the form. */
export function untranslated(
  fields: readonly FieldForm[],
  data: Values,
  to: Locale,
  path: Path = [],
): readonly UntranslatedText[] {
  return fields.flatMap((field): readonly UntranslatedText[] => {
    const value = data[field.key];
    const here = [...path, field.key];
    if (field.control === 'list')
      return Array.isArray(value)
        ? value.flatMap((item, at) => untranslated(field.items, item as Values, to, [...here, at]))
        : [];
    if (!field.isTranslated || !WRITTEN.includes(field.control)) return [];
    const both = (value ?? {}) as Values;
    const source = both[otherThan(to)];
    return hasText(source) && !hasText(both[to]) ? [{ path: here, field, source }] : [];
  });
}

const isRich = (source: unknown): source is RichText => Array.isArray(source);
const wordsOf = (block: Block): string => plainText([block]);
const filled = (text: string): readonly string[] =>
  text.split('\n').filter((line) => line.trim() !== '');

/** What a text says, line by line. */
export const linesOf = (source: unknown): readonly string[] =>
  filled(isRich(source) ? plainText(source) : String(source));

/** A text with other words in each of its lines; its lists stay lists. */
function withLines(source: unknown, lines: string[]): unknown {
  const next = (): { readonly text: string }[] => [{ text: lines.shift() ?? '' }];
  if (!isRich(source))
    return String(source)
      .split('\n')
      .map((line) => (line.trim() === '' ? line : lines.shift()))
      .join('\n');
  return source.flatMap((block): Block[] => {
    if (block.type !== 'list') {
      // Lines within a paragraph are lines of the words, too.
      const count = filled(wordsOf(block)).length;
      const text = lines.splice(0, count).join('\n');
      return count === 0 ? [] : [{ ...block, children: [{ text }] }];
    }
    const children = block.children
      .filter((item) => item.children.some(hasText))
      .map((item) => ({ ...item, children: next() }));
    return children.length === 0 ? [] : [{ ...block, children }];
  });
}

/**
 * Lines that are pasted into the first of several texts, as the value of each: only where they are
 * as many as all of these texts have, so that each line has its place. Null: they are not.
 */
export function spread(
  texts: readonly Pick<UntranslatedText, 'source'>[],
  pasted: string,
): readonly unknown[] | null {
  const lines = filled(pasted.replaceAll('\r', '')).map((line) => line.trim());
  const count = texts.reduce((sum, { source }) => sum + linesOf(source).length, 0);
  if (texts.length < 2 || lines.length !== count) return null;
  return texts.map(({ source }) => withLines(source, lines));
}
