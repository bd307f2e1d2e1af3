import { z } from 'zod';
import type { Field, Translated } from './field.ts';
import { MESSAGES } from './messages.ts';
import { line } from './translated.ts';

const SEGMENTS = /^(?:[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)*)?$/u;

const path = z.string().trim().max(300).regex(SEGMENTS, { message: MESSAGES.path }).default('');
const schema: z.ZodType<
  Translated,
  { de?: string | undefined; en?: string | undefined } | undefined
> = z.strictObject({ de: path, en: path }).default({ de: '', en: '' });

/** Where a page stands behind its locale, in each language; empty: not in that language. */
export const pagePath = (): Field<typeof schema, 'translated'> => ({
  ...line(),
  schema,
  control: 'line',
});
