import type { Translated } from '../../../../content/fields/field.ts';
import { records, type Kind } from '../../../../content/records/kinds.ts';
import type { Locale } from '../../../constants.ts';
import { textIn } from '../../../i18n/localized.ts';

/** What people call a record; its kind and id where it has no name. */
export function titleOf(kind: Kind, record: object, locale: Locale): string {
  const { title } = records[kind];
  const value = (record as Readonly<Record<string, unknown>>)[title];
  const text = typeof value === 'string' ? value : textIn(value as Translated, locale);
  return text === '' ? `${kind} ${String((record as { readonly id?: unknown }).id)}` : text;
}
