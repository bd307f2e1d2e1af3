import type { SeatFeature } from '../../content/records/event-parts.ts';
import type { Link } from './event-view.ts';

/** A form as it was filled in, to be shown again. */
export interface JoinForm {
  readonly email: string;
  readonly tickets: string;
  readonly features: readonly string[];
  readonly note: string;
  /** By the name of a field, or `_` for the whole. */
  readonly fieldErrors: Readonly<Record<string, string>>;
}

export interface JoinView {
  /** `closed`: there is nothing to wait for, and `reason` says why. */
  readonly state: 'form' | 'sent' | 'closed';
  readonly reason: string;
  readonly title: string;
  /** Day, time and place. */
  readonly when: string;
  readonly needs: readonly { readonly key: SeatFeature; readonly label: string }[];
  /** Most tickets that can be waited for. */
  readonly most: number;
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
  readonly fieldError: string;
  readonly path: string;
  readonly event: Link | null;
}
