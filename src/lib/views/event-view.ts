import type { PosterOf } from '../poster/poster.ts';
import type { EventStatus } from '../../content/records/event.ts';
import type { Inks } from '../design/design.ts';
import type { Day } from '../dates/dates.ts';
import type { LocalText } from '../i18n/localized.ts';
import type { ImageView } from '../media/picture.ts';

/** A link as a view shows it. */
export interface Link {
  readonly label: string;
  readonly href: string;
}

/** The way to a ticket. */
export interface TicketView extends Link {
  /** The event whose tickets can be chosen right here; null: only in the shop itself. */
  readonly book: number | null;
}

/** A record's photograph or, where it has none, the poster that stands for it. */
export interface Picture {
  readonly image: ImageView | null;
  readonly poster: PosterOf & { readonly theme: Inks };
}

/** The days of an event that runs longer, as people read them. */
export interface DateSpan {
  readonly from: string | null;
  readonly to: string;
}

export interface StatusView {
  readonly key: EventStatus;
  readonly label: string;
  /** What else there is to know: the old date, the old place, the start of the sale. */
  readonly note: string | null;
  /** What the venue says of it to visitors; null: nothing. */
  readonly words: LocalText | null;
}

/** An event as every list shows it, in one language, computed once. */
export interface EventView {
  readonly id: number;
  /** Null where children have no page of their own. */
  readonly href: string | null;
  readonly preline: LocalText;
  readonly title: LocalText;
  readonly subtitle: LocalText;
  /** First day of the event in the venue's calendar. */
  readonly day: Day;
  /** Machine-readable start. */
  readonly start: string;
  /** Machine-readable end; a day where opening hours count; null where it is not known. */
  readonly end: string | null;
  /** Id of the hall. */
  readonly room: number;
  readonly dateLabel: string;
  /** Weekday and day of the month, as short as can be: «So 22.». */
  readonly dayLabel: string;
  /** For events of more than one day: from when (null where it is running already) until when. */
  readonly span: DateSpan | null;
  readonly timeLabel: string;
  readonly place: string;
  /** Null: nothing to say, tickets are on sale as usual. */
  readonly status: StatusView | null;
  readonly ticket: TicketView | null;
  /** The lowest full price and, where children pay less, theirs. */
  readonly price: string | null;
  /** From which age it is recommended; null: nothing is. */
  readonly age: string | null;
  readonly labels: readonly string[];
  readonly picture: Picture;
  readonly children: readonly EventView[];
}

/** A notice between events. */
export interface TeaserView {
  readonly id: number;
  readonly preline: LocalText;
  readonly headline: LocalText;
  readonly subline: LocalText;
  readonly link: (Link & Pick<LocalText, 'lang'>) | null;
  readonly isExternal: boolean;
  readonly picture: Picture;
}

export type ListItem =
  | { readonly kind: 'event'; readonly event: EventView }
  | { readonly kind: 'teaser'; readonly teaser: TeaserView };

/** The items of one date. */
export interface DateGroup {
  /** Anchor and key of the group. */
  readonly key: string;
  readonly heading: string;
  /** Machine-readable; null for what is running already. */
  readonly day: Day | null;
  /** The month that it is in, where it is the first of it on the page. */
  readonly month: string | null;
  readonly items: readonly ListItem[];
}
