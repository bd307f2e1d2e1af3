/** A line of a card: what it is, where it leads, and what is said of it. */
export interface OverviewLine {
  readonly label: string;
  /** Null: it leads nowhere. */
  readonly href: string | null;
  /** A time, a state, a number; empty: nothing. */
  readonly note: string;
}

/** One question that the overview of the hub answers. */
export interface OverviewCard {
  readonly key: string;
  readonly heading: string;
  readonly lines: readonly OverviewLine[];
  /** What is said where there are none. */
  readonly empty: string;
  /** Where the rest is; null: nowhere. */
  readonly more: { readonly label: string; readonly href: string } | null;
  /** Why it could not be answered; empty: it was. */
  readonly failure: string;
}
