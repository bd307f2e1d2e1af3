import { z } from 'zod';
import { hasText } from '../i18n/locales.ts';
import type { Field } from './field.ts';
import { lineText } from './plain-text.ts';

const share = z.number().min(0).max(1).default(0.5);
const text = lineText(300).default('');

/** Files of the media library, and the posters that the venue draws. */
export const SOURCE = /^\/(?:media|poster)(?:\/[\w-]+)+\.[a-z0-9]{2,5}$/u;

/**
 * A picture as a record names it. `src` is a path on this site.
 * `focal` is the point that every crop keeps, as shares of width and height.
 */
export const imageSchema = z.strictObject({
  src: z.string().max(512).regex(SOURCE),
  width: z.int().positive(),
  height: z.int().positive(),
  alt: z.strictObject({ de: text, en: text }).default({ de: '', en: '' }),
  decorative: z.boolean().default(false),
  credit: lineText(200).default(''),
  focal: z.strictObject({ x: share, y: share }).default({ x: 0.5, y: 0.5 }),
});
export type Image = z.output<typeof imageSchema>;

/** A picture, or none: then the views show the record's generated poster. */
export function optionalImage(): Field<z.ZodType<Image | null>, 'column'> {
  const schema = imageSchema
    .refine((image) => image.decorative || hasText(image.alt), {
      path: ['alt'],
      message: 'This field is required!',
    })
    .nullable()
    .default(null);
  return {
    schema,
    keep: 'column',
    storage: 'json',
    nullable: true,
    control: 'image',
    inLists: true,
  };
}
