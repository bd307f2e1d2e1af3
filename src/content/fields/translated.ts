import { z } from 'zod';
import type { Field, Translated } from './field.ts';
import { hasText, perLocale, type Locale } from '../i18n/locales.ts';
import { MESSAGES } from './messages.ts';
import { lineText, paragraphsText } from './plain-text.ts';
import { address } from './scalar.ts';

interface TextOptions {
  readonly required?: boolean;
  /** Most characters per language. */
  readonly max?: number;
  readonly inLists?: boolean;
}

type TextSchema = z.ZodType<Translated, Partial<Record<Locale, string | undefined>> | undefined>;

const schemaOf = (schema: z.ZodType<string, string>, required: boolean): TextSchema => {
  const language = schema.default('');
  const translated = z.strictObject(perLocale(() => language));
  return required
    ? translated.refine((text) => hasText(text), {
        message: MESSAGES.required,
      })
    : translated.default(perLocale(() => ''));
};

/** One line of text in each language. Required means: in at least one of them. */
export function line(options: TextOptions = {}): Field<TextSchema, 'translated'> {
  const { required = false, max = 256, inLists = true } = options;
  return {
    schema: schemaOf(lineText(max), required),
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
  return {
    ...line({ inLists }),
    schema: schemaOf(paragraphsText(max), required),
    control: 'paragraphs',
  };
}

/** An address in each language: pages differ by language. Held to what `address` allows. */
export function url({ required = false }: Pick<TextOptions, 'required'> = {}): Field<
  TextSchema,
  'translated'
> {
  return {
    ...line(),
    schema: schemaOf(
      z
        .string()
        .trim()
        .pipe(z.union([z.literal(''), address])),
      required,
    ),
    control: 'url',
  };
}
