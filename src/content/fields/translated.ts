import { z } from 'zod';
import type { Field, Translated } from './field.ts';

interface TextOptions {
  readonly required?: boolean;
  /** Most characters per language. */
  readonly max?: number;
  readonly inLists?: boolean;
}

type TextSchema = z.ZodType<
  Translated,
  { de?: string | undefined; en?: string | undefined } | undefined
>;

const schemaOf = (max: number, required: boolean): TextSchema => {
  const language = z.string().trim().max(max).default('');
  const both = z.object({ de: language, en: language });
  return required
    ? both.refine((text) => text.de !== '' || text.en !== '', {
        message: 'This field is required!',
      })
    : both.default({ de: '', en: '' });
};

/** One line of text in each language. Required means: in at least one of them. */
export function line(options: TextOptions = {}): Field<TextSchema, 'translated'> {
  const { required = false, max = 256, inLists = true } = options;
  return {
    schema: schemaOf(max, required),
    keep: 'translated',
    storage: 'text',
    nullable: false,
    control: 'line',
    inLists,
  };
}

/** Paragraphs of plain text in each language, parted by blank lines. */
export function paragraphs(options: TextOptions = {}): Field<TextSchema, 'translated'> {
  const { required = false, max = 20_000, inLists = false } = options;
  return { ...line({ required, max, inLists }), control: 'paragraphs' };
}
