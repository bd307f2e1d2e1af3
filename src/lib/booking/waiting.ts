import { z } from 'zod';
import { emailKey } from '../../content/fields/email.ts';
import { paragraphsText } from '../../content/fields/plain-text.ts';
import { SEAT_FEATURES } from '../../content/records/event-parts.ts';
import { DEFAULT_MAX_TICKETS } from '../constants.ts';

/** The seat features that can be requested: all but a restricted view. */
export const SEAT_NEEDS = SEAT_FEATURES.filter((feature) => feature !== 'restricted_view');

/** The needs of an entry as they are stored: features, and a note. */
export const needsSchema = z.object({
  features: z.array(z.enum(SEAT_FEATURES)).max(SEAT_FEATURES.length),
  note: paragraphsText(500),
});
export type Needs = z.output<typeof needsSchema>;

/** The form of the waiting list. */
export const joinSchema = needsSchema.extend({
  email: emailKey(),
  tickets: z.coerce.number().int().min(1).max(DEFAULT_MAX_TICKETS),
});
export type Join = z.output<typeof joinSchema>;
