import type { EventStatus } from '../../../content/records/event.ts';
import type { Link } from '../event-view.ts';
import type { FieldErrors, HubField } from './hub-view.ts';

/* What the pages of the box office show. Texts are in the page's language, addresses are paths. */

/** Every page and channel that a change is on at once. */
export interface ReachView {
  readonly pages: readonly Link[];
  readonly channels: readonly string[];
  /** Who is written to, and when; empty: nobody can be. */
  readonly people: readonly string[];
}

/** A change of an event's status, before it is made. */
export interface StatusFormView {
  readonly heading: string;
  /** What it means, in a sentence. */
  readonly lead: string;
  readonly button: string;
  readonly hidden: readonly { readonly name: string; readonly value: string }[];
  readonly fields: readonly HubField[];
  readonly errors: FieldErrors;
  /** Why the whole form was refused; empty: it was not. */
  readonly message: string;
  /** What somebody else changed of the event meanwhile, a line each. */
  readonly changes: readonly string[];
  readonly reach: ReachView;
}

/** A change that was made just now. */
export interface StatusDoneView {
  readonly text: string;
  /** When messages leave, or that there are none. */
  readonly mail: string;
  /** The key that takes it back; null: that is over. */
  readonly undo: string | null;
  readonly links: readonly Link[];
}

export interface StatusPageView {
  readonly title: string;
  /** Day, time and place. */
  readonly when: string;
  readonly status: string;
  readonly action: string;
  readonly targets: readonly (Link & { readonly isCurrent: boolean })[];
  readonly form: StatusFormView | null;
  readonly done: StatusDoneView | null;
  readonly error: string;
  readonly back: Link;
  /** The form with everything else of the event. */
  readonly event: Link;
}

/** An event as the box office works with it. */
export interface TodayEventView {
  readonly id: number;
  readonly title: string;
  readonly lang: string | undefined;
  readonly href: string;
  /** `19:30`, or in words where opening hours count. */
  readonly time: string;
  readonly doors: string;
  readonly place: string;
  readonly status: EventStatus;
  readonly statusLabel: string;
  readonly note: string;
  /** Sold, free, waiting, following: a short text each. */
  readonly counts: readonly string[];
  readonly actions: readonly (Link & { readonly isMain: boolean })[];
}

export interface TodayDayView {
  readonly day: string;
  readonly heading: string;
  readonly hours: string;
  readonly hoursLink: Link;
  readonly sheetLink: Link;
  readonly events: readonly TodayEventView[];
}

export interface TodayView {
  readonly title: string;
  readonly days: readonly TodayDayView[];
  readonly alert: { readonly text: string; readonly isOn: boolean; readonly link: Link };
  readonly links: readonly Link[];
}

/** A plain form of the box office. */
export interface SmallFormView {
  readonly title: string;
  readonly lead: string;
  readonly action: string;
  readonly fields: readonly HubField[];
  readonly errors: FieldErrors;
  readonly message: string;
  readonly notice: string;
  readonly button: string;
  /** What can be done with what is there already: a button each, that sends `action` and `id`. */
  readonly items: readonly {
    readonly id: string;
    readonly version: number;
    readonly text: string;
    readonly detail: string;
    readonly action: string;
    readonly label: string;
  }[];
  readonly itemsHeading: string;
  readonly back: Link;
}

/** A row of the sheet's table of seats; null: the shop does not say. */
export interface SheetSeats {
  readonly name: string;
  readonly seats: string;
  readonly sold: string;
  readonly reserved: string;
  readonly free: string;
}

export interface SheetEventView {
  readonly title: string;
  readonly lang: string | undefined;
  readonly subtitle: string;
  readonly facts: readonly { readonly term: string; readonly text: string }[];
  readonly programme: readonly string[];
  readonly performers: string;
  readonly seats: readonly SheetSeats[];
  readonly prices: readonly { readonly name: string; readonly sold: string }[];
  readonly access: readonly string[];
  readonly notes: readonly string[];
}

/** What hangs in the venue on a day: one page of paper. */
export interface SheetView {
  readonly title: string;
  readonly venue: string;
  /** When it was printed. */
  readonly asOf: string;
  readonly hours: string;
  readonly events: readonly SheetEventView[];
  readonly days: readonly Link[];
  readonly back: Link;
}
