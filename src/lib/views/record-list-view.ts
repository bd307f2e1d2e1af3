import type { Link } from './event-view.ts';
import type { PagerView } from './magazine-view.ts';
import type { RecordCard } from './record-view.ts';
import type { WrittenView } from './written-view.ts';

/** A filter of a list, with every choice as a link to the list as it would then be. */
export interface ListFilter {
  readonly key: string;
  readonly label: string;
  /** «All» first. */
  readonly options: readonly (Link & { readonly isCurrent: boolean })[];
}

/** An overview of productions, series or venues. */
export interface RecordListView extends WrittenView {
  readonly filters: readonly ListFilter[];
  readonly cards: readonly RecordCard[];
  readonly empty: string;
  readonly pager: PagerView;
}

/** The people of the venue by what they do. */
export interface TeamGroup {
  /** Null for those whom no category holds. */
  readonly heading: string | null;
  readonly persons: readonly RecordCard[];
}
