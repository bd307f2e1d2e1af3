import type { EventView, Link } from './event-view.ts';

/** What the list of favourites shows. */
export interface FavouritesView {
  /** By date. */
  readonly coming: readonly EventView[];
  /** Events that are over, the latest first. */
  readonly over: readonly (Link & { readonly date: string })[];
  /** How many of the noted events the programme does not know any more. */
  readonly gone: number;
  /** How the list goes along; null for an empty one. */
  readonly take: ShareLinks | null;
  /** The calendar that follows the list; null: there is none. */
  readonly calendar: FollowingCalendar | null;
  /** How many were just taken over from somebody else's list; null: that is not what happened. */
  readonly added: number | null;
}

/** Addresses under which a list can be passed on. */
export interface ShareLinks {
  /** Of the same list for whoever opens it: path with its ids, and the whole address. */
  readonly path: string;
  readonly address: string;
  /** A mail with that address. */
  readonly mail: string;
  /** The list as a calendar file, as it is now. */
  readonly file: string;
}

/** What the list itself says of its calendar: nothing that would let others read it. */
export interface FollowingCalendar {
  /** How many events the calendar still holds that this browser has forgotten. */
  readonly restorable: number;
}

/** What was just done with the calendar; `limit`: too many were made. */
export const CALENDAR_NOTICES = ['made', 'renewed', 'revoked', 'restored', 'limit'] as const;
export type CalendarNotice = (typeof CALENDAR_NOTICES)[number];

/** The page of the calendar, the only one with its address. */
export interface CalendarPageView {
  readonly notice: CalendarNotice | null;
  /** Null: there is none. */
  readonly calendar: {
    readonly https: string;
    readonly webcal: string;
    /** The day on which a program last asked for it, as it is read; null: none has. */
    readonly readOn: string | null;
    readonly restorable: number;
  } | null;
  readonly file: string | null;
}

/** A list that somebody passed on. */
export interface SharedListView extends Pick<FavouritesView, 'coming' | 'over' | 'gone' | 'take'> {
  /** The ids as the form sends them on; empty: the address holds none. */
  readonly ids: string;
  /** How many of them are not on the visitor's own list. */
  readonly missing: number;
}
