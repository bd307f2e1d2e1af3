import { z } from 'zod';
import type { Control, Field, Storage } from './field.ts';
import { ADDRESS, MAX_ADDRESS_CHARACTERS } from './target-form.ts';
import { MESSAGES } from './messages.ts';
import { lineText } from './plain-text.ts';

interface ScalarOptions {
  readonly inLists?: boolean;
}
interface ColumnOptions extends ScalarOptions {
  readonly nullable?: boolean;
}

function column<S extends z.ZodType>(
  schema: S,
  storage: Storage,
  control: Control,
  { nullable = false, inLists = true }: ColumnOptions = {},
): Field<S, 'column'> {
  return { schema, keep: 'column', storage, nullable, control, inLists };
}

/** A text that is the same in every language (a name, a code). */
export const name = (max = 256) => column(lineText(max).min(1), 'text', 'line');

export const optionalName = (max = 256, { inLists = true }: ScalarOptions = {}) =>
  column(lineText(max).nullable().default(null), 'text', 'line', { nullable: true, inLists });

export const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/u;
/** A key that addresses use: lower case letters, digits and hyphens. */
export const slug = () => column(z.string().regex(SLUG).max(120), 'text', 'line');

/** BCP 47: a language with its script, region or variant, `it`, `ru-Latn`, `pt-BR`. */
const LANGUAGE_TAG = /^[A-Za-z]{2,3}(?:-[A-Za-z\d]{2,8}){0,3}$/u;

/** The language of a text, as HTML names it; null: not known. */
export const languageTag = () =>
  column(
    lineText(35).regex(LANGUAGE_TAG, { message: MESSAGES.languageTag }).nullable().default(null),
    'text',
    'line',
    { nullable: true },
  );

/** An instant, stored as `2026-11-20T18:30:00Z` (UTC, to the second), so that text order is time order. */
export const instant = z.iso
  .datetime({ offset: true })
  .transform((value) => new Date(value).toISOString().replace(/\.\d{3}Z$/u, 'Z'))
  // In UTC it can lie in the year 10000, whose text stands before all others.
  .pipe(z.iso.datetime());
export const moment = () => column(instant, 'text', 'moment');
export const optionalMoment = ({ inLists = true }: ScalarOptions = {}) =>
  column(instant.nullable().default(null), 'text', 'moment', { nullable: true, inLists });

/** A date of the venue's calendar, `2026-11-20`. */
export const day = () => column(z.iso.date(), 'text', 'day');
export const optionalDay = () =>
  column(z.iso.date().nullable().default(null), 'text', 'day', { nullable: true });

export const CLOCK = /^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/u;
/** A time of the venue's day, `19:30`; `24:00` closes a day that ends at midnight. */
const clock = z.string().regex(CLOCK);
export const optionalTime = () =>
  column(clock.nullable().default(null), 'text', 'time', { nullable: true });

export const integer = (min: number, max: number, fallback = min) =>
  column(z.int().min(min).max(max).default(fallback), 'integer', 'number');

export const optionalInteger = (min: number, max: number) =>
  column(z.int().min(min).max(max).nullable().default(null), 'integer', 'number', {
    nullable: true,
  });

export const flag = (fallback: boolean) => column(z.boolean().default(fallback), 'flag', 'switch');

export const choice = <const T extends readonly [string, ...string[]]>(
  values: T,
  fallback: T[number],
) => column(z.enum(values).default(fallback), 'text', 'select');

/** An address on the web, or a path on this site. Nothing that could run: only https, http and `/path`. */
export const address = z
  .string()
  .trim()
  .max(MAX_ADDRESS_CHARACTERS)
  .refine((value) => ADDRESS.test(value), { message: MESSAGES.address });
export const optionalUrl = ({ inLists = true }: ScalarOptions = {}) =>
  column(address.nullable().default(null), 'text', 'url', { nullable: true, inLists });

/** A structured value stored as one JSON column. */
export const group = <S extends z.ZodType>(schema: S, { inLists = false }: ScalarOptions = {}) =>
  column(schema, 'json', 'group', { inLists });

/** A list of structured values stored as one JSON column. */
export const list = <S extends z.ZodType>(item: S, { inLists = false, max = 200 } = {}) =>
  column(z.array(item).max(max).default([]), 'json', 'list', { inLists });

/** The same for a list whose entries are checked together. */
export const checkedList = <S extends z.ZodType<readonly unknown[]>>(schema: S) =>
  column(schema, 'json', 'list', { inLists: false });
