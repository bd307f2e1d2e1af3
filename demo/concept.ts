import type { Translated } from '../src/content/fields/field.ts';
import type { Access } from '../src/content/records/event-parts.ts';
import type { Anchor } from './calendar.ts';
import type { GenreKey } from './genres.ts';
import type { PersonKey } from './persons.ts';
import type { PriceTier } from './price-tiers.ts';
import type { ProductionKey } from './productions.ts';
import type { RoomKey } from './rooms.ts';
import type { SeriesKey } from './series.ts';
import type { TagKey } from './tags.ts';
import type { TypeKey } from './types.ts';
import type { WorkKey } from './works.ts';

/** What an evening is, without its date. */
export interface Concept {
  readonly key: string;
  readonly title: Translated;
  readonly subtitle: Translated;
  /** Instead of the series' name above the title. */
  readonly preline?: Translated;
  readonly text: Translated;
  readonly room: RoomKey;
  /** A concert, where nothing else is said. */
  readonly type?: TypeKey;
  readonly genres: readonly GenreKey[];
  readonly tags?: readonly TagKey[];
  readonly series?: SeriesKey;
  readonly production?: ProductionKey;
  readonly works?: readonly WorkKey[];
  /** Who plays: a key alone takes the person's or ensemble's own role. */
  readonly cast?: readonly (PersonKey | readonly [PersonKey, Translated])[];
  /** Wall-clock time at the venue. */
  readonly time: string;
  /** Minutes, interval included. */
  readonly duration: number;
  /** Minutes. */
  readonly interval?: number;
  readonly age?: number;
  readonly prices: PriceTier;
  readonly access?: Partial<Access>;
  readonly accessNote?: Translated;
}

/** A concept and how it falls into the calendar. */
export interface Plan extends Concept {
  /** Weekdays it is played on, 0 is Sunday. */
  readonly days: readonly number[];
  /** Number of dates; with `every`, as many as fit. */
  readonly times: number;
  /** Dates follow each other closely instead of being spread over the season. */
  readonly run?: boolean;
  /** A time of the year it belongs to. */
  readonly near?: Anchor;
  /** A standing date: every so many weeks. */
  readonly every?: number;
}
