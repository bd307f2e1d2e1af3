import type { BookingView } from './booking-view.ts';
import type { EventView, Link, Picture, StatusView } from './event-view.ts';
import type { LocalText } from '../i18n/localized.ts';
import type { ShownModule } from './module-view.ts';

export interface ComposerView {
  readonly id: number;
  readonly name: string;
  /** Their page, where they are an artist of the venue, too. */
  readonly href: string | null;
}

/** A title with the BCP 47 tag of its language, where that is known. */
export interface OriginalTitle {
  readonly text: string;
  readonly lang: string | undefined;
}

/** A work, or what is none: an interval, a talk. */
export interface ProgrammeEntryView {
  /** Its place in the list of the record. */
  readonly at: number;
  /** Null: no work. */
  readonly work: number | null;
  readonly composers: readonly ComposerView[];
  /** With the number of its catalogue. */
  readonly title: LocalText;
  readonly original: OriginalTitle | null;
  readonly note: LocalText;
}

export interface PerformerView {
  /** Its place in the list of the record. */
  readonly at: number;
  readonly person: number;
  readonly name: string;
  readonly role: LocalText;
  readonly href: string | null;
  readonly isEnsemble: boolean;
}

export interface PriceRow {
  /** Its place in the prices of the record, or in its seat groups. */
  readonly at: number;
  readonly label: string;
  readonly amount: string;
}

/** A term and what it says: doors, duration, age … */
export interface Fact {
  readonly term: string;
  readonly text: string;
  /** Language of the text where it is not the page's. */
  readonly lang?: LocalText['lang'];
  readonly href?: string;
  /** The field of the page's record that says it. */
  readonly field?: string;
}

/** What became of an event, and what follows from it. */
export interface EventNoticeView {
  readonly status: StatusView;
  /** What it means for whoever wants to come, or has a ticket: the new date, whether seats are left. */
  readonly text: string;
  /** What becomes of tickets that were bought; empty: nothing is said. */
  readonly refund: readonly string[];
  readonly refundLang: LocalText['lang'];
  /** Where more of it stands; null: nowhere. */
  readonly refundLink: Link | null;
  /** What can be done now; null: nothing beside what the page offers anyway. */
  readonly link: Link | null;
}

/** All there is to say of one event, in one language. */
export interface EventDetailView {
  readonly event: EventView;
  readonly fullDate: string;
  /** The same in few letters, with the hour: `22. Nov., 11 Uhr`. */
  readonly shortDate: string;
  readonly paragraphs: readonly string[];
  readonly descriptionLang: LocalText['lang'];
  readonly programme: readonly ProgrammeEntryView[];
  readonly performers: readonly PerformerView[];
  readonly facts: readonly Fact[];
  readonly access: readonly string[];
  readonly accessNote: string;
  readonly accessNoteLang: LocalText['lang'];
  readonly prices: readonly PriceRow[];
  /** The field of the record that they are written in. */
  readonly priceField: 'prices' | 'seat_groups';
  readonly pricesCollapse: boolean;
  /** Seats for people with a need and what they cost; never folded away. */
  readonly accessPrices: readonly PriceRow[];
  readonly booking: BookingView;
  readonly genres: readonly Link[];
  readonly tags: readonly Link[];
  readonly series: readonly Link[];
  readonly production: Link | null;
  readonly venue: Link | null;
  readonly parent: Link | null;
  /** Other dates of the same production, or of the same festival. */
  readonly others: readonly EventView[];
  readonly othersHeading: string;
  /** Null: it does not take place. */
  readonly calendarHref: string | null;
  /** Where to be told of changes by mail; null once there is nothing to tell. */
  readonly newsHref: string | null;
  /** What became of it, above its title; null: it takes place as it was announced. */
  readonly notice: EventNoticeView | null;
  readonly shareText: string;
  readonly picture: Picture;
  /** What editors composed below it. */
  readonly modules: readonly ShownModule[];
}
