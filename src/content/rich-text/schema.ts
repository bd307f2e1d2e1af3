import { z } from 'zod';
import { linkTarget } from '../fields/link-target.ts';
import { withoutMarkSigns } from '../fields/clean-text.ts';
import { MESSAGES } from '../fields/messages.ts';
import { MAX_BLOCKS, MAX_LEVEL, MAX_START } from './limits.ts';

/*
 * Rich text in Slate's format: blocks of inline nodes. Only what this schema allows can be
 * stored and shown.
 */

const CONTROL = /(?!\n)\p{Cc}/u;
export const LANGUAGE = /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/u;

const leaf = z.strictObject({
  text: z
    .string()
    .overwrite(withoutMarkSigns)
    .max(20_000)
    .refine((text) => !CONTROL.test(text), { message: MESSAGES.controlCharacters }),
  bold: z.literal(true).optional(),
  italic: z.literal(true).optional(),
  strike: z.literal(true).optional(),
  sub: z.literal(true).optional(),
  sup: z.literal(true).optional(),
  /** Language of words that are not in the text's own (WCAG 3.1.2). */
  lang: z.string().regex(LANGUAGE).optional(),
});
export type Leaf = z.output<typeof leaf>;

const link = z.strictObject({
  type: z.literal('link'),
  href: linkTarget,
  children: z.array(leaf).min(1).max(100),
});
const inline = z
  .array(z.union([leaf, link]))
  .min(1)
  .max(500);
export type Inline = z.output<typeof inline>[number];

const paragraph = z.strictObject({ type: z.literal('paragraph'), children: inline });
const item = z.strictObject({
  type: z.literal('item'),
  /** How many lists are around the one that it stands in; left out: none. */
  level: z.int().min(1).max(MAX_LEVEL).optional(),
  /** Whether its own list is numbered, where it is not as the list at the top. */
  ordered: z.boolean().optional(),
  children: inline,
});
export type Item = z.output<typeof item>;
const list = z.strictObject({
  type: z.literal('list'),
  ordered: z.boolean().default(false),
  /** The number of its first entry, where it is numbered and does not begin with 1. */
  start: z.int().min(0).max(MAX_START).optional(),
  children: z.array(item).min(1).max(200),
});

export const blockSchema = z.discriminatedUnion('type', [paragraph, list]);
export type Block = z.output<typeof blockSchema>;

/** A document; empty: nothing was written. */
export const richTextSchema = z.array(blockSchema).max(MAX_BLOCKS, { message: MESSAGES.tooMany });
export type RichText = z.output<typeof richTextSchema>;
