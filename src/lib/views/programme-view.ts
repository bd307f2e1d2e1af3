import type { CalendarLinks } from '../programme/calendar-links.ts';
import type { ShownModules } from './module-view.ts';
import type { Day } from '../dates/dates.ts';
import type { DateGroup, Link, EventView, TeaserView } from './event-view.ts';
import type { ProgrammeQuery } from '../programme/programme-query.ts';
import type { FilterKey, NumberKey } from '../programme/filter-groups.ts';
import type { LocalText } from '../i18n/localized.ts';
import type { RecordCard } from './record-view.ts';

/** One day of a month's sheet. */
interface MonthDay {
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

export interface FilterOption {
  readonly label: string;
  readonly id: number;
}

/** An address around the key that a link sets: `before` + `key=value` + `after`. */
export interface AddressAround {
  readonly before: string;
  readonly after: string;
  /** The same choice without that key. */
  readonly clear: string;
}

/** One filter of the programme with its options as links. */
export interface FilterView {
  readonly key: FilterKey | 'access';
  readonly label: string;
  /** Label of the chosen option. */
  readonly chosen: string | null;
  readonly chosenId: number | null;
  readonly around: AddressAround;
  readonly options: readonly FilterOption[];
}

/** A number that was chosen: for whom, at what price. */
export interface NumberFilterView {
  readonly key: Exclude<NumberKey, 'days' | 'access'>;
  readonly label: string;
  readonly around: AddressAround;
}

/** A choice that many make, with what it leads to. */
export interface QuickLink {
  readonly label: string;
  /** Of the list behind the link. */
  readonly count: number;
  /** Where it is chosen already: the address without it. */
  readonly href: string;
  readonly isCurrent: boolean;
}

/** The event to go on with where the chosen days have none. */
export interface NextEvent {
  readonly date: string;
  readonly title: LocalText;
  readonly href: string;
}

export interface CalendarDay {
  readonly day: Day;
  readonly number: number;
  readonly isToday: boolean;
  readonly isChosen: boolean;
  /** The value of `date=` in an address; null: nothing on this day. */
  readonly date: string | null;
  /** How many events have a date on it; what runs for weeks is not counted. */
  readonly count: number;
  readonly label: string;
}

/** One month as weeks of seven days, Monday first; null where another month begins or ends. */
export interface CalendarView {
  /** Names all that the month's table shows: the same key, the same table. */
  readonly key: string;
  readonly isOpen: boolean;
  readonly heading: string;
  /** All of this month, for paper. */
  readonly sheetHref: string;
  readonly weekdays: readonly { readonly short: string; readonly long: string }[];
  readonly weeks: readonly (readonly (CalendarDay | null)[])[];
  readonly previous: Link | null;
  readonly next: Link | null;
  readonly chosen: string | null;
  readonly around: AddressAround;
}

/** The programme as its page shows it. */
export interface ProgrammeView {
  readonly query: ProgrammeQuery;
  readonly headline: string;
  /** What editors wrote below the list; on its first page only. */
  readonly modules: ShownModules['modules'];
  readonly filters: readonly FilterView[];
  readonly numbers: readonly NumberFilterView[];
  readonly quick: readonly QuickLink[];
  /** The same list as a timetable, and with large posters. */
  readonly timetableHref: string;
  readonly picturesHref: string;
  /** What runs already stands in one line before the others. */
  readonly hasRunningLine: boolean;
  /** Days were chosen on which nothing begins: what comes after them; null where something does. */
  readonly noneOnDays: { readonly heading: string; readonly next: NextEvent | null } | null;
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
  /** Feeds of this very choice. */
  readonly calendarFeed: string;
  readonly newsFeed: string;
  /** The same in a visitor's own calendar. */
  readonly subscription: CalendarLinks;
}

/** What is on today and tomorrow, or next where little is. */
export interface TonightView {
  readonly events: readonly EventView[];
  readonly quick: readonly QuickLink[];
  readonly programme: Link;
}

/** The start page: what is on next, what the venue wants to tell, what is staged. */
export interface HomeView {
  readonly headline: string;
  readonly claim: LocalText;
  readonly next: readonly EventView[];
  readonly teasers: readonly TeaserView[];
  readonly productions: readonly RecordCard[];
}
