import { z } from 'zod';
import { imageSchema } from '../image.ts';
import { MESSAGES } from '../messages.ts';
import { hinted, type Labelled } from './hint.ts';

/** A picture that says what it shows, or that it is decoration. */
const described = imageSchema.refine(
  (image) => image.decorative || image.alt.de !== '' || image.alt.en !== '',
  { path: ['alt'], message: MESSAGES.required },
);

export const picture = (options: Labelled) =>
  hinted(described.nullable().default(null), { ...options, control: 'picture' });

export const requiredPicture = (options: Labelled) =>
  hinted(
    described.nullish().transform((image, context) => {
      if (image) return image;
      context.addIssue({ code: 'custom', message: MESSAGES.required });
      return z.NEVER;
    }),
    { ...options, control: 'picture', isRequired: true },
  );
