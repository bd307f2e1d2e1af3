import type { Kysely, Selectable } from 'kysely';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../../constants.ts';
import type { EventFollowerRow } from '../../db/tables/box-office-schema.ts';
import type { Database } from '../../db/schema.ts';

type Db = Kysely<Database>;

/** Somebody who wants to hear of changes of an event. */
export type Follower = Omit<Selectable<EventFollowerRow>, 'locale'> & { readonly locale: Locale };

const followerOf = (row: Selectable<EventFollowerRow>): Follower => ({
  ...row,
  locale: LOCALES.find((locale) => locale === row.locale) ?? DEFAULT_LOCALE,
});

export async function followerByToken(db: Db, token: string): Promise<Follower | null> {
  const row = await db
    .selectFrom('event_follower')
    .selectAll()
    .where('token', '=', token)
    .executeTakeFirst();
  return row === undefined ? null : followerOf(row);
}

export async function followerByEmail(
  db: Db,
  event: number,
  email: string,
): Promise<Follower | null> {
  const row = await db
    .selectFrom('event_follower')
    .selectAll()
    .where('event', '=', event)
    .where('email', '=', email)
    .executeTakeFirst();
  return row === undefined ? null : followerOf(row);
}

export async function insertFollower(
  db: Db,
  follower: Pick<Follower, 'token' | 'event' | 'email' | 'locale' | 'asked_at'>,
): Promise<void> {
  await db
    .insertInto('event_follower')
    .values({ ...follower, state: 'asked', confirmed_at: null })
    .execute();
}

/** It is asked for once more: its time to be confirmed begins anew. */
export async function askAgain(
  db: Db,
  id: number,
  change: Pick<Follower, 'asked_at' | 'locale'>,
): Promise<void> {
  await db
    .updateTable('event_follower')
    .set(change)
    .where('id', '=', id)
    .where('state', '=', 'asked')
    .execute();
}

export async function confirmFollower(db: Db, token: string, now: string): Promise<void> {
  await db
    .updateTable('event_follower')
    .set({ state: 'confirmed', confirmed_at: now })
    .where('token', '=', token)
    .where('state', '=', 'asked')
    .execute();
}

export async function deleteFollower(db: Db, token: string): Promise<void> {
  await db.deleteFrom('event_follower').where('token', '=', token).execute();
}

/** All that an address in lower case follows. */
export async function followersOf(db: Db, email: string): Promise<readonly Follower[]> {
  const rows = await db
    .selectFrom('event_follower')
    .selectAll()
    .where('email', '=', email)
    .orderBy('id')
    .execute();
  return rows.map(followerOf);
}

/** @returns how many there were */
export async function deleteFollowersOf(db: Db, email: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('event_follower')
    .where('email', '=', email)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Those who follow an event and have confirmed it, in the order in which they asked. */
export async function followersOfEvent(db: Db, event: number): Promise<readonly Follower[]> {
  const rows = await db
    .selectFrom('event_follower')
    .selectAll()
    .where('event', '=', event)
    .where('state', '=', 'confirmed')
    .orderBy('id')
    .execute();
  return rows.map(followerOf);
}

/** How many follow each of these events. */
export async function followerCounts(
  db: Db,
  events: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (events.length === 0) return new Map();
  const rows = await db
    .selectFrom('event_follower')
    .select((eb) => ['event', eb.fn.countAll().as('count')])
    .where('state', '=', 'confirmed')
    .where('event', 'in', [...events])
    .groupBy('event')
    .execute();
  return new Map(rows.map(({ event, count }) => [event, Number(count)]));
}

/** Deletes whatever was not confirmed in time, and addresses of events that are long over or gone. */
export async function sweepFollowers(
  db: Db,
  { askedBefore, eventBefore }: { readonly askedBefore: string; readonly eventBefore: string },
): Promise<void> {
  await db
    .deleteFrom('event_follower')
    .where((eb) =>
      eb.or([
        eb.and([eb('state', '=', 'asked'), eb('asked_at', '<=', askedBefore)]),
        eb(
          'event',
          'not in',
          eb
            .selectFrom('event')
            .select('event.id')
            .where((event) => event.fn.coalesce('date_end', 'date_start'), '>', eventBefore),
        ),
      ]),
    )
    .execute();
}
