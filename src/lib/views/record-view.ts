import type { EventView, Link, Picture, DateGroup } from './event-view.ts';
import type { Fact } from './event-detail-view.ts';
import type { CalendarLinks } from '../programme/calendar-links.ts';
import type { PagerView, WrittenView } from './magazine-view.ts';
import type { ShownModules } from './module-view.ts';
import type { LocalText } from '../i18n/localized.ts';

/** A stop or station: its place on the map, in units of a square of 200 around the venue at 0, 0. */
export interface StopView {
  readonly name: LocalText;
  readonly lines: LocalText;
  /** How far it is on foot. */
  readonly walk: string;
  readonly x: number;
  readonly y: number;
}

/** The way to a venue and, where its box office is, the hours of the coming days. */
export interface DirectionsView {
  readonly stops: readonly StopView[];
  /** Circles of the map: how far one comes on foot, and their radius. */
  readonly rings: readonly { readonly minutes: number; readonly radius: number }[];
  readonly routes: readonly Link[];
  /** Null: the box office is elsewhere. */
  readonly hours:
    | readonly { readonly day: string; readonly text: string; readonly lang: LocalText['lang'] }[]
    | null;
}

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

/** The exhibitions of the programme, by the day on which they begin. */
export interface ExhibitionsView extends WrittenView {
  readonly groups: readonly DateGroup[];
  readonly pager: PagerView;
  readonly programmeHref: string;
}

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
