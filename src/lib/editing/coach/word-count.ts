import type { Locale } from '../../constants.ts';
import { wordsIn } from './text-checks.ts';
import type { FieldForm } from '../library.ts';

type Values = Readonly<Record<string, unknown>>;

const TAG = /<[^<>]*>/gu;
/** A dash between words is none. */
const HAS_SIGN = /[\p{L}\p{N}]/u;

/** A text as it is read: paragraphs apart, marks within words together. */
function readText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(readText).join('');
  if (typeof value !== 'object' || value === null) return '';
  const { text, type, children } = value as {
    readonly text?: string;
    readonly type?: string;
    readonly children?: unknown;
  };
  // A link stands within its line.
  const end = type === undefined || type === 'link' ? '' : '\n';
  return (text ?? readText(children)) + end;
}

/** How many words the texts of some fields have in a language. */
export function wordCount(fields: readonly FieldForm[], data: Values, locale: Locale): number {
  const counts = fields.map((field): number => {
    const value = data[field.key];
    if (field.control === 'list')
      return Array.isArray(value)
        ? value.reduce(
            (sum: number, item) => sum + wordCount(field.items, item as Values, locale),
            0,
          )
        : 0;
    if (!field.isTranslated) return 0;
    const text = readText((value as Partial<Record<Locale, unknown>> | undefined)?.[locale]);
    const words = wordsIn(field.control === 'html' ? text.replaceAll(TAG, ' ') : text);
    return words.filter((word) => HAS_SIGN.test(word)).length;
  });
  return counts.reduce((sum, count) => sum + count, 0);
}
