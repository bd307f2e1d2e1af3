import type { EventView, Link, TeaserView } from './event-view.ts';
import type { RecordCard } from './record-view.ts';

/** The start page: what is on next, what the house wants to tell, what is staged. */
export interface HomeView {
  readonly headline: string;
  readonly claim: string;
  readonly first: EventView | null;
  readonly next: readonly EventView[];
  readonly teasers: readonly TeaserView[];
  readonly productions: readonly RecordCard[];
  readonly programme: Link;
}
