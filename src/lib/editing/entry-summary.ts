import { AMOUNT } from '../../content/fields/amount-form.ts';
import { plainText } from '../../content/rich-text/plain.ts';
import type { RichText } from '../../content/rich-text/schema.ts';
import type { Locale } from '../constants.ts';
import { otherThan } from '../i18n/localized.ts';
import { formatAmount } from '../money.ts';
import type { FieldForm } from './library.ts';

type Values = Readonly<Record<string, unknown>>;

/** What an entry of these lists is told from its neighbours by; of others by what stands first in it. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  prices: ['name', 'text', 'price'],
  performers: ['role', 'person', 'new_person', 'credited_as'],
  programme: ['work', 'new_work', 'new_composer', 'text', 'note'],
  seat_groups: ['text', 'seat_group', 'seats'],
  timeslots: ['time_start'],
};
const MAX_PARTS = 3;
const MAX_CHARACTERS = 120;

/** How values are read: in which language, and what records are called; empty: not known. */
export interface SummaryNames {
  readonly locale: Locale;
  /** @param value `person:12` */
  readonly nameOf: (value: string) => string;
}

/** A text or a number as it is written; empty: neither. */
const plainWords = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';

/** A text of one language, or of the other one where that has none. */
function translatedWords(value: unknown, locale: Locale): string {
  const both = value as Readonly<Partial<Record<Locale, unknown>>>;
  const texts = [both[locale], both[otherThan(locale)]].map((text) =>
    Array.isArray(text) ? plainText(text as RichText) : plainWords(text),
  );
  return texts.find((text) => text.trim() !== '') ?? '';
}

/** What a picture or a file is: its description, its title, or at least its file. */
function fileWords(value: object, locale: Locale): string {
  const { src, title, alt } = value as Values;
  const described = typeof alt === 'object' && alt !== null ? translatedWords(alt, locale) : '';
  return described || plainWords(title) || plainWords(src);
}

/** A value in few words; empty: it says nothing. */
function words(field: FieldForm, value: unknown, { locale, nameOf }: SummaryNames): string {
  if (value === null || value === undefined) return '';
  if (field.isTranslated) return translatedWords(value, locale);
  if (field.control === 'reference') return nameOf(`${field.target ?? ''}:${plainWords(value)}`);
  if (field.control === 'select')
    return field.options.find((option) => option.value === value)?.label ?? '';
  if (typeof value === 'object') return fileWords(value, locale);
  const text = plainWords(value).replace(/^(\d\d:\d\d):00$/u, '$1');
  return AMOUNT.test(text) ? formatAmount(text, locale) : text;
}

/** What an entry of a list says, as «Kat. 1 · 38 €»; empty: nothing yet. */
export function entrySummary(field: FieldForm, entry: Values, names: SummaryNames): string {
  const { items, key } = field;
  const named = PARTS[key]?.flatMap((name) => items.find((item) => item.key === name) ?? []);
  const parts = (named ?? items)
    .map((item) => words(item, entry[item.key], names).trim())
    .filter(Boolean)
    .slice(0, MAX_PARTS);
  const text = parts.join(key === 'performers' ? ': ' : ' · ').replaceAll(/\s+/gu, ' ');
  return text.length > MAX_CHARACTERS ? `${text.slice(0, MAX_CHARACTERS)}…` : text;
}

/** The records that an entry names, `person:12`. */
export const recordsInEntry = ({ items }: FieldForm, entry: Values): readonly string[] =>
  items.flatMap(({ key, control, target }) => {
    const value = entry[key];
    return control === 'reference' && typeof value === 'number' ? [`${target ?? ''}:${value}`] : [];
  });
