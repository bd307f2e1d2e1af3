import type { FieldErrors } from './hub-view.ts';
import type { Link } from '../event-view.ts';

/** A time that is typed. */
export interface TimeField {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  /** What is wrong with it; empty: nothing. */
  readonly error: string;
}

/** A day of the calendar. */
export interface HoursDay {
  /** Its number in the month. */
  readonly number: number;
  /** Its whole name. */
  readonly label: string;
  readonly href: string;
  /** When the venue is open. */
  readonly text: string;
  /** Whether other times hold than in every week. */
  readonly isException: boolean;
  readonly isToday: boolean;
}

/** The opening hours as a week and a month. Texts are in the page's language. */
export interface HoursView {
  readonly title: string;
  readonly action: string;
  /** The state of the week that the form was made of. */
  readonly stamp: string;
  /** The weekdays, each with its spans: from and to. */
  readonly week: readonly {
    readonly label: string;
    readonly spans: readonly (readonly [from: TimeField, to: TimeField])[];
  }[];
  readonly notice: string;
  readonly message: string;
  readonly errors: FieldErrors;
  readonly month: string;
  readonly previous: Link;
  readonly next: Link;
  readonly weekdays: readonly { readonly short: string; readonly long: string }[];
  /** The weeks of the month from Monday on; null: a day of another month. */
  readonly weeks: readonly (readonly (HoursDay | null)[])[];
}
