import type { Kysely, Transaction } from 'kysely';
import type { Access } from '../../../../content/records/event-parts.ts';
import type { Database } from '../../db/schema.ts';

type AnyDb = Kysely<Database> | Transaction<Database>;

/** How a step-free event is stored. */
const STEP_FREE = '%"step_free":true%';

/** Events that say that they are step-free because that was once taken for granted, by date. */
export const unconfirmedEvents = (db: AnyDb, since: string) =>
  db
    .selectFrom('event')
    .innerJoin('unconfirmed_access', 'unconfirmed_access.event', 'event.id')
    .where('access', 'like', STEP_FREE)
    .where(({ eb, fn }) => eb(fn.coalesce('date_end', 'date_start'), '>=', since))
    .select(['id', 'title_de', 'title_en', 'date_start', 'room'])
    .orderBy('date_start')
    .orderBy('id')
    .execute();

/** Somebody says that it is so. @returns false where that was not asked */
export async function confirmAccess(db: AnyDb, event: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('unconfirmed_access')
    .where('event', '=', event)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** An event as others are made of it: what nobody said of its access is not handed on. */
export async function asSaid<State extends object>(
  db: AnyDb,
  event: number,
  state: State,
): Promise<State> {
  const isAsked = await db
    .selectFrom('unconfirmed_access')
    .select('event')
    .where('event', '=', event)
    .executeTakeFirst();
  if (isAsked === undefined || !('access' in state)) return state;
  return { ...state, access: { ...(state.access as Access), step_free: false } };
}
