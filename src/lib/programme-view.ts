import type { Day } from './dates.ts';
import type { DateGroup, Link } from './event-view.ts';
import type { ProgrammeQuery } from './programme-query.ts';
import type { FilterKey } from './routes.ts';

export interface FilterOption {
  readonly label: string;
  readonly href: string;
  readonly isChosen: boolean;
}

/** One filter of the programme with its options as links. */
export interface FilterView {
  readonly key: FilterKey;
  readonly label: string;
  /** Label of the chosen option. */
  readonly chosen: string | null;
  /** Leads to the same choice without this filter. */
  readonly clearHref: string;
  readonly options: readonly FilterOption[];
}

export interface CalendarDay {
  readonly day: Day;
  readonly number: number;
  readonly isToday: boolean;
  readonly isChosen: boolean;
  /** Null: nothing on this day. */
  readonly href: string | null;
  readonly label: string;
}

/** One month as weeks of seven days, Monday first; null where another month begins or ends. */
export interface CalendarView {
  readonly heading: string;
  readonly weekdays: readonly { readonly short: string; readonly long: string }[];
  readonly weeks: readonly (readonly (CalendarDay | null)[])[];
  readonly previous: Link | null;
  readonly next: Link | null;
  readonly chosen: string | null;
  readonly clearHref: string;
}

/** The programme as its page shows it. */
export interface ProgrammeView {
  readonly query: ProgrammeQuery;
  readonly headline: string;
  readonly filters: readonly FilterView[];
  readonly calendar: CalendarView;
  readonly isFiltered: boolean;
  readonly groups: readonly DateGroup[];
  readonly count: number;
  readonly countLabel: string;
  readonly page: number;
  readonly pages: number;
  readonly pageLabel: string;
  readonly previousHref: string | null;
  readonly nextHref: string | null;
  readonly resetHref: string;
  /** Feeds of this very choice (EV-13). */
  readonly calendarFeed: string;
  readonly newsFeed: string;
}
