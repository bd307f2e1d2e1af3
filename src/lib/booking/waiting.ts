import { z } from 'zod';
import { MESSAGES } from '../../content/fields/messages.ts';
import { paragraphsText } from '../../content/fields/plain-text.ts';
import { SEAT_FEATURES, type SeatFeature } from '../../content/records/event-parts.ts';
import { MOST_TICKETS } from '../constants.ts';
import type { Link } from '../event-view.ts';

/** What somebody who waits may ask of a seat; nobody asks for a bad view. */
export const SEAT_NEEDS = SEAT_FEATURES.filter((feature) => feature !== 'restricted_view');

/** What somebody needs of their seats, as it is kept: to choose by, and in their own words. */
export const needsSchema = z.object({
  features: z.array(z.enum(SEAT_FEATURES)).max(SEAT_FEATURES.length),
  note: paragraphsText(500),
});
export type Needs = z.output<typeof needsSchema>;

/** What the form of the waiting list says. */
export const joinSchema = needsSchema.extend({
  email: z
    .string()
    .trim()
    .toLowerCase()
    .min(1, { message: MESSAGES.required })
    .max(254, { message: MESSAGES.email })
    .pipe(z.email({ message: MESSAGES.email })),
  tickets: z.coerce.number().int().min(1).max(MOST_TICKETS),
});
export type Join = z.output<typeof joinSchema>;

/** A form as it was filled in, to be shown again. */
export interface JoinForm {
  readonly email: string;
  readonly tickets: string;
  readonly features: readonly string[];
  readonly note: string;
  /** By the name of a field, or `_` for the whole. */
  readonly mistakes: Readonly<Record<string, string>>;
}

export interface JoinView {
  /** `closed`: there is nothing to wait for, and `reason` says why. */
  readonly state: 'form' | 'sent' | 'closed';
  readonly reason: string;
  readonly title: string;
  /** Day, time and place. */
  readonly when: string;
  readonly needs: readonly { readonly key: SeatFeature; readonly label: string }[];
  readonly form: JoinForm;
  readonly path: string;
  readonly event: Link;
}

/** `lapsed`: an offer that was not taken in time. `gone`: there is no such entry (any more). */
export type EntryState = 'asked' | 'confirmed' | 'offered' | 'served' | 'lapsed' | 'left' | 'gone';

export interface EntryView {
  readonly state: EntryState;
  readonly title: string;
  readonly when: string;
  /** What was asked for, a line each. */
  readonly wishes: readonly string[];
  /** On the list, from 1; null where there is none. */
  readonly place: number | null;
  /** Until when an offer stands, in words. */
  readonly until: string;
  /** The seats of an offer, a line each. */
  readonly seats: readonly string[];
  /** Taking the offer puts another cart in the place of the visitor's own. */
  readonly replacesCart: boolean;
  /** What went wrong with what was asked for just now; empty: nothing. */
  readonly mistake: string;
  readonly path: string;
  readonly event: Link | null;
}
