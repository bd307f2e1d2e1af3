import { z } from 'zod';
import { MAX_COLUMNS, MAX_HEADLINE, MAX_ROWS } from './limits.ts';
import { richTextSchema } from './schema.ts';

/*
 * What the server makes of a document that was pasted: one rich text, and the same as parts
 * that can be modules of their own.
 */

const part = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('paragraphs'), content: richTextSchema }),
  /** Notes at the end of the source; links in the text lead to `#anmerkungen`. */
  z.strictObject({ type: z.literal('notes'), content: richTextSchema }),
  z.strictObject({
    type: z.literal('heading'),
    level: z.int().min(2).max(6),
    text: z.string().min(1).max(MAX_HEADLINE),
  }),
  z.strictObject({
    type: z.literal('rows'),
    hasHeader: z.boolean(),
    rows: z.array(z.array(richTextSchema).max(MAX_COLUMNS)).max(MAX_ROWS),
  }),
  /** Its address as the source has it; most lead nowhere outside of it. */
  z.strictObject({ type: z.literal('picture'), src: z.string(), alt: z.string() }),
]);
export type PastedPart = z.output<typeof part>;

export const pastedSchema = z.strictObject({
  content: richTextSchema,
  parts: z.array(part),
  words: z.strictObject({
    /** How many the source shows. */
    count: z.int().min(0),
    /** Those that are not in `content`. */
    lost: z.array(z.string()),
  }),
});
export type PastedDocument = z.output<typeof pastedSchema>;
