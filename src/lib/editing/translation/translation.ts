import type { StoredModule } from '../../../content/fields/module-tree.ts';
import type { Locale } from '../../constants.ts';
import { otherThan } from '../../i18n/localized.ts';
import type { FieldForm } from '../library.ts';
import { isOutdated } from './written.ts';

/**
 * How far a module is said in a language: `fallback` is shown in the other one,
 * `missing` lacks a text that the other has, `outdated` was made of another state of the other,
 * `none` has nothing to say.
 */
export type TranslationState = 'done' | 'outdated' | 'missing' | 'fallback' | 'none';

type Values = Readonly<Record<string, unknown>>;

/** Whether anything is written in a value: words, or rich text that holds some. */
export function hasText(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  if (Array.isArray(value)) return value.some(hasText);
  if (typeof value !== 'object' || value === null) return false;
  const { text, children } = value as { readonly text?: unknown; readonly children?: unknown };
  return hasText(text) || hasText(children);
}

interface Text {
  readonly isRequired: boolean;
  readonly value: Readonly<Partial<Record<Locale, unknown>>>;
}

/** Every text of a module's data, also those in the entries of its lists. */
function textsOf(fields: readonly FieldForm[], data: Values): readonly Text[] {
  return fields.flatMap((field): readonly Text[] => {
    const value = data[field.key];
    if (field.control === 'list')
      return Array.isArray(value)
        ? value.flatMap((item) => textsOf(field.items, item as Values))
        : [];
    return field.isTranslated ? [{ isRequired: field.isRequired, value: value ?? {} }] : [];
  });
}

export function translationState(
  { data, written }: Pick<StoredModule, 'data' | 'written'>,
  fields: readonly FieldForm[],
  locale: Locale,
): TranslationState {
  const other = otherThan(locale);
  const texts = textsOf(fields, data).filter(
    ({ value }) => hasText(value[locale]) || hasText(value[other]),
  );
  if (texts.length === 0) return 'none';
  const missing = texts.filter(({ value }) => !hasText(value[locale]));
  const isEmpty = missing.length === texts.length;
  if (isEmpty || missing.some(({ isRequired }) => isRequired)) return 'fallback';
  if (missing.length > 0) return 'missing';
  return isOutdated({ data, written }, locale) ? 'outdated' : 'done';
}
