import type { Generated } from 'kysely';

/** A text that was searched for on a day, in one language. */
export interface SearchWordRow {
  /** In Berlin, `2026-11-20`. */
  day: string;
  locale: string;
  word: string;
  /** How many asked for it that day; the same one on another day is another one. */
  askers: number;
  /** Whether anything was found when it was last asked for that day: 0 or 1. */
  is_found: number;
}

/** What askers of a day are told apart by; gone with the day. */
interface SearchKeyRow {
  day: string;
  key: string;
}

/** Somebody who asked for a word on a day, as a hash that nothing leads back from without the key. */
interface SearchAskerRow {
  day: string;
  hash: string;
}

export interface SearchWordsTables {
  searched_word: SearchWordRow;
  searched_key: SearchKeyRow;
  searched_asker: SearchAskerRow;
}

/** A list of favourites as a private calendar. It says nothing of whose it is. Instants are ISO texts. */
export interface FavouritesCalendarRow {
  id: Generated<number>;
  /** SHA-256 of the secret in its address, hexadecimal: whoever reads the database cannot read calendars by it. */
  hash: string;
  /** Ids of events as the cookie holds them, `12.7.103`; empty once it is revoked. */
  events: string;
  /** JSON of what its readers were last notified of: see `services/favourites/notified-events.ts`. */
  notified: string;
  created_at: string;
  /** When a program last asked for it, to the day; null: none has. */
  read_at: string | null;
  /** Null: it is in use. A revoked one stays, so that its address goes on saying so. */
  revoked_at: string | null;
}

export interface FavouritesTables {
  favourites_calendar: FavouritesCalendarRow;
}

/** Somebody who wants the newsletter. Instants are ISO texts. Who leaves has no row any more. */
export interface NewsletterSubscriptionRow {
  id: Generated<number>;
  /** Random: whoever has it can confirm the subscription and end it. */
  token: string;
  /** Lower case. */
  email: string;
  locale: string;
  /** `asked`: until the link in the message is followed and confirmed. */
  state: 'asked' | 'confirmed';
  asked_at: string;
  confirmed_at: string | null;
}

export interface NewsletterTables {
  newsletter_subscription: NewsletterSubscriptionRow;
}

/** That a person's data was looked for, handed out or deleted; nothing of the data itself. */
export interface PersonalDataRequestRow {
  id: Generated<number>;
  at: string;
  action: 'found' | 'exported' | 'deleted';
  /** Who did it: the id of an account; null: the command line. */
  user_id: string | null;
  /** JSON: how many rows, by source (`services/personal-data/sources.ts`). */
  counts: string;
}

export interface PersonalDataTables {
  personal_data_request: PersonalDataRequestRow;
}
