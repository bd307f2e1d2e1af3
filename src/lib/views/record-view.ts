import type { DirectionsView } from './directions-view.ts';
import type { EventView, Link, Picture } from './event-view.ts';
import type { Fact } from './event-detail-view.ts';
import type { CalendarLinks } from '../programme/calendar-links.ts';
import type { ShownModules } from './module-view.ts';
import type { LocalText } from '../i18n/localized.ts';

/** A longer text under a heading of its own. */
export interface TextPart {
  readonly heading: string | null;
  readonly lang: LocalText['lang'];
  readonly paragraphs: readonly string[];
  /** The field of the record that it is; left out: none that is edited on its page. */
  readonly field?: string;
}

/** A production, a series, a venue or a person, with its events. */
export interface RecordView {
  readonly title: LocalText;
  readonly subtitle: LocalText;
  /** The fields of the record that these are. */
  readonly fields: { readonly title: string; readonly subtitle: string };
  readonly picture: Picture;
  readonly facts: readonly Fact[];
  readonly parts: readonly TextPart[];
  /** Of a venue; null: nothing is known of the way there. */
  readonly way: DirectionsView | null;
  readonly eventsHeading: string;
  readonly events: readonly EventView[];
  /** All of them in the programme, where there are more than shown: one link, or one a room. */
  readonly allEvents: readonly Link[];
  readonly noEvents: string;
  /** Its events in a visitor's own calendar; null where none are to come. */
  readonly calendar: CalendarLinks | null;
  /** What can be done here beside coming: booking a subscription, asking about it. */
  readonly actions: readonly Link[];
  /** What editors composed below the text. */
  readonly modules: ShownModules['modules'];
}

/** A record as an overview shows it: a person of the team, a production. */
export interface RecordCard {
  readonly name: string;
  readonly role: LocalText | string;
  /** What a subscription costs, in words. */
  readonly price?: LocalText;
  readonly href: string;
  readonly picture: Picture;
}
