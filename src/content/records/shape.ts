import { LOCALES, type Locale, type Translated } from '../i18n/locales.ts';
import type { RecordDescription } from './define.ts';

/** A value with every text in both languages reduced to one of them, however deep it stands. */
export function inLanguage(value: unknown, language: Locale): unknown {
  if (Array.isArray(value)) return value.map((item) => inLanguage(item, language));
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value);
  if (entries.length === LOCALES.length && LOCALES.every((locale) => locale in value)) {
    const text = value as Translated;
    return text[language] || LOCALES.map((locale) => text[locale]).find(Boolean) || '';
  }
  return Object.fromEntries(entries.map(([key, item]) => [key, inLanguage(item, language)]));
}

/** A record as the API answers it: in one language, without what concerns editors only. */
export function apiRecord(
  description: RecordDescription,
  record: object,
  language: Locale,
  isList: boolean,
): Record<string, unknown> {
  const values = record as Readonly<Record<string, unknown>>;
  const visibleFields = Object.entries(description.fields).filter(
    ([key, field]) => key in values && (!isList || field.inLists),
  );
  return {
    id: values['id'],
    ...Object.fromEntries(visibleFields.map(([key]) => [key, inLanguage(values[key], language)])),
  };
}
