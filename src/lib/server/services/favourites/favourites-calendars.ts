import { createHash, randomBytes } from 'node:crypto';
import { subMonths } from 'date-fns/subMonths';
import { millisecondsInHour } from 'date-fns/constants';
import {
  CALENDAR_MISSES_AN_HOUR,
  CALENDAR_UNREAD_MONTHS,
  CALENDARS_AN_HOUR,
} from '../../../constants.ts';
import { dayOf, instantText } from '../../../dates/dates.ts';
import { CALENDAR_SECRET } from '../../../programme/calendar-secret.ts';
import { favouritesIn, favouritesText, type Favourites } from '../../../programme/favourites.ts';
import { success } from '../../../result.ts';
import { networkOf } from '../../concurrency/network.ts';
import type { OpenDatabase } from '../../db/open.ts';
import { transaction } from '../../db/transaction.ts';
import * as calendars from '../../repositories/visitors/favourites-calendars.ts';
import { SharedLimit } from '../limits/shared-limit.ts';
import { notifiedIn, notifiedText, type NotifiedEvent } from './notified-events.ts';

export interface FavouritesCalendarParts {
  readonly database: OpenDatabase;
  readonly now: () => Date;
}

/** What an address leads to. `revoked`: there was a calendar; `unknown`: there is none. */
export type CalendarState =
  | { readonly state: 'revoked' }
  | { readonly state: 'unknown' }
  | {
      readonly state: 'open';
      readonly ids: Favourites;
      readonly notified: readonly NotifiedEvent[];
      /** The day on which a program last asked for it; null: none has. */
      readonly readOn: string | null;
    };

/** 192 bits: nobody guesses one. */
const SECRET_BYTES = 24;

/** Only this is in the database. The secret is random, so that a plain hash is enough. */
const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

const newSecret = (): string => `favcal_${randomBytes(SECRET_BYTES).toString('base64url')}`;

/** Lists of favourites that calendar programs follow. Whoever has the secret can read one. */
export class FavouritesCalendars {
  readonly #parts: FavouritesCalendarParts;
  readonly #made: SharedLimit;
  readonly #missed: SharedLimit;

  constructor(parts: FavouritesCalendarParts) {
    const { db } = parts.database;
    const limit = { perMs: millisecondsInHour, now: parts.now };
    this.#parts = parts;
    this.#made = new SharedLimit(db, { ...limit, name: 'calendar', most: CALENDARS_AN_HOUR });
    this.#missed = new SharedLimit(db, {
      ...limit,
      name: 'calendar-miss',
      most: CALENDAR_MISSES_AN_HOUR,
    });
  }

  async find(secret: string): Promise<CalendarState> {
    if (!CALENDAR_SECRET.test(secret)) return { state: 'unknown' };
    const row = await calendars.calendarByHash(this.#parts.database.db, hashOf(secret));
    if (row === null) return { state: 'unknown' };
    if (row.revoked_at !== null) return { state: 'revoked' };
    const ids = favouritesIn(row.events);
    return { state: 'open', ids, notified: notifiedIn(row.notified), readOn: row.read_at };
  }

  /**
   * Makes a calendar; one that this browser had is revoked in the same transaction.
   * @param visitor the network address of the visitor
   * @param before the secret of the calendar that this one takes the place of; empty: none
   * @returns its secret, which is never shown again; null when too many were made there
   */
  async make(ids: Favourites, visitor: string, before = ''): Promise<string | null> {
    if (!(await this.#made.allows(networkOf(visitor)))) return null;
    const { database, now } = this.#parts;
    const secret = newSecret();
    const at = instantText(now());
    await transaction(database, async (tx) => {
      await calendars.revokeCalendar(tx, hashOf(before), at);
      const row = {
        hash: hashOf(secret),
        events: favouritesText(ids),
        notified: '[]',
        created_at: at,
      };
      await calendars.insertCalendar(tx, row);
      return success(null);
    });
    return secret;
  }

  /** The calendar follows the list. Idempotent. @returns false when there is no such calendar in use */
  async follow(secret: string, ids: Favourites): Promise<boolean> {
    const found = await this.find(secret);
    if (found.state !== 'open') return false;
    const events = favouritesText(ids);
    if (events === favouritesText(found.ids)) return true;
    return calendars.changeCalendar(this.#parts.database.db, hashOf(secret), { events });
  }

  /** Its address says from now on that it is over. Idempotent. */
  async revoke(secret: string): Promise<void> {
    const { database, now } = this.#parts;
    await calendars.revokeCalendar(database.db, hashOf(secret), instantText(now()));
  }

  /**
   * A program was given the calendar. Written down only where something is new: programs ask
   * every hour.
   */
  async noteRead(
    secret: string,
    before: Extract<CalendarState, { state: 'open' }>,
    notified: readonly NotifiedEvent[],
  ): Promise<void> {
    const { database, now } = this.#parts;
    const today = dayOf(now());
    const text = notifiedText(notified);
    const isNew = text !== notifiedText(before.notified);
    if (!isNew && before.readOn === today) return;
    const change = { read_at: today, ...(isNew && { notified: text }) };
    await calendars.changeCalendar(database.db, hashOf(secret), change);
  }

  /** Counts an address that is not there. @returns false when a client address asks for too many */
  allowsMiss(visitor: string): Promise<boolean> {
    return this.#missed.allows(networkOf(visitor));
  }

  /** Deletes calendars that nobody reads any more. */
  async sweep(): Promise<void> {
    const { database, now } = this.#parts;
    const before = instantText(subMonths(now(), CALENDAR_UNREAD_MONTHS));
    await calendars.deleteUnreadCalendars(database.db, before);
  }
}
