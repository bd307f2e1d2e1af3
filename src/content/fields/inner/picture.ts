import { z } from 'zod';
import { hasText } from '../../i18n/locales.ts';
import { imageSchema } from '../image.ts';
import { MESSAGES } from '../messages.ts';
import { withHint, type LabelOptions } from './hint.ts';

/** A picture that says what it shows, or that it is decoration. */
const described = imageSchema.refine((image) => image.decorative || hasText(image.alt), {
  path: ['alt'],
  message: MESSAGES.required,
});

export const picture = (options: LabelOptions) =>
  withHint(described.nullable().default(null), { ...options, control: 'picture' });

export const requiredPicture = (options: LabelOptions) =>
  withHint(
    described.nullish().transform((image, context) => {
      if (image) return image;
      context.addIssue({ code: 'custom', message: MESSAGES.required });
      return z.NEVER;
    }),
    { ...options, control: 'picture', isRequired: true },
  );
