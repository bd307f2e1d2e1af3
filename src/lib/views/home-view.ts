import type { LocalText } from '../i18n/localized.ts';
import type { EventView, Link, TeaserView } from './event-view.ts';
import type { QuickLink } from './programme-view.ts';
import type { RecordCard } from './record-view.ts';

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
