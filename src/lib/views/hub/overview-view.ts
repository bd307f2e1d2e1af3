/** A line of a card: what it is, where it leads, and what is said of it. */
export interface OverviewLine {
  readonly label: string;
  /** Null: it leads nowhere. */
  readonly href: string | null;
  /** A time, a state, a number; empty: nothing. */
  readonly note: string;
  /** How many records stand where it leads; left out: it is one record, or none. */
  readonly count?: number;
}

/** One question that the overview of the hub answers. */
export interface OverviewCard {
  readonly key: string;
  readonly heading: string;
  readonly lines: readonly OverviewLine[];
  /** What is said where there are none. */
  readonly empty: string;
  /** Where all of it is, and how many that are; null: nowhere. */
  readonly more: { readonly label: string; readonly href: string; readonly count?: number } | null;
  /** Why it could not be answered; empty: it was. */
  readonly failure: string;
}
