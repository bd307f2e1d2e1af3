import type { SearchCategory, Segment } from '../search/search-result.ts';
import type { EventView, Link, Picture } from './event-view.ts';
import type { PagerView, SectionLink, WrittenView } from './magazine-view.ts';

/** Where beside its title something has what was looked for. */
export interface ReasonView {
  /** What the place is called; null: it has no name that visitors know. */
  readonly label: string | null;
  readonly text: readonly Segment[];
}

/** Something that was found. */
interface HitView {
  readonly title: readonly Segment[];
  readonly reason: ReasonView | null;
}

/** Texts of an event's row with what was looked for marked in them; null: nothing of it. */
export interface MarkedEvent {
  readonly title: readonly Segment[];
  readonly preline: readonly Segment[] | null;
  readonly subtitle: readonly Segment[] | null;
}

/** An event that was found. */
export interface EventHit extends HitView {
  readonly event: EventView;
  /** What its row shows anyway, marked there; null: as it is. */
  readonly marked: MarkedEvent;
}

/** Whatever else was found. */
export interface OtherHit extends HitView {
  readonly href: string;
  readonly kind: string;
  /** Null for what has none, as pages and forms. */
  readonly picture: Picture | null;
}

/** Some of what was found. */
export interface SearchPart {
  readonly category: SearchCategory;
  readonly heading: string;
  readonly events: readonly EventHit[];
  readonly others: readonly OtherHit[];
  /** All of them, where only the first are shown. */
  readonly all: Link | null;
}

/** The search page; without a query only its form. */
export interface SearchView extends WrittenView {
  readonly query: string;
  readonly category: SearchCategory | null;
  readonly withPast: boolean;
  /** How much was found; null: nothing was asked. */
  readonly summary: string | null;
  /** What was looked for instead of what was typed. */
  readonly correction: string | null;
  readonly categories: readonly SectionLink[];
  /** Shows events that are over, too, or leaves them out again; null: there are none. */
  readonly past: SectionLink | null;
  readonly parts: readonly SearchPart[];
  /** Ways on, where nothing was found. */
  readonly ways: readonly Link[];
  readonly pager: PagerView;
}
