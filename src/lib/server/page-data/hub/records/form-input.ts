import type { FormValues } from '../../../../forms/form-values.ts';
import { LOCALES, type Locale } from '../../../../constants.ts';
import {
  clockChange,
  dayOf,
  instantOfInput,
  instantText,
  timeOf,
} from '../../../../venue-clock.ts';
import type { FieldForm } from '../../../../editing/library.ts';
import { typedAmount } from '../../../../money.ts';
import { imageIn } from './form-media.ts';
import type { MediaValues } from './form-types.ts';

/*
 * The way between a record and the flat names of a plain form: `name.de`, `cookies.0.name`.
 * They are the paths by which errors are told, too. What stands behind a `~` belongs to the
 * form itself: `prices.0.~row` says that there is an entry, `~rest` what of it is not shown,
 * `room~q` what somebody looks for.
 */

/** Modules are composed on the page: such fields stay as they are. */
const ELSEWHERE: readonly FieldForm['control'][] = [
  'embed',
  'link',
  'anchor',
  'modules' as FieldForm['control'],
  'richtext',
];
export const isInPlainForm = ({ control }: FieldForm): boolean => !ELSEWHERE.includes(control);

/** How a form is read. */
export interface Reading {
  readonly form: FormValues;
  /** What files of the library that were chosen are, by their ids. */
  readonly media: MediaValues;
  /** Entries that nobody filled in stay: the form is shown again, and nothing is saved. */
  readonly keepsEmpty: boolean;
}

export const textOf = (form: FormValues, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

/** A text that must not be empty is missing then, so that it is told in these words; a name that was not asked for, too. */
function lineOf(field: FieldForm, text: string): string | null | undefined {
  if (text.trim() !== '') return text;
  return field.isRequired || field.empty === undefined
    ? undefined
    : field.empty === null
      ? null
      : '';
}

/** Whole numbers; any other text is handed on, to be refused and shown again. */
function numberOf(field: FieldForm, text: string): unknown {
  const trimmed = text.trim();
  if (trimmed === '') return field.empty === null && !field.isRequired ? null : undefined;
  return /^-?\d{1,15}(?:\.\d{1,15})?$/u.test(trimmed) ? Number(trimmed) : text;
}

/**
 * A moment as it was typed. One that nobody touched is the very instant that the form was made
 * with; one that a change of the clocks leaves out or brings twice is asked about once.
 * @param was what the form showed it of
 */
function momentOf(field: FieldForm, text: string, was: string): unknown {
  if (was.endsWith('Z') && shownMoment(was) === text) return was;
  const [, day, time] = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)/u.exec(text) ?? [];
  if (day === undefined || time === undefined || Number.isNaN(Date.parse(`${day}T${time}Z`)))
    return lineOf(field, text);
  const change = clockChange(day, time);
  const isAnswered = change === 'twice' && was === text;
  return change === null || isAnswered ? instantText(instantOfInput(day, time)) : text;
}

/** More entries than any list can have. */
const MAX_ENTRIES = 200;
const MAX_REST = 20_000;

/** What of an entry the form does not show, as it was handed out with it. */
function restOf(form: FormValues, prefix: string): object {
  const text = textOf(form, `${prefix}~rest`);
  if (text === '' || text.length > MAX_REST) return {};
  try {
    const rest: unknown = JSON.parse(text);
    return typeof rest === 'object' && rest !== null ? rest : {};
  } catch {
    return {};
  }
}

/** The entries of a list that somebody filled in, in order. */
function entriesOf(field: FieldForm, name: string, reading: Reading): unknown[] {
  const { form, keepsEmpty } = reading;
  const names = [...form.keys()];
  const entries: unknown[] = [];
  for (let index = 0; index < MAX_ENTRIES; index += 1) {
    const prefix = `${name}.${String(index)}.`;
    const own = names.filter((key) => key.startsWith(prefix));
    if (own.length === 0) break;
    if (
      keepsEmpty ||
      own.some((key) => isTyped(field.items, key.slice(prefix.length), textOf(form, key)))
    )
      entries.push({ ...restOf(form, prefix), ...inputOf(field.items, reading, prefix) });
  }
  return entries;
}

/** Whether a field of an entry was filled in: choices, switches and numbers begin with something. */
function isTyped(items: readonly FieldForm[], path: string, text: string): boolean {
  const [key = ''] = path.split('.');
  if (path.includes('~')) return false;
  const item = items.find((candidate) => candidate.key === key);
  if (item?.control === 'select' || item?.control === 'switch') return false;
  return text.trim() !== '' && !(item?.control === 'number' && text === String(item.empty));
}

function valueOf(field: FieldForm, name: string, reading: Reading): unknown {
  const { form, media } = reading;
  if (field.isTranslated)
    return Object.fromEntries(LOCALES.map((locale) => [locale, textOf(form, `${name}.${locale}`)]));
  switch (field.control) {
    case 'switch':
      return form.has(name);
    case 'number':
    case 'reference':
      return numberOf(field, textOf(form, name));
    case 'references':
      return form.getAll(name).filter(Boolean).map(Number);
    case 'moment':
      return momentOf(field, textOf(form, name), textOf(form, `${name}~was`));
    case 'group':
      return groupOf(field, name, reading);
    case 'list':
      return entriesOf(field, name, reading);
    case 'image':
    case 'picture':
    case 'file':
      return imageIn(form, name, media) ?? (field.isRequired ? undefined : null);
    default:
      return lineOf(field, textOf(form, name));
  }
}

/** A group that can be missing is so where nothing of it was filled in. */
function groupOf(field: FieldForm, name: string, reading: Reading): unknown {
  const values = inputOf(field.items, reading, `${name}.`);
  const isEmpty = Object.values(values).every((value) => value === '' || value === null);
  return field.empty === null && isEmpty && !reading.keepsEmpty ? null : values;
}

/** What a form says of these fields, to be checked by their schema. */
export function inputOf(
  fields: readonly FieldForm[],
  reading: Reading,
  prefix = '',
): Record<string, unknown> {
  const values = fields
    .filter(isInPlainForm)
    .map((field) => [field.key, valueOf(field, prefix + field.key, reading)] as const);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}

/** An instant by the venue's clock; what was typed and refused stays as it is. */
const shownMoment = (value: string): string =>
  value.endsWith('Z') && !Number.isNaN(Date.parse(value))
    ? `${dayOf(value)}T${timeOf(value)}`
    : value;

/** A value as a control shows it; an amount as the language's people type it. */
export function shownValue({ key, control }: FieldForm, value: unknown, locale: Locale): string {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? 'true' : '';
  if (typeof value !== 'string') return '';
  if (key === 'price') return typedAmount(value, locale);
  // Kept with its seconds, which nobody types.
  if (key === 'time_start') return value.replace(/^(\d\d:\d\d):00$/u, '$1');
  return control === 'moment' ? shownMoment(value) : value;
}
