import { z } from 'zod';
import { SOURCE } from '../../../../content/fields/image.ts';
import { recordId } from '../../../../content/fields/reference.ts';
import { instant } from '../../../../content/fields/scalar.ts';

/* What the editor's calls take; the documentation of the API is made of them, too. */

export const publishSchema = z.strictObject({
  language: z.enum(['de', 'en']).nullable().default(null),
  at: instant.nullable().default(null),
});
export const unpublishSchema = z.object({ at: instant.nullable().default(null) });
/** A release, and what it makes of the record. */
export const releaseSchema = z.strictObject({
  bundle: recordId,
  action: z.enum(['publish', 'hide']).default('publish'),
});
export const presenceSchema = z.strictObject({
  tab: z.string().regex(/^[\w-]{1,64}$/u),
  /** Which module the tab is at, or `record:` with the field of the record whose text it is in. */
  module: z
    .string()
    .regex(/^(?:record:)?[\w-]{1,64}$/u)
    .nullish(),
});
export const moveSchema = z.strictObject({
  parent: recordId.nullable().default(null),
  index: z.int().min(0).max(10_000).default(0),
});

const share = z.number().min(0).max(1);
/** A part of a picture, as shares of its width and height when it is upright. */
export const cropSchema = z.strictObject({
  src: z.string().max(512).regex(SOURCE),
  x: share,
  y: share,
  width: share,
  height: share,
});
