import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { FavouritesCalendarRow } from '../../db/tables/visitor-schema.ts';

type Db = Kysely<Database>;
export type FavouritesCalendar = Selectable<FavouritesCalendarRow>;

export async function insertCalendar(
  db: Db,
  calendar: Pick<FavouritesCalendar, 'hash' | 'events' | 'notified' | 'created_at'>,
): Promise<void> {
  await db
    .insertInto('favourites_calendar')
    .values({ ...calendar, read_at: null, revoked_at: null })
    .execute();
}

export async function calendarByHash(db: Db, hash: string): Promise<FavouritesCalendar | null> {
  const row = await db
    .selectFrom('favourites_calendar')
    .selectAll()
    .where('hash', '=', hash)
    .executeTakeFirst();
  return row ?? null;
}

/** Changes a calendar that is in use. @returns whether it is */
export async function changeCalendar(
  db: Db,
  hash: string,
  change: Partial<Pick<FavouritesCalendar, 'events' | 'notified' | 'read_at'>>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('favourites_calendar')
    .set(change)
    .where('hash', '=', hash)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Ends a calendar: nothing is left of it but that there was one. */
export async function revokeCalendar(db: Db, hash: string, revoked_at: string): Promise<void> {
  await db
    .updateTable('favourites_calendar')
    .set({ events: '', notified: '[]', revoked_at })
    .where('hash', '=', hash)
    .where('revoked_at', 'is', null)
    .execute();
}

/** Deletes calendars in use that nobody read since an instant, and that were created before it. */
export async function deleteUnreadCalendars(db: Db, before: string): Promise<void> {
  await db
    .deleteFrom('favourites_calendar')
    .where('revoked_at', 'is', null)
    .where((eb) => eb(eb.fn.coalesce('read_at', 'created_at'), '<', before))
    .execute();
}
