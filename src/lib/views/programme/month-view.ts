import type { EventView } from '../event-view.ts';

/** One day of a month's sheet. */
export interface MonthDay {
  readonly day: string;
  /** «Fr 27.» and what is spoken instead. */
  readonly label: string;
  readonly heading: string;
  readonly events: readonly EventView[];
}

/** All that takes place in a month, short enough for paper. */
export interface MonthView {
  readonly heading: string;
  readonly days: readonly MonthDay[];
  /** More takes place than a sheet holds: how much is left out. */
  readonly leftOut: string;
  readonly previous: { readonly label: string; readonly href: string } | null;
  readonly next: { readonly label: string; readonly href: string } | null;
}
