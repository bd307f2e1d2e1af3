import type { Translated } from '../../content/fields/field.ts';
import { records, type Kind } from '../../content/records/kinds.ts';
import type { Locale } from '../constants.ts';
import { textIn } from './localized.ts';

/** A record's name as its description says, in each language or the same in all; empty for none. */
export function nameOf(kind: Kind, record: object): Translated | string {
  const value = (record as Readonly<Record<string, unknown>>)[records[kind].title];
  return (value ?? '') as Translated | string;
}

/** The name in a language, else in the other one; empty for none. */
export function nameIn(kind: Kind, record: object, locale: Locale): string {
  const name = nameOf(kind, record);
  return typeof name === 'string' ? name : textIn(name, locale);
}

/** What people call a record; its kind and id where it has no name. */
export function titleOf(kind: Kind, record: object, locale: Locale): string {
  const name = nameIn(kind, record, locale);
  return name === '' ? `${kind} ${String((record as { readonly id?: unknown }).id)}` : name;
}
