import type { z } from 'zod';

/** The type of a column, in both databases: `flag` is 0/1, `json` is text. */
export type Storage = 'text' | 'integer' | 'flag' | 'json';

/** What the hub's form shows for a field; the form walker knows exactly these. */
export type Control =
  | 'line'
  | 'paragraphs'
  | 'number'
  | 'switch'
  | 'select'
  | 'moment'
  | 'day'
  | 'time'
  | 'url'
  | 'image'
  | 'group'
  | 'list'
  | 'reference'
  | 'references'
  | 'modules';

/**
 * One field of a record: the one place from which its column, its type, its
 * validation and its form control follow.
 */
export interface Field<
  Schema extends z.ZodType = z.ZodType,
  Keep extends 'column' | 'translated' | 'links' = 'column' | 'translated' | 'links',
> {
  readonly schema: Schema;
  /** `column`: one column. `translated`: one column a language. `links`: rows of a link table. */
  readonly keep: Keep;
  readonly storage: Storage;
  readonly nullable: boolean;
  readonly control: Control;
  /** Part of list answers and list queries; long texts stay out of them. */
  readonly inLists: boolean;
  /** The record kind that a reference points to. */
  readonly target?: string;
  /** For `links`: ids that follow from other fields of the record instead of being entered. */
  readonly derive?: (record: never) => readonly number[];
}

/** A text in each language; an empty string means «not translated». */
export type { Translated } from '../i18n/locales.ts';
