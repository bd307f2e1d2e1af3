import type { Link } from '../event-view.ts';
import type { FieldErrors, HubField } from './hub-view.ts';

/** Events made together: what they are and when, then the dates one by one. */
export interface SeriesView {
  readonly title: string;
  readonly lead: string;
  readonly action: string;
  readonly back: Link;
  /** What was done just now; empty: nothing. */
  readonly notice: string;
  /** Why it was refused; empty: it was not. */
  readonly message: string;
  readonly errors: FieldErrors;
  readonly hidden: readonly { readonly name: string; readonly value: string }[];
  /** The first step; empty in the second. */
  readonly sections: readonly SeriesSection[];
  /** The second step; null in the first. */
  readonly preview: SeriesPreview | null;
}

export interface SeriesSection {
  readonly key: string;
  readonly heading: string;
  readonly text: string;
  readonly fields: readonly HubField[];
  /** A button that fills the section in; null: it has none. */
  readonly button: { readonly value: string; readonly label: string; readonly hint: string } | null;
}

export interface SeriesPreview {
  /** What the events are, in words. */
  readonly facts: readonly { readonly label: string; readonly text: string }[];
  readonly dates: readonly SeriesDateView[];
  readonly error: string;
  readonly create: string;
}

export interface SeriesDateView {
  /** Of its box. */
  readonly name: string;
  readonly label: string;
  /** What else there is to know of it; left out: nothing. */
  readonly text?: string;
  readonly isOn: boolean;
  readonly fields: readonly HubField[];
  readonly warnings: readonly string[];
}

/** Events that are copied to another time: which ones, and where each of them comes to. */
export interface CopiesView {
  readonly title: string;
  readonly lead: string;
  readonly action: string;
  readonly back: Link;
  readonly notice: string;
  /** Why it was refused; empty: it was not. */
  readonly message: string;
  readonly errors: FieldErrors;
  /** What chooses the events, sent as an address. */
  readonly choice: {
    readonly fields: readonly HubField[];
    /** Events that were chosen one by one. */
    readonly kept: readonly { readonly name: string; readonly value: string }[];
  };
  /** Why there is nothing to copy; empty: there is something, or nothing was chosen yet. */
  readonly empty: string;
  /** Each event with when and where it was, and the date that its copy is to have. */
  readonly rows: readonly SeriesDateView[];
  readonly hidden: readonly { readonly name: string; readonly value: string }[];
}
