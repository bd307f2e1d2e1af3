import type { Link } from '../event-view.ts';
import type { PagerView } from '../magazine-view.ts';

/** A bar for each thing, of one part or several that add up. */
export interface BarChart {
  readonly kind: 'bars';
  /** What it shows, for whoever does not see it. */
  readonly label: string;
  /** What the parts of a bar are, in their order; one: not said. */
  readonly series: readonly string[];
  readonly bars: readonly {
    readonly label: string;
    /** Of the longest bar, in per cent: a number for each series. */
    readonly parts: readonly number[];
    readonly text: string;
  }[];
}

/** A line through a value of each day. */
export interface LineChart {
  readonly kind: 'line';
  readonly label: string;
  /** Of the whole, in per cent, from the left and from the top. */
  readonly points: readonly { readonly x: number; readonly y: number }[];
  readonly most: string;
  readonly first: string;
  readonly last: string;
}

export type Chart = BarChart | LineChart;

export interface StatisticCell {
  readonly text: string;
  readonly href?: string | null;
}

/** A table, with a chart of it above where that says something. */
export interface StatisticPart {
  readonly key: string;
  readonly heading: string;
  readonly chart: Chart | null;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly StatisticCell[])[];
  /** What is said where there are no rows. */
  readonly empty: string;
  /** That there are more than these; empty: there are not. */
  readonly more: string;
}

export interface StatisticView {
  readonly title: string;
  readonly lead: string;
  readonly facts: readonly { readonly label: string; readonly text: string }[];
  readonly parts: readonly StatisticPart[];
  /** Ways to the same of another period; empty: it has none. */
  readonly periods: readonly (Link & { readonly isCurrent: boolean })[];
  readonly pager: PagerView | null;
  readonly csvHref: string;
  readonly fileName: string;
  readonly index: Link;
}

export interface StatisticIndexView {
  readonly title: string;
  readonly lead: string;
  readonly statistics: readonly (Link & { readonly text: string })[];
}
