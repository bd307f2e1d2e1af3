import type { Kysely } from 'kysely';
import { needsSchema, type Needs } from '../../../booking/waiting.ts';
import { LOCALES, DEFAULT_LOCALE, type Locale } from '../../../constants.ts';
import type { Database } from '../../db/schema.ts';
import type { WaitingEntryRow } from '../../db/tables/shop-schema.ts';

type Db = Kysely<Database>;
type State = WaitingEntryRow['state'];

/** Somebody on the waiting list of an event. Instants are texts as they are stored. */
export interface WaitingEntry {
  readonly id: number;
  readonly token: string;
  readonly event: number;
  readonly email: string;
  readonly tickets: number;
  readonly needs: Needs;
  readonly locale: Locale;
  readonly state: State;
  readonly asked_at: string;
  readonly confirmed_at: string | null;
  readonly offered_until: string | null;
  readonly cart: string | null;
}

const entryOf = (row: Omit<WaitingEntryRow, 'id'> & { readonly id: number }): WaitingEntry => ({
  ...row,
  needs: needsSchema.parse(JSON.parse(row.needs)),
  locale: LOCALES.find((locale) => locale === row.locale) ?? DEFAULT_LOCALE,
});

export async function entryByToken(db: Db, token: string): Promise<WaitingEntry | null> {
  const row = await db
    .selectFrom('waiting_entry')
    .selectAll()
    .where('token', '=', token)
    .executeTakeFirst();
  return row === undefined ? null : entryOf(row);
}

/** The entry of an address that waits for an event, or has been offered seats of it. */
export async function openEntryOf(
  db: Db,
  event: number,
  email: string,
): Promise<WaitingEntry | null> {
  const row = await db
    .selectFrom('waiting_entry')
    .selectAll()
    .where('event', '=', event)
    .where('email', '=', email)
    .where('state', 'in', ['asked', 'confirmed', 'offered'])
    .executeTakeFirst();
  return row === undefined ? null : entryOf(row);
}

export const insertEntry = (
  db: Db,
  { needs, ...entry }: Omit<WaitingEntry, 'id' | 'confirmed_at' | 'offered_until' | 'cart'>,
) =>
  db
    .insertInto('waiting_entry')
    .values({
      ...entry,
      needs: JSON.stringify(needs),
      confirmed_at: null,
      offered_until: null,
      cart: null,
    })
    .execute();

export type EntryChange = Partial<
  Pick<WaitingEntry, 'confirmed_at' | 'offered_until' | 'cart' | 'asked_at' | 'tickets'>
> & { readonly state?: State; readonly needs?: Needs };

/** Changes an entry that is still in a state. @returns whether it was */
export async function changeEntry(
  db: Db,
  id: number,
  state: State,
  { needs, ...change }: EntryChange,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('waiting_entry')
    .set({ ...change, ...(needs !== undefined && { needs: JSON.stringify(needs) }) })
    .where('id', '=', id)
    .where('state', '=', state)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes an entry. @returns its last state; null when it did not exist any more */
export async function deleteEntry(
  db: Db,
  id: number,
): Promise<Pick<WaitingEntry, 'state' | 'cart'> | null> {
  const row = await db
    .deleteFrom('waiting_entry')
    .where('id', '=', id)
    .returning(['state', 'cart'])
    .executeTakeFirst();
  return row ?? null;
}

/** Who waits for an event, in the order in which they confirmed. */
export async function waitingFor(db: Db, event: number): Promise<readonly WaitingEntry[]> {
  const rows = await db
    .selectFrom('waiting_entry')
    .selectAll()
    .where('event', '=', event)
    .where('state', '=', 'confirmed')
    .orderBy('confirmed_at')
    .orderBy('id')
    .execute();
  return rows.map(entryOf);
}

/** Who waits for an event or has an offer of it now. */
export async function waitingOrOffered(
  db: Db,
  event: number,
): Promise<readonly Pick<WaitingEntry, 'email' | 'locale' | 'token'>[]> {
  const rows = await db
    .selectFrom('waiting_entry')
    .selectAll()
    .where('event', '=', event)
    .where('state', 'in', ['confirmed', 'offered'])
    .orderBy('id')
    .execute();
  return rows.map(entryOf);
}

/** How many of those who wait for an event, or have an offer, confirmed before this entry. */
export async function countBefore(
  db: Db,
  { id, event, confirmed_at: at }: WaitingEntry,
): Promise<number> {
  const { count } = await db
    .selectFrom('waiting_entry')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('event', '=', event)
    .where('state', '=', 'confirmed')
    .where((eb) =>
      eb.or([
        eb('confirmed_at', '<', at),
        eb.and([eb('confirmed_at', '=', at), eb('id', '<', id)]),
      ]),
    )
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** How many wait for an event, with how many tickets, and have an offer now. */
export interface WaitingCount {
  readonly event: number;
  readonly waiting: number;
  readonly tickets: number;
  readonly offered: number;
}

/** Of each event that somebody waits for; nothing of who does. */
export async function waitingCounts(db: Db): Promise<readonly WaitingCount[]> {
  const rows = await db
    .selectFrom('waiting_entry')
    .select((eb) => [
      'event',
      'state',
      eb.fn.countAll().as('entries'),
      eb.fn.sum<number | string>('tickets').as('tickets'),
    ])
    .where('state', 'in', ['confirmed', 'offered'])
    .groupBy(['event', 'state'])
    .execute();
  const counts = new Map<number, WaitingCount>();
  for (const { event, state, entries, tickets } of rows) {
    const none = { event, waiting: 0, tickets: 0, offered: 0 };
    const part =
      state === 'offered'
        ? { offered: Number(entries) }
        : { waiting: Number(entries), tickets: Number(tickets) };
    counts.set(event, { ...none, ...counts.get(event), ...part });
  }
  return [...counts.values()];
}

/** Events that somebody waits for. */
export async function eventsWaitedFor(db: Db): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('waiting_entry')
    .select('event')
    .distinct()
    .where('state', '=', 'confirmed')
    .orderBy('event')
    .execute();
  return rows.map(({ event }) => event);
}

/** Events by their ids in the ticketing system, as far as somebody waits for them. */
export async function waitedForAmong(
  db: Db,
  idJets: readonly string[],
): Promise<readonly number[]> {
  if (idJets.length === 0) return [];
  const rows = await db
    .selectFrom('waiting_entry')
    .innerJoin('event', 'event.id', 'waiting_entry.event')
    .select('event.id')
    .distinct()
    .where('waiting_entry.state', '=', 'confirmed')
    .where('event.id_jet', 'in', [...idJets])
    .orderBy('event.id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Ends the offers that were not accepted in time. */
export const lapseOffers = (db: Db, now: string) =>
  db
    .updateTable('waiting_entry')
    .set({ state: 'left' })
    .where('state', '=', 'offered')
    .where('offered_until', '<=', now)
    .execute();

export interface RetentionLimits {
  /** Not confirmed, and asked before this instant. */
  readonly askedBefore: string;
  /** Over for that long. */
  readonly endedBefore: string;
  /** Of events that were over before this instant. */
  readonly eventBefore: string;
}

/** Deletes entries whose personal data is not needed any more. */
export async function deleteEntries(db: Db, limits: RetentionLimits): Promise<void> {
  const { askedBefore, endedBefore, eventBefore } = limits;
  await db
    .deleteFrom('waiting_entry')
    .where((eb) =>
      eb.or([
        eb.and([eb('state', '=', 'asked'), eb('asked_at', '<=', askedBefore)]),
        eb.and([eb('state', 'in', ['left', 'served']), eb('offered_until', '<=', endedBefore)]),
        eb(
          'event',
          'in',
          eb
            .selectFrom('event')
            .select('event.id')
            .where((event) => event.fn.coalesce('date_end', 'date_start'), '<=', eventBefore),
        ),
      ]),
    )
    .execute();
}

/** All entries of an address in lower case, whatever became of them. */
export async function entriesOf(db: Db, email: string): Promise<readonly WaitingEntry[]> {
  const rows = await db
    .selectFrom('waiting_entry')
    .selectAll()
    .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', email))
    .orderBy('id')
    .execute();
  return rows.map(entryOf);
}
