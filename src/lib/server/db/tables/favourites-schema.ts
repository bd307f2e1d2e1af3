import type { Generated } from 'kysely';

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
