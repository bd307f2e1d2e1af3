import { RECORD } from '../../content/fields/target-form.ts';
import { plainText } from '../../content/rich-text/plain.ts';
import type { RichText } from '../../content/rich-text/schema.ts';
import { LOCALES, type Locale } from '../constants.ts';
import { isSame } from './content.ts';
import type { FieldForm } from './library.ts';

type Values = Readonly<Record<string, unknown>>;

/** How values are read as words. */
export interface ValueWords {
  /** @param record `person:12` */
  readonly nameOf: (record: string) => string;
  readonly momentText: (instant: string) => string;
  readonly yes: string;
  readonly no: string;
}

/** A field that holds something else than before, in words of both states; empty: nothing. */
export interface FieldDifference {
  readonly key: string;
  readonly label: string;
  /** Of a text in both languages the one that differs; null: the same in every language. */
  readonly language: Locale | null;
  readonly before: string;
  readonly after: string;
  /** A date, a choice, a number: replaced as a whole, whatever signs both have in common. */
  readonly isWhole: boolean;
}

const WHOLE: readonly FieldForm['control'][] = [
  'moment',
  'day',
  'time',
  'number',
  'select',
  'switch',
  'reference',
  'link',
];

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const lines = (parts: readonly string[]): string => parts.filter((part) => part !== '').join('\n');

/** Structures without a form of their own: what stands in them, one after the other. */
function anyText(value: unknown): string {
  if (value === null || value === undefined || typeof value === 'boolean') return '';
  if (Array.isArray(value) || isObject(value)) return lines(Object.values(value).map(anyText));
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** A text of one language: plain, or rich text without its marks. */
const textOf = (value: unknown): string =>
  Array.isArray(value) ? plainText(value as RichText) : anyText(value);

const inBoth = (value: unknown): string =>
  isObject(value) ? lines(LOCALES.map((locale) => textOf(value[locale]))) : anyText(value);

function recordText({ target }: FieldForm, value: unknown, { nameOf }: ValueWords): string {
  const ids: readonly unknown[] = Array.isArray(value) ? value : [value];
  return lines(ids.map((id) => (typeof id === 'number' ? nameOf(`${target ?? ''}:${id}`) : '')));
}

/** The entries of a list, or the parts of a structure, with the names of those that are set. */
const partsText = (fields: readonly FieldForm[], value: unknown, words: ValueWords): string =>
  isObject(value)
    ? fields
        .map((field) => {
          const text = valueText(field, value[field.key], words);
          return text === '' ? '' : `${field.label}: ${text}`;
        })
        .filter((text) => text !== '')
        .join(' · ')
    : '';

/** A value as people can compare it, one line for each entry of a list. */
function valueText(field: FieldForm, value: unknown, words: ValueWords): string {
  if (value === null || value === undefined) return '';
  if (field.isTranslated) return inBoth(value);
  switch (field.control) {
    case 'switch':
      return value === true ? words.yes : words.no;
    case 'select':
      return field.options.find((option) => option.value === value)?.label ?? anyText(value);
    case 'moment':
      return words.momentText(anyText(value));
    case 'link': {
      const target = anyText(value);
      return RECORD.test(target) ? words.nameOf(target) : target;
    }
    case 'reference':
    case 'references':
      return recordText(field, value, words);
    case 'group':
      return partsText(field.items, value, words);
    case 'list':
      return Array.isArray(value)
        ? lines(value.map((entry) => partsText(field.items, entry, words)))
        : anyText(value);
    default:
      return textOf(value);
  }
}

/** What a field holds, in words; a text once for each language in which it says something. */
export interface FieldWords {
  /** Null: the same in every language. */
  readonly language: Locale | null;
  readonly text: string;
}

/** A whole value in words. @param field undefined: of a field that no form describes */
export function fieldWords(
  field: FieldForm | undefined,
  value: unknown,
  words: ValueWords,
): readonly FieldWords[] {
  const isBoth = field?.isTranslated ?? (isObject(value) && LOCALES.some((one) => one in value));
  const found: readonly FieldWords[] = isBoth
    ? LOCALES.map((language) => ({
        language,
        text: textOf(isObject(value) ? value[language] : undefined),
      }))
    : [{ language: null, text: field ? valueText(field, value, words) : anyText(value) }];
  return found.filter(({ text }) => text !== '');
}

/** What differs between two states of a module or a record, field by field in the order of the form. */
export function fieldDifferences(
  fields: readonly FieldForm[],
  { before, after }: { readonly before: Values; readonly after: Values },
  words: ValueWords,
): readonly FieldDifference[] {
  return fields.flatMap((field): readonly FieldDifference[] => {
    const { key, label, isTranslated } = field;
    const [was, is] = [before[key], after[key]];
    if (isSame(was ?? null, is ?? null)) return [];
    if (!isTranslated) {
      const texts = [valueText(field, was, words), valueText(field, is, words)] as const;
      const isWhole = WHOLE.includes(field.control);
      return [{ key, label, language: null, before: texts[0], after: texts[1], isWhole }];
    }
    return LOCALES.flatMap((language): readonly FieldDifference[] => {
      const [old, fresh] = [was, is].map((value) =>
        isObject(value) ? value[language] : undefined,
      );
      if (isSame(old ?? null, fresh ?? null)) return [];
      const [from, to] = [textOf(old), textOf(fresh)];
      return [{ key, label, language, before: from, after: to, isWhole: false }];
    });
  });
}
