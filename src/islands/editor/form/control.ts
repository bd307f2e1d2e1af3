import type { ComponentType } from 'react';
import type { Locale } from '../../../lib/constants.ts';
import type { FieldErrors } from '../../../lib/editing/calls.ts';
import type { FieldForm } from '../../../lib/editing/library.ts';
import type { Path } from '../../../lib/editing/operation.ts';

/** Sets what stands at a path; typing comes in bursts that are one step of undo. */
export type Change = (path: Path, value: unknown, isTyping?: boolean) => void;

/** The fields of a module, a record, or an entry of a list. */
export interface FieldListProps {
  readonly fields: readonly FieldForm[];
  readonly value: unknown;
  readonly onChange: Change;
  /** By the whole path. */
  readonly fieldErrors: FieldErrors;
  readonly idBase: string;
  /** The language that is worked in. */
  readonly language: Locale;
  /** Where what is edited stands in the module or the record. */
  readonly path?: Path;
}

/** What every control is given. */
export interface ControlProps {
  readonly field: FieldForm;
  readonly value: unknown;
  /** Where the value stands in the module or the record; of a translated field with its language. */
  readonly path: Path;
  readonly onChange: Change;
  /** For its input: the label, the help and the error refer to it. */
  readonly id: string;
  readonly describedBy: string | undefined;
  readonly isInvalid: boolean;
  /** Language of the text; undefined: the same in every language. */
  readonly lang: Locale | undefined;
  readonly language: Locale;
  readonly fieldErrors: FieldErrors;
  /** Shows fields within a field. */
  readonly Fields: ComponentType<FieldListProps>;
}

/** The attributes of an input that is the whole control. */
export const inputProps = ({ id, describedBy, isInvalid, lang, field }: ControlProps) => ({
  id,
  lang,
  'aria-describedby': describedBy,
  'aria-invalid': isInvalid || undefined,
  'aria-required': field.isRequired || undefined,
});

/** The value for a text: null for an empty one, where the field may be null. */
export const textOrNull = ({ empty, isTranslated }: FieldForm, text: string): string | null =>
  text === '' && !isTranslated && typeof empty !== 'string' ? null : text;

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
