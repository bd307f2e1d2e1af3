import type { Kind } from '../../content/records/kinds.ts';
import type { Locale } from '../constants.ts';
import type { Day } from '../dates/dates.ts';

/** Events are listed by themselves: they have a date, and most visitors look for one. */
export const SEARCH_CATEGORIES = ['events', 'others'] as const;
export type SearchCategory = (typeof SEARCH_CATEGORIES)[number];

/** What somebody looks for. */
export interface SearchQuery {
  /** As typed; whatever bytes a stranger sends. */
  readonly text: string;
  readonly locale: Locale;
  readonly category: SearchCategory;
  /** Events that are over, too, behind those that are coming. */
  readonly withPast: boolean;
  readonly offset: number;
  readonly limit: number;
}

/** A piece of a text; whether it is why the text was found. */
export interface Segment {
  readonly text: string;
  readonly isMatch: boolean;
}

/** Where beside its title a record has what was looked for: a field's name, and its words. */
export interface SearchReason {
  readonly field: string;
  readonly text: readonly Segment[];
}

/** A record that was found, in the language of the search. */
export interface SearchHit {
  readonly kind: Kind;
  readonly id: number;
  readonly title: readonly Segment[];
  readonly href: string;
  /** Of an event: its first and last day. */
  readonly days: { readonly first: Day; readonly last: Day } | null;
  readonly isPast: boolean;
  /** Null where the title says it. */
  readonly reason: SearchReason | null;
}

/** What a search found of a category. */
export interface SearchResult {
  readonly hits: readonly SearchHit[];
  /** How many there are in all, with those that are over only where they were asked for. */
  readonly count: number;
}

/** How a search went. */
export interface SearchAnswer {
  readonly result: SearchResult;
  readonly counts: {
    readonly events: number;
    /** Of events that are over: not counted in `events` unless they were asked for. */
    readonly past: number;
    readonly others: number;
  };
  /** What was looked for instead, where nothing has a word that was typed; null: as typed. */
  readonly corrected: string | null;
  /** Where nothing has all of the words: each of them that something has, and how many. */
  readonly single: readonly { readonly text: string; readonly count: number }[];
}
