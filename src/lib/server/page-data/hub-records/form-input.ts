import { LOCALES } from '../../../constants.ts';
import { dayOf, instantOfInput, instantText, timeOf } from '../../../dates/venue-clock.ts';
import type { FieldForm } from '../../../editing/library.ts';

/*
 * The way between a record and the flat names of a plain form: `name.de`, `cookies.0.name`.
 * They are the paths by which errors are told, too.
 */

/** Controls of pictures and modules are not of a plain form: such fields stay as they are. */
const ELSEWHERE: readonly FieldForm['control'][] = [
  'image',
  'picture',
  'file',
  'embed',
  'modules' as FieldForm['control'],
  'richtext',
];
export const isInPlainForm = ({ control }: FieldForm): boolean => !ELSEWHERE.includes(control);

type Form = Pick<FormData, 'get' | 'getAll' | 'has' | 'keys'>;

const textOf = (form: Form, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

/** A text that must not be empty is missing then, so that it is told in these words. */
function lineOf(field: FieldForm, text: string): string | null | undefined {
  if (text.trim() !== '') return text;
  return field.isRequired ? undefined : field.empty === null ? null : '';
}

/** Whole numbers; any other text is handed on, to be refused and shown again. */
function numberOf(field: FieldForm, text: string): unknown {
  const trimmed = text.trim();
  if (trimmed === '') return field.empty === null && !field.isRequired ? null : undefined;
  return /^-?\d{1,15}(?:\.\d{1,15})?$/u.test(trimmed) ? Number(trimmed) : text;
}

function momentOf(field: FieldForm, text: string): unknown {
  const [, day, time] = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)/u.exec(text) ?? [];
  if (day === undefined || time === undefined || Number.isNaN(Date.parse(`${day}T${time}Z`)))
    return lineOf(field, text);
  return instantText(instantOfInput(day, time));
}

/** More entries than any list can have. */
const MOST_ENTRIES = 200;

/** The entries of a list that somebody filled in, in order. */
function entriesOf(field: FieldForm, name: string, form: Form): unknown[] {
  const names = [...form.keys()];
  const entries: unknown[] = [];
  for (let index = 0; index < MOST_ENTRIES; index += 1) {
    const prefix = `${name}.${index}.`;
    const own = names.filter((key) => key.startsWith(prefix));
    if (own.length === 0) break;
    if (own.some((key) => isTyped(field.items, key.slice(prefix.length), textOf(form, key))))
      entries.push(inputOf(field.items, form, prefix));
  }
  return entries;
}

/** Whether a field of an entry was filled in: choices, switches and numbers begin with something. */
function isTyped(items: readonly FieldForm[], path: string, text: string): boolean {
  const [key] = path.split('.');
  const item = items.find((candidate) => candidate.key === key);
  if (item?.control === 'select' || item?.control === 'switch') return false;
  return text.trim() !== '' && !(item?.control === 'number' && text === String(item.empty));
}

function valueOf(field: FieldForm, name: string, form: Form): unknown {
  if (field.isTranslated)
    return Object.fromEntries(LOCALES.map((locale) => [locale, textOf(form, `${name}.${locale}`)]));
  switch (field.control) {
    case 'switch':
      return form.has(name);
    case 'number':
    case 'reference':
      return numberOf(field, textOf(form, name));
    case 'references':
      return form.getAll(name).map(Number);
    case 'moment':
      return momentOf(field, textOf(form, name));
    case 'group':
      return inputOf(field.items, form, `${name}.`);
    case 'list':
      return entriesOf(field, name, form);
    default:
      return lineOf(field, textOf(form, name));
  }
}

/** What a form says of these fields, to be checked by their schema. */
export function inputOf(
  fields: readonly FieldForm[],
  form: Form,
  prefix = '',
): Record<string, unknown> {
  const values = fields
    .filter(isInPlainForm)
    .map((field) => [field.key, valueOf(field, prefix + field.key, form)] as const);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}

/** A value as a control shows it. */
export function shownValue({ control }: FieldForm, value: unknown): string {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? 'true' : '';
  if (typeof value !== 'string') return '';
  if (control !== 'moment' || Number.isNaN(Date.parse(value))) return value;
  return `${dayOf(value)}T${timeOf(value)}`;
}
