import { AMOUNT } from '../../../../content/records/event-parts.ts';
import type { Locale } from '../../../constants.ts';
import type { FieldForm } from '../../../editing/library.ts';
import { textIn } from '../../../i18n/localized.ts';
import { formatAmount } from '../../../money.ts';
import type { Filling } from './form-types.ts';

type Values = Readonly<Record<string, unknown>>;

/** What an entry of these lists is told from its neighbours by; of others by what stands first in it. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  prices: ['name', 'text', 'price'],
  performers: ['role', 'person', 'credited_as'],
  programme: ['work', 'text', 'note'],
  seat_groups: ['text', 'seat_group', 'seats'],
  timeslots: ['time_start'],
};
const MOST_PARTS = 3;
const MOST_CHARACTERS = 120;

/** A text or a number as it is written; empty: neither. */
const plainText = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';

/** A value in few words; empty: it says nothing. */
function words(field: FieldForm, value: unknown, { targets, context }: Filling): string {
  if (value === null || value === undefined) return '';
  if (field.isTranslated) return textIn(value as Record<Locale, string>, context.locale);
  if (field.control === 'reference')
    return targets.names.get(`${field.target ?? ''}:${plainText(value)}`) ?? '';
  if (field.control === 'select')
    return field.options.find((option) => option.value === value)?.label ?? '';
  if (typeof value === 'object') {
    const { src, title } = value as Values;
    return typeof title === 'string' ? title : typeof src === 'string' ? src : '';
  }
  const text = plainText(value);
  return AMOUNT.test(text) ? formatAmount(text, context.locale) : text;
}

/** What an entry of a list says, as «Kat. 1 · 38 €»; empty: nothing yet. */
export function entrySummary(field: FieldForm, entry: Values, filling: Filling): string {
  const { items, key } = field;
  const named = PARTS[key]?.flatMap((name) => items.find((item) => item.key === name) ?? []);
  const parts = (named ?? items)
    .map((item) => words(item, entry[item.key], filling).trim())
    .filter(Boolean)
    .slice(0, MOST_PARTS);
  const text = parts.join(key === 'performers' ? ': ' : ' · ');
  return text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS)}…` : text;
}
