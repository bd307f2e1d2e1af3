import { cleanText } from '../../content/fields/clean-text.ts';
import { cleanEmail, EMAIL_LENGTH, isEmail } from '../../content/fields/email-address.ts';
import type { MESSAGES } from '../../content/fields/messages.ts';
import { FIELD, isList, type FieldInfo, type FieldValue } from './form-info.ts';

/** Why an answer is refused, by the key of its message. */
export type Problem = keyof typeof MESSAGES &
  (
    | 'required'
    | 'email'
    | 'tooLong'
    | 'tooMany'
    | 'controlCharacters'
    | 'notOffered'
    | 'date'
    | 'number'
    | 'phone'
    | 'wrongType'
    | 'fileGone'
  );

export type Checked =
  | { readonly ok: true; readonly value: FieldValue }
  | { readonly ok: false; readonly problem: Problem };

/** The most characters of an answer; longer texts are asked for in a longer field. */
export const MAX_CHARACTERS = { line: 500, text: 5000, email: EMAIL_LENGTH, phone: 40 } as const;
export const MAX_FILES = 10;

const IN_A_LINE = /[\p{Cc}\p{Zl}\p{Zp}]/u;
const IN_A_TEXT = /(?!\n)\p{Cc}/u;
/** «+49 (0)341 123-45», «0341 123 (AB)», «ext. 12»: what stands beside the digits is for people. */
const PHONE = /^[\p{L}\d ()/.,:;#*+-]+$/u;
const PHONE_DIGITS = { least: 3, most: 25 } as const;
const NUMBER = /^-?\d{1,15}(?:[.,]\d{1,6})?$/u;
const DATE = /^(\d{4})-(\d{2})-(\d{2})$/u;
const LOCAL_DATE = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/u;
const FILE_ID = /^[\w-]{22}$/u;

const valid = (value: FieldValue): Checked => ({ ok: true, value });
const refused = (problem: Problem): Checked => ({ ok: false, problem });

/** A date of the calendar as `2026-12-31`; null for any other text. Years from 1900 to 2200. */
export function dateIn(text: string): string | null {
  const [, isoYear, isoMonth, isoDay] = DATE.exec(text) ?? [];
  const [, localDay, localMonth, localYear] = LOCAL_DATE.exec(text) ?? [];
  const year = isoYear ?? localYear;
  if (year === undefined || Number(year) < 1900 || Number(year) > 2200) return null;
  const month = (isoMonth ?? localMonth ?? '').padStart(2, '0');
  const iso = `${year}-${month}-${(isoDay ?? localDay ?? '').padStart(2, '0')}`;
  const date = new Date(`${iso}T00:00:00Z`);
  // The 31st of February is the 3rd of March to a computer.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : null;
}

function checkLine(text: string, most: number): Checked {
  if (text.length > most) return refused('tooLong');
  return IN_A_LINE.test(text) ? refused('controlCharacters') : valid(text);
}

/** A telephone number as contacts and web pages write it, with any of their spaces and dashes. */
function checkPhone(typed: string): Checked {
  const text = typed.replaceAll(/\p{Zs}/gu, ' ').replaceAll(/\p{Pd}/gu, '-');
  const digits = text.match(/\d/gu)?.length ?? 0;
  const isPhone = PHONE.test(text) && digits >= PHONE_DIGITS.least && digits <= PHONE_DIGITS.most;
  return isPhone ? checkLine(text, MAX_CHARACTERS.phone) : refused('phone');
}

function checkText(text: string): Checked {
  if (text.length > MAX_CHARACTERS.text) return refused('tooLong');
  return IN_A_TEXT.test(text) ? refused('controlCharacters') : valid(text);
}

/** A text that is there, by the type of its field. */
function checkFilled({ field_type: type, choices }: FieldInfo, typed: string): Checked {
  const text = cleanText(typed);
  switch (type) {
    case FIELD.textarea:
      return checkText(text);
    case FIELD.email: {
      const email = cleanEmail(text);
      return isEmail(email) ? valid(email) : refused('email');
    }
    case FIELD.select:
    case FIELD.radio:
      return choices.some(({ value }) => value === typed) ? valid(typed) : refused('notOffered');
    case FIELD.date: {
      const date = dateIn(text);
      return date === null ? refused('date') : valid(date);
    }
    case FIELD.number:
      return NUMBER.test(text) ? valid(text.replace(',', '.')) : refused('number');
    case FIELD.phone:
      return checkPhone(text);
    default:
      return checkLine(text, MAX_CHARACTERS.line);
  }
}

const CHECKED: readonly unknown[] = [true, 'true', 'on', '1'];
const UNCHECKED: readonly unknown[] = [undefined, null, false, '', 'false', '0'];

function checkCheckbox({ required }: FieldInfo, raw: unknown): Checked {
  if (CHECKED.includes(raw)) return valid(true);
  if (!UNCHECKED.includes(raw)) return refused('wrongType');
  return required ? refused('required') : valid(false);
}

function checkList(field: FieldInfo, raw: unknown): Checked {
  const list: unknown = raw === undefined || raw === null || raw === '' ? [] : raw;
  const items = typeof list === 'string' ? [list] : list;
  if (!Array.isArray(items) || items.some((item) => typeof item !== 'string'))
    return refused('wrongType');
  const values = [...new Set(items as readonly string[])].filter((value) => value !== '');
  if (values.length === 0) return field.required ? refused('required') : valid([]);
  if (field.field_type === FIELD.file) {
    if (values.length > MAX_FILES) return refused('tooMany');
    return values.every((value) => FILE_ID.test(value)) ? valid(values) : refused('fileGone');
  }
  const offered = new Set(field.choices.map(({ value }) => value));
  return values.every((value) => offered.has(value)) ? valid(values) : refused('notOffered');
}

/**
 * Holds one answer against its field: the same on the server and in the browser.
 * @param raw a text, a number, a boolean, a list of texts, or nothing
 */
export function checkField(field: FieldInfo, raw: unknown): Checked {
  const { field_type: type, required } = field;
  if (type === FIELD.hidden) return valid(field.default);
  if (type === FIELD.checkbox) return checkCheckbox(field, raw);
  if (isList(field)) return checkList(field, raw);
  if (raw !== undefined && raw !== null && typeof raw !== 'string' && typeof raw !== 'number')
    return refused('wrongType');
  const typed = String(raw ?? '').replaceAll(/\r\n?/gu, '\n');
  // Invisible signs alone are no answer.
  const text = cleanText(typed).trim() === '' ? '' : typed.trim();
  if (text === '') return required ? refused('required') : valid(type === FIELD.radio ? null : '');
  return checkFilled(field, text);
}
